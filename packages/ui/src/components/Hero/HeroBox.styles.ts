import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/index.ts';
import { openClip } from './layers.ts';

const slide = keyframes`
  from { transform: translate(var(--hero-slide)); }
`;
const emerge = keyframes`
  from { clip-path: var(--hero-mouth); }
  to { clip-path: ${openClip}; }
`;
const hover = keyframes`
  50% { transform: translateY(-5%); }
`;
const drift = keyframes`
  50% { transform: translateY(-14%); }
`;
const turn = keyframes`
  to { transform: rotate(1turn); }
`;
const flicker = keyframes`
  33% { transform: scale(0.92, 1.12); }
  66% { transform: scale(1.06, 0.9); }
`;

const lively = ":root[data-lively] [data-hero]:not([data-motion='still']) &";

export const HeroMouth = styled.span`
  --hero-slide: var(--wide-slide);
  --hero-mouth: var(--wide-mouth);
  position: relative;
  display: block;
  @media ${media.mobile} {
    --hero-slide: var(--mobile-slide);
    --hero-mouth: var(--mobile-mouth);
  }
  @media (prefers-reduced-motion: no-preference) {
    :root[data-opening='closed'] & {
      clip-path: var(--hero-mouth);
    }
    :root[data-opening='open'] & {
      animation: ${emerge} 240ms steps(6) 700ms both;
    }
  }
`;
export const HeroDrawer = styled.span`
  position: relative;
  display: block;
  @media (prefers-reduced-motion: no-preference) {
    :root[data-opening='closed'] & {
      transform: translate(var(--hero-slide));
    }
    :root[data-opening='open'] & {
      animation: ${slide} 700ms steps(10);
    }
  }
`;
export const HeroSleeve = styled.span`
  position: absolute;
  inset: 0 0 auto;
`;

export const HeroLife = styled.span`
  position: absolute;
  display: var(--wide-display);
  inset: var(--wide-inset);
  width: var(--wide-width);
  transform-origin: 50% 90%;
  @media ${media.mobile} {
    display: var(--mobile-display);
    inset: var(--mobile-inset);
    width: var(--mobile-width);
  }
  ${lively} {
    &[data-life='helicopter'] {
      animation: ${hover} 2400ms steps(8) infinite;
    }
    &[data-life='balloon'] {
      animation: ${drift} 5200ms steps(12) infinite;
    }
    &[data-life='flame'] {
      animation: ${flicker} 640ms steps(3) infinite;
    }
  }
`;
export const HeroRotor = styled.span`
  position: absolute;
  inset: var(--inset);
  width: var(--width);
  transform: translate(-50%, -50%) scaleY(var(--squash)) rotate(-24deg);
`;
export const HeroBlade = styled.span`
  display: block;
  ${lively} {
    animation: ${turn} 720ms steps(12) infinite;
  }
`;
