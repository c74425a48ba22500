import type { HeroLayers } from './layers.ts';

const picture = (name: string, width: number, height: number) => ({
  src: `/img/hero/${name}-day.svg`,
  nightSrc: `/img/hero/${name}-night.svg`,
  width,
  height,
});

/** Where the layers lie in a drawing. */
export const heroLayers: HeroLayers = {
  wide: {
    slide: { x: 42.3, y: -34.42 },
    mouth: { left: { x: 48.54, y: 19.59 }, right: { x: 78.78, y: 44.2 } },
    lives: {
      balloon: { left: 29.26, top: 43.12, width: 2.5 },
      helicopter: { left: 11.63, top: 56.12, width: 11.01 },
      flame: { left: 67.2, top: 38.53, width: 0.97 },
    },
  },
  mobile: {
    slide: { x: 44.19, y: -19.63 },
    mouth: { left: { x: 53.49, y: 22.64 }, right: { x: 102.79, y: 44.55 } },
    lives: {
      helicopter: { left: 14.55, top: 40.36, width: 35.94 },
      flame: { left: 83.49, top: 43.55, width: 3.26 },
    },
  },
  rotor: { left: 45.29, top: 26.72, width: 89.86, squash: 0.45 },
};

/** The hero's layers as the art package delivers them. */
export const heroImage = {
  drawer: { ...picture('drawer', 1442, 886), mobile: picture('mobile-drawer', 430, 484) },
  sleeve: { ...picture('sleeve', 1442, 886), mobile: picture('mobile-sleeve', 430, 484) },
  lives: {
    helicopter: picture('helicopter', 138, 116),
    blade: picture('blade', 124, 124),
    balloon: picture('balloon', 36, 65),
    flame: picture('flame', 14, 18),
  },
  layers: heroLayers,
  alt: '',
};
export const heroLabels = {
  sv: { pause: 'Stanna det som rör sig', play: 'Låt det röra sig igen' },
  en: { pause: 'Stop what moves', play: 'Let it move again' },
};
