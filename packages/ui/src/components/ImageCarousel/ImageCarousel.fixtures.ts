import type { CarouselImage } from './ImageCarousel.tsx';

const pictures = [
  [
    'tokyo-town',
    'Tokyo Town',
    'Ett vykort från Tokyo Town med en drake i headset',
    'A postcard from Tokyo Town with a dragon in a headset',
  ],
  ['tilted-blocks', 'Tilted Blocks', 'Lutande torn av klossar', 'Leaning towers of blocks'],
  ['neon-district', 'Neon District', 'Neonskyltar i natten', 'Neon signs at night'],
  ['mirage-palace', 'Mirage Palace', 'Ett palats i öknen', 'A palace in the desert'],
  ['rosa-helikopter', 'Rosa Helikopter', 'En rosa helikopter', 'A pink helicopter'],
] as const;
const image = (slug: string, caption: string, alt: string): CarouselImage => ({
  src: `/img/labels/${slug}.svg`,
  alt,
  width: 640,
  height: 480,
  caption,
});

export const carouselImages = {
  sv: pictures.map(([slug, caption, alt]) => image(slug, caption, alt)),
  en: pictures.map(([slug, caption, , alt]) => image(slug, caption, alt)),
};
