import type { CarouselImage } from './ImageCarousel.tsx';

/** Pictures for stories and tests. */
export const carouselImages: CarouselImage[] = [
  {
    src: '/img/labels/tokyo-town.svg',
    alt: 'Ett vykort från Tokyo Town med en drake i headset',
    width: 640,
    height: 480,
    caption: 'Tokyo Town',
  },
  { src: '/img/labels/tilted-blocks.svg', alt: 'Lutande torn av klossar', width: 640, height: 480, caption: 'Tilted Blocks' },
  { src: '/img/labels/neon-district.svg', alt: 'Neonskyltar i natten', width: 640, height: 480, caption: 'Neon District' },
  { src: '/img/labels/mirage-palace.svg', alt: 'Ett palats i öknen', width: 640, height: 480, caption: 'Mirage Palace' },
  { src: '/img/labels/rosa-helikopter.svg', alt: 'En rosa helikopter', width: 640, height: 480, caption: 'Rosa Helikopter' },
];
