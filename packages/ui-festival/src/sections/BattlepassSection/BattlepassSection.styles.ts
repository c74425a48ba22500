import { styled } from 'styled-components';
import { Carousel } from '@tand/ui/components/Carousel';

export const BattlepassRow = styled(Carousel)`
  & > [data-part='track'] {
    padding-block-end: 16px;
  }
  & > [data-part='track'] > :has([data-state='now']) {
    scroll-initial-target: nearest;
    scroll-margin-inline-end: 100vw;
  }
  /* Chromium matches :last-child only once the row is parsed; until then snapping would return to the first level. */
  & > [data-part='track']:not(:last-child) {
    scroll-snap-type: none;
  }
`;
