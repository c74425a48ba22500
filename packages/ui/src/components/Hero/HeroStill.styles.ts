import { styled } from 'styled-components';
import { media } from '../../tokens/index.ts';
import type { Place } from './layers.ts';

/** Width of the open box's picture in px; all stills have the same scale. */
const OPEN_WIDTH = 1442;

interface StillProps {
  $width: number;
  $lift: number;
}
export const HeroStillFrame = styled.span<StillProps>`
  position: relative;
  display: block;
  &[data-away] {
    visibility: hidden;
  }
  @media ${media.desktop} {
    width: ${({ $width }) => `${((100 * $width) / OPEN_WIDTH).toFixed(2)}%`};
    margin-inline-start: auto;
    margin-block-end: ${({ $lift }) => $lift}px;
  }
  /* A phone shows the drawer whole and as much of the sleeve as has its lettering. */
  @media ${media.mobile} {
    width: 114%;
    margin-block-end: 18px;
  }
`;
/* Same scale as the picture it replaces, so that only the drawer moves. */
export const HeroPulled = styled(HeroStillFrame)`
  position: absolute;
  inset: auto 0 0 auto;
  @media ${media.mobile} {
    inset: auto auto 0 0;
  }
`;
export const HeroFlames = styled.span<{ $place: Place; $hidden: number }>`
  position: absolute;
  ${({ $place }) => `left: ${$place.left}%; top: ${$place.top}%; width: ${$place.width}%;`}
  clip-path: inset(-20% ${({ $hidden }) => $hidden.toFixed(2)}% -20% -5%);
`;
