import { css, keyframes, styled } from 'styled-components';
import { media } from '../../tokens/index.ts';
import { mouthClip, openClip, type HeroLayers, type Place } from './layers.ts';

interface LayersProps {
  $layers: HeroLayers;
}
type LifeName = keyof HeroLayers['wide']['lives'];

const at = (place: Place | undefined) =>
  place ? `display: block; left: ${place.left}%; top: ${place.top}%; width: ${place.width}%;` : 'display: none;';

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

/** Animates only while a script sets `data-lively` (not with reduced data), and never while paused. */
const lively = (animation: ReturnType<typeof css>) => css`
  @media (prefers-reduced-motion: no-preference) {
    :root[data-lively] [data-hero]:not([data-motion='still']) & {
      ${animation}
    }
  }
`;

/* A first visit opens the box: `data-opening` on the root is "closed" until the drawer's picture has loaded, then "open". */
export const HeroMouth = styled.span<LayersProps>`
  --hero-slide: ${({ $layers: { wide } }) => `${wide.slide.x}%, ${wide.slide.y}%`};
  --hero-mouth: ${({ $layers }) => mouthClip($layers.wide.mouth)};
  position: relative;
  display: block;
  @media ${media.mobile} {
    --hero-slide: ${({ $layers: { mobile } }) => `${mobile.slide.x}%, ${mobile.slide.y}%`};
    --hero-mouth: ${({ $layers }) => mouthClip($layers.mobile.mouth)};
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
  display: block;
`;

const motions = {
  helicopter: css`
    animation: ${hover} 2400ms steps(8) infinite;
  `,
  balloon: css`
    animation: ${drift} 5200ms steps(12) infinite;
  `,
  flame: css`
    animation: ${flicker} 640ms steps(3) infinite;
  `,
};
export const HeroLife = styled.span<LayersProps & { $name: LifeName }>`
  position: absolute;
  ${({ $layers, $name }) => at($layers.wide.lives[$name])}
  transform-origin: 50% 90%;
  @media ${media.mobile} {
    ${({ $layers, $name }) => at($layers.mobile.lives[$name])}
  }
  ${({ $name }) => lively(motions[$name])}
`;
export const HeroRotor = styled.span<LayersProps>`
  position: absolute;
  ${({ $layers }) => at($layers.rotor)}
  transform: translate(-50%, -50%) scaleY(${({ $layers }) => $layers.rotor.squash}) rotate(-24deg);
`;
export const HeroBlade = styled.span`
  display: block;
  ${lively(css`
    animation: ${turn} 720ms steps(12) infinite;
  `)}
`;
