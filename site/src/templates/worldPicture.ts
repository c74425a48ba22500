import type { PictureProps } from '@tand/ui';

/** Width and height of the drawers, so that they hold their place while they load. */
const sizes = {
  'districts/tokyo-town': [752, 649],
  'districts/tilted-blocks': [712, 583],
  'districts/neon-district': [742, 639],
  'districts/mirage-palace': [772, 588],
  'districts/streamer-avenue': [772, 561],
  'districts/rosa-helikopter': [712, 548],
  'districts/quiet-lan': [752, 495],
  'scenes/retro': [560, 400],
  'scenes/console': [560, 410],
  'scenes/arcade': [560, 393],
  'scenes/saab': [560, 398],
  'scenes/arcane-game': [560, 342],
  'scenes/veizla-mega': [560, 368],
  'scenes/geek-bazaar': [560, 362],
  'scenes/cosplay-village': [560, 377],
  'scenes/cosplay-stage': [560, 371],
} as const satisfies Record<string, readonly [number, number]>;

export type WorldPicture = keyof typeof sizes;

/** A place of the game city in its drawer, by day and in the light night. It stands on a flat band, without a frame. */
export function worldPicture(
  name: WorldPicture,
  alt: string,
): Pick<PictureProps, 'src' | 'nightSrc' | 'width' | 'height' | 'alt' | 'isFramed'> {
  const [width, height] = sizes[name];
  return { src: `/img/${name}-day.svg`, nightSrc: `/img/${name}-night.svg`, width, height, alt, isFramed: false };
}
