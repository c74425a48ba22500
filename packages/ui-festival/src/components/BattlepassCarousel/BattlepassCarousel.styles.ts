import { styled } from 'styled-components';
import { Carousel } from '@tand/ui/components/Carousel';

export const BattlepassCarouselFrame = styled(Carousel)`
  & > :last-child {
    align-items: stretch;
    padding-block-end: 16px;
  }
  /* It opens at the level that burns, which the margin puts at the start. */
  & > :last-child > :has([data-state='now']) {
    scroll-initial-target: nearest;
    scroll-margin-inline-end: 100vw;
  }
`;
