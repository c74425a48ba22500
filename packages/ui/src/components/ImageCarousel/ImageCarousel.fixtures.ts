import type { CarouselImage } from './ImageCarousel.tsx';

const pictures = [
  ['tokyo-town', 'Ett vykort från Tokyo Town med en drake i headset', 'A postcard from Tokyo Town with a dragon in a headset'],
  ['tilted-blocks', 'Lutande torn av klossar', 'Leaning towers of blocks'],
  ['neon-district', 'Neonskyltar i natten', 'Neon signs at night'],
  ['mirage-palace', 'Ett palats i öknen', 'A palace in the desert'],
  ['rosa-helikopter', 'En rosa helikopter', 'A pink helicopter'],
] as const;
const image = (slug: string, alt: string): CarouselImage => ({
  src: `/img/labels/${slug}.svg`,
  alt,
  width: 640,
  height: 480,
});

export const carouselImages = {
  sv: pictures.map(([slug, alt]) => image(slug, alt)),
  en: pictures.map(([slug, , alt]) => image(slug, alt)),
};
