import { styled } from 'styled-components';
import { Carousel } from '@tand/ui/components/Carousel';

export const BattlepassCarouselFrame = styled(Carousel)`
  & > :last-child {
    align-items: stretch;
    padding-block-end: 16px;
  }
`;
