import { styled } from 'styled-components';
import { Carousel } from '@tand/ui/components/Carousel';

export const BattlepassRow = styled(Carousel)`
  & > [data-part='track'] {
    align-items: stretch;
    padding-block-end: 16px;
  }
  /* It opens at the level that burns, which the margin puts at the start. */
  & > [data-part='track'] > :has([data-state='now']) {
    scroll-initial-target: nearest;
    scroll-margin-inline-end: 100vw;
  }
  /* :last-child matches once the row has been parsed. Until then snapping would keep the first level in view. */
  & > [data-part='track']:not(:last-child) {
    scroll-snap-type: none;
  }
`;
