import { styled } from 'styled-components';
import { Carousel } from '../Carousel/index.ts';

export const BattlepassCarouselFrame = styled(Carousel)`
  [data-part='track'] {
    align-items: stretch;
    padding-block-end: 16px;
  }
`;
