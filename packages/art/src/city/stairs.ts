import { project } from '../iso.ts';
import { plotOf, settle } from '../map/festival-map.ts';
import { sleeve } from '../map/sleeve.ts';
import { trayWalls } from '../map/tray.ts';
import { cat } from '../props/things.ts';
import { kaiju } from '../props/kaiju.ts';
import { Scene } from '../scene.ts';
import { districtDrawer } from '../scenes/drawer.ts';
import type { Box } from '../svg.ts';
import { HIDDEN } from './hidden.ts';

/** Width of a step's drawer, in units; its depth is that of the district's plot. */
const STEP = 18;
/** Distances from step to step, px. */
const [ACROSS, DOWN] = [396, 214] as const;
export const STAIR_PAD = 8;

interface Step {
  slug: string;
  /** Columns from the middle, and rows from the top. */
  column: number;
  row: number;
}

/** The city for tall screens. One drawer for all would be twice as wide as tall, so each district is a drawer on a stair. */
export const STEPS: readonly Step[] = settle([
  { slug: 'neon-district', column: 0, row: 0 },
  { slug: 'tokyo-town', column: -0.5, row: 1 },
  { slug: 'mirage-palace', column: 0.5, row: 1 },
  { slug: 'tilted-blocks', column: 0, row: 2 },
  { slug: 'rosa-helikopter', column: -0.5, row: 3 },
  { slug: 'streamer-avenue', column: 0.5, row: 3 },
  { slug: 'quiet-lan', column: 0, row: 4 },
]);

/** The complete box that the stairs come out of, with its wordmark. */
export function stairSleeve(): Scene {
  const scene = new Scene();
  sleeve(scene);
  scene.part('front');
  trayWalls(scene, { d: 2.2 });
  return scene;
}

const depthOf = (slug: string) => Math.max(16, Math.floor(plotOf(slug).d));

/** One step: the district at map size in a drawer of its own. */
export function stairDrawer(slug: string): Scene {
  const scene = new Scene();
  districtDrawer(scene, STEP, depthOf(slug), slug);
  scene.part(slug);
  plotOf(slug).draw(scene);
  // The near walls are in front of what is in the drawer.
  scene.parts.push(...scene.parts.splice(0, 1));
  return scene;
}

/** Position of a step, px from the stairs' top: the middle of its floor, and its scale relative to the drawing. */
export function stepAt({ slug, column, row }: Step): { x: number; y: number; k: number; middle: readonly [number, number] } {
  const depth = depthOf(slug);
  return { x: column * ACROSS, y: row * DOWN, k: 1 - Math.max(0, depth - STEP) * 0.012, middle: project(STEP / 2, depth / 2) };
}
export const STEP_WIDTH = STEP;

const FIND_BOX: Box = [-17, -29, 17, 5];
/** Hidden characters that the scene of a district draws. */
const DRAWN: Record<string, { draw: (scene: Scene) => void; box: Box }> = {
  gunvor: { draw: scene => kaiju(scene, 0, 0, 0, 1), box: [-80, -146, 90, 24] },
  sladd: { draw: scene => cat(scene, 0, 0, 0, 'k'), box: [-16, -24, 16, 8] },
};
export const findBox = (id: string): Box => DRAWN[id]?.box ?? FIND_BOX;

/** A hidden figure alone, for the album. */
export function find(id: string): Scene {
  const scene = new Scene();
  const { art } = HIDDEN.find(hidden => hidden.id === id)!;
  if (art) scene.sprite(0, 0, 0, art, { w: 0.7 });
  else DRAWN[id]!.draw(scene);
  return scene;
}
