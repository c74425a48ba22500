import { styled } from 'styled-components';
import { Carousel } from '@tand/ui/components/Carousel';

export const BattlepassCarouselFrame = styled(Carousel)`
  [data-part='track'] {
    align-items: stretch;
    padding-block-end: 16px;
  }
`;
