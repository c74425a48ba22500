import type { Face } from '../face.ts';
import type { Ink } from '../palette.ts';
import type { Scene, Decor } from '../scene.ts';
import { Quad } from '../face.ts';
import { project, polygon, type Point3 } from '../iso.ts';

/** A leaning box: its top is moved by dx, dy. */
export function tilt(
  s: Scene,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  c: Ink,
  dx: number,
  dy: number,
  o: Decor = {},
) {
  const q = (a: number, b: number, k: number) => (k ? project(x + a + dx, y + b + dy, z + h) : project(x + a, y + b, z));
  let g = polygon([q(0, d, 1), q(w, d, 1), q(w, d, 0), q(0, d, 0)], c + '1');
  if (o.L) g += o.L(new Quad([q(0, d, 1), q(w, d, 1), q(w, d, 0), q(0, d, 0)], w, h));
  g += polygon([q(w, d, 1), q(w, 0, 1), q(w, 0, 0), q(w, d, 0)], c + '2');
  if (o.R) g += o.R(new Quad([q(w, d, 1), q(w, 0, 1), q(w, 0, 0), q(w, d, 0)], d, h));
  g += polygon([q(0, 0, 1), q(w, 0, 1), q(w, d, 1), q(0, d, 1)], c + '0');
  if (o.T) g += o.T(new Quad([q(0, 0, 1), q(w, 0, 1), q(w, d, 1), q(0, d, 1)], w, d));
  if (z < 1) s.shadow(x, y, w, d, h, z);
  s.add(x + Math.min(0, dx) * 0.4, y + Math.min(0, dy) * 0.4, z, w, d, h, g);
}

/** One storey of a tilted tower: ink, side, height, and how far its top leans. */
export type Storey = readonly [ink: Ink, side: number, height: number, dx: number, dy: number];

/** Leaning boxes with windows, each standing on the one before. */
export function tiltedTower(s: Scene, start: Point3, storeys: readonly Storey[]): void {
  let [x, y, z] = start;
  s.lamp(x + 2, y + 4.6, 4.6, 'ey');
  for (const [ink, side, height, dx, dy] of storeys) {
    const windows = { mx: 0.45, my: 0.45, gap: 0.4 };
    const decor = { L: (f: Face) => f.grid(2, 2, windows), R: (f: Face) => f.grid(2, 2, { ...windows, cls: 'gm z' }) };
    tilt(s, x, y, z, side, side, height, ink, dx, dy, decor);
    x += dx + 0.2;
    y += dy + 0.2;
    z += height;
  }
}
