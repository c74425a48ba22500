import sceneSizes from 'virtual:picture-sizes';

const sizes = {
  cover: { width: 1200, height: 675 },
  label: { width: 640, height: 480 },
  card: { width: 800, height: 600 },
  avatar: { width: 200, height: 200 },
  emblem: { width: 240, height: 240 },
} as const;

export const coverPicture = (src: string) => ({ src, ...sizes.cover });
export const pagePicture = (name: string) => ({ src: `/img/pages/${name}.svg`, alt: '', ...sizes.cover });
export const labelPicture = (slug: string) => ({ src: `/img/labels/${slug}.svg`, ...sizes.label });
export const cardPicture = (src: string) => ({ src, ...sizes.card });
export const avatarPicture = (src: string) => ({ src, ...sizes.avatar });
export const emblemPicture = (name: string) => ({ src: `/img/emblems/${name}.svg`, alt: '', ...sizes.emblem });

/** Picture at a path such as `scenes/camping`. @throws Error if there is none */
export function scenePicture(name: string) {
  const size = sceneSizes[name];
  if (!size) throw new Error(`There is no picture "${name}" by day and by night. Pictures are listed in packages/art/dist/pictures.json.`);
  const [width, height] = size;
  return { src: `/img/${name}-day.svg`, nightSrc: `/img/${name}-night.svg`, width, height, isFramed: false };
}

export const duskSky = '/img/hero/lake-night.svg';

export function blockPicture(name: string) {
  const { src, nightSrc, width, height } = scenePicture(name);
  return { imageUrl: src, imageNightUrl: nightSrc, imageSize: { width, height } };
}
