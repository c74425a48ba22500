import { styled } from 'styled-components';
import { media } from '../../tokens/index.ts';

export const HeroStillFrame = styled.span`
  position: relative;
  display: block;
  &[data-away] {
    visibility: hidden;
  }
  @media ${media.desktop} {
    width: var(--width);
    margin-inline-start: auto;
    margin-block-end: var(--lift);
  }
  @media ${media.mobile} {
    width: 114%;
    margin-block-end: 18px;
  }
`;
export const HeroPulled = styled(HeroStillFrame)`
  position: absolute;
  inset: auto 0 0 auto;
  @media ${media.mobile} {
    inset: auto auto 0 0;
  }
`;
export const HeroFlames = styled.span`
  position: absolute;
  inset: var(--inset);
  width: var(--width);
  clip-path: inset(-20% var(--hidden) -20% -5%);
`;
