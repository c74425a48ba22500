/** Width and height of the drawers under /img/scenes, as packages/art draws them. */
const sizes = {
  tickets: [560, 381],
  battlepass: [560, 388],
  'seat-map': [660, 386],
  'lan-lounge': [560, 379],
  'food-trucks': [560, 356],
  restaurants: [560, 397],
  kiosks: [560, 344],
  camping: [560, 345],
  'sleeping-hall': [560, 376],
  cabins: [560, 350],
} as const;

export type SceneName = keyof typeof sizes;

/** A drawn place, by day and by night, for the top of its page; it stands on the band without a frame. */
export function scenePicture(name: SceneName) {
  const [width, height] = sizes[name];
  return { src: `/img/scenes/${name}-day.svg`, nightSrc: `/img/scenes/${name}-night.svg`, width, height, isFramed: false };
}

/** The cover of a food or accommodation card. */
export const cardPicture = (src: string) => ({ src, width: 800, height: 600 });
