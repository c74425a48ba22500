import type { HeroLayers } from './layers.ts';

const picture = (name: string, width: number, height: number) => ({
  src: `/img/hero/${name}-day.svg`,
  nightSrc: `/img/hero/${name}-night.svg`,
  width,
  height,
});

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
  flames: { left: 58, top: 30.9, width: 41.83, count: 24 },
};

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
export const stills = {
  before: { picture: picture('before', 1183, 673), lift: 80, alt: '' },
  sale: {
    picture: picture('sale', 1124, 744),
    flames: { picture: picture('flames', 470, 410), place: heroLayers.flames, count: heroLayers.flames.count, lit: 0.62 },
    lift: 30,
    alt: '',
  },
  week: { picture: picture('week-3', 1314, 809), lift: 30, alt: '' },
  after: { picture: picture('after', 1422, 854), alt: '' },
};
export const lake = (light: 'day' | 'morning') => ({
  src: `/img/hero/lake-${light}.svg`,
  nightSrc: '/img/hero/lake-night.svg',
  width: 1600,
  height: 900,
});
export const pulled = [
  picture('pulled-1', 1144, 737),
  picture('pulled-2', 1223, 772),
  picture('pulled-3', 1320, 820),
  picture('pulled-4', 1422, 873),
];
export const heroLabels = {
  sv: { pause: 'Stanna det som rör sig', play: 'Låt det röra sig igen' },
  en: { pause: 'Stop what moves', play: 'Let it move again' },
};
