import { districtLook } from '../districts/catalogue.ts';
import { Scene } from '../scene.ts';
import { districtDrawer } from '../scenes/drawer.ts';
import { plainContents } from '../places/plain.ts';
import { mirageScene } from '../scenes/mirage-palace.ts';
import { neonScene } from '../scenes/neon-district.ts';
import { quietScene } from '../scenes/quiet-lan.ts';
import { rosaScene } from '../scenes/rosa-helikopter.ts';
import { avenueScene } from '../scenes/streamer-avenue.ts';
import { blocksScene } from '../scenes/tilted-blocks.ts';
import { tokyoScene } from '../scenes/tokyo-town.ts';
import { HIDDEN } from './hidden.ts';

interface Drawer {
  draw: () => Scene;
  /** In units. */
  size: readonly [w: number, d: number];
}

const DRAWERS: Readonly<Record<string, Drawer>> = {
  'tokyo-town': { draw: tokyoScene, size: [34, 26] },
  'tilted-blocks': { draw: blocksScene, size: [30, 26] },
  'neon-district': { draw: neonScene, size: [32, 27] },
  'mirage-palace': { draw: mirageScene, size: [34, 28] },
  'streamer-avenue': { draw: avenueScene, size: [32, 30] },
  'rosa-helikopter': { draw: rosaScene, size: [30, 26] },
  'quiet-lan': { draw: quietScene, size: [32, 28] },
};

/** A district's full scene, and the size of its drawer; a neutral scene for a district without a drawing. */
export function districtDrawing(slug: string): Drawer {
  const size = [32, 26] as const;
  const draw = () => {
    const scene = new Scene();
    districtDrawer(scene, ...size, slug);
    plainContents(scene, ...size, districtLook(slug).ink);
    return scene;
  };
  return DRAWERS[slug] ?? { draw, size };
}

/** A district's drawer with its hidden figures. */
export function districtScene(slug: string): Scene {
  const scene = districtDrawing(slug).draw();
  for (const { district, art, at } of HIDDEN) {
    const [x, y, z = 0] = at;
    if (district === slug && art) scene.sprite(x, y, z, art, { w: 0.7 });
  }
  return scene;
}
