import { styled } from 'styled-components';
import { lift } from '../../styles/mixins.ts';
import { border, color, media, radius, space } from '../../tokens/index.ts';

export const GalleryFrame = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: var(--ui-gallery-gap, ${space[3]});
  @media ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: var(--ui-gallery-gap, ${space[5]});
  }
  & > li > a {
    display: block;
    border: var(--ui-picture-border, ${border.base});
    border-radius: var(--ui-picture-radius, ${radius.base});
    overflow: hidden;
    background: ${color.card};
    ${lift}
  }
  & > li > a > span {
    display: block;
    padding: ${space[3]};
    border-block-start: var(--ui-picture-border, ${border.base});
    color: ${color.ink};
    font-weight: 600;
    line-height: 1.3;
    hyphens: auto;
    overflow-wrap: break-word;
  }
  & > li img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
  &[data-ratio='1:1'] > li img {
    aspect-ratio: 1;
  }
`;

export const GalleryView = styled.figure`
  display: grid;
  gap: ${space[4]};
  img {
    width: 100%;
    max-height: 68dvh;
    object-fit: contain;
  }
  figcaption {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    font-weight: 600;
  }
  figcaption svg:dir(rtl) {
    scale: -1 1;
  }
  figcaption > span:last-child {
    display: flex;
    gap: ${space[2]};
  }
`;
