/** The hero's picture as the art package delivers it. */
export const heroImage = {
  src: '/img/hero-day.svg',
  nightSrc: '/img/hero-night.svg',
  width: 1442,
  height: 886,
  mobile: { src: '/img/hero-mobile-day.svg', nightSrc: '/img/hero-mobile-night.svg', width: 430, height: 484 },
};
