import { styled } from 'styled-components';
import { media } from '../../tokens/index.ts';
import type { Place } from './layers.ts';

/** Width of the open box's picture, in its own px: all moments are drawn to the same scale. */
const OPEN_WIDTH = 1442;

export const HeroStillFrame = styled.span<{ $width: number; $lift: number }>`
  position: relative;
  display: block;
  @media ${media.desktop} {
    width: ${({ $width }) => `${((100 * $width) / OPEN_WIDTH).toFixed(2)}%`};
    margin-inline-start: auto;
    margin-block-end: ${({ $lift }) => $lift}px;
  }
  /* A phone shows the drawer whole and as much of the sleeve as has its lettering. */
  @media ${media.mobile} {
    width: 114%;
  }
`;
export const HeroFlames = styled.span<{ $place: Place; $hidden: number }>`
  position: absolute;
  ${({ $place }) => `left: ${$place.left}%; top: ${$place.top}%; width: ${$place.width}%;`}
  clip-path: inset(-20% ${({ $hidden }) => $hidden.toFixed(2)}% -20% -5%);
`;
