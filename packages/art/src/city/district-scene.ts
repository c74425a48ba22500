import type { DistrictSlug } from '../districts/catalogue.ts';
import type { Scene } from '../scene.ts';
import { mirageScene } from '../scenes/mirage-palace.ts';
import { neonScene } from '../scenes/neon-district.ts';
import { quietScene } from '../scenes/quiet-lan.ts';
import { rosaScene } from '../scenes/rosa-helikopter.ts';
import { avenueScene } from '../scenes/streamer-avenue.ts';
import { blocksScene } from '../scenes/tilted-blocks.ts';
import { tokyoScene } from '../scenes/tokyo-town.ts';
import { HIDDEN } from './hidden.ts';

/** Each district's full scene, and the size of its drawer in units. */
export const DISTRICT_DRAWERS: Record<DistrictSlug, { draw: () => Scene; size: readonly [w: number, d: number] }> = {
  'tokyo-town': { draw: tokyoScene, size: [34, 26] },
  'tilted-blocks': { draw: blocksScene, size: [30, 26] },
  'neon-district': { draw: neonScene, size: [32, 27] },
  'mirage-palace': { draw: mirageScene, size: [34, 28] },
  'streamer-avenue': { draw: avenueScene, size: [32, 30] },
  'rosa-helikopter': { draw: rosaScene, size: [30, 26] },
  'quiet-lan': { draw: quietScene, size: [32, 28] },
};

/** A district's drawer with those who hide in it. */
export function districtScene(slug: DistrictSlug): Scene {
  const scene = DISTRICT_DRAWERS[slug].draw();
  for (const { district, art, at } of HIDDEN) {
    const [x, y, z = 0] = at;
    if (district === slug && art) scene.sprite(x, y, z, art, { w: 0.7 });
  }
  return scene;
}
