import { topFace, type Rect } from '../face.ts';
import type { Scene } from '../scene.ts';

/** The lake along the back of a box. */
export function lake(s: Scene, w: number, depth: number): void {
  const water = topFace(0, 0, 0, w, depth);
  const waves: Rect[] = [...Array(10)].map((_, i) => [1 + ((i * 7) % (w - 3)), 0.6 + ((i * 5) % 10) * (depth / 12), 1.4, 0.14]);
  s.ground(water.rect(0, 0, w, depth, 'b1') + water.rects(waves, 'b0 z') + water.rect(0, depth - 0.5, w, 0.5, 'w1 z'));
}
