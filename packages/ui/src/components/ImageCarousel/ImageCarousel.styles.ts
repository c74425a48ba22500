import { styled } from 'styled-components';
import { border, color, media, radius, space } from '../../tokens/index.ts';
import { Carousel } from '../Carousel/index.ts';

export const ImageCarouselFrame = styled(Carousel)`
  figure img {
    width: auto;
    height: clamp(180px, 24vw, 300px);
    object-fit: cover;
    border: var(--ui-picture-border, ${border.base});
    border-radius: var(--ui-picture-radius, ${radius.base});
    background: ${color.wood};
  }
  figcaption {
    margin-block-start: ${space[2]};
    color: ${color.muted};
    font-size: 1rem;
  }
  figure > a {
    display: block;
    text-decoration: none;
  }
  @media ${media.fine} {
    figure > a:hover img {
      translate: 0 -4px;
    }
  }
`;
