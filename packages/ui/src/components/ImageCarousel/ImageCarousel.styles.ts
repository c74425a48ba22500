import { styled } from 'styled-components';
import { border, color, radius } from '../../tokens/index.ts';
import { Carousel } from '../Carousel/index.ts';

export const ImageCarouselFrame = styled(Carousel)`
  img {
    width: auto;
    height: clamp(180px, 24vw, 300px);
    object-fit: cover;
    border: var(--ui-picture-border, ${border.base});
    border-radius: var(--ui-picture-radius, ${radius.base});
    background: ${color.wood};
  }
`;
