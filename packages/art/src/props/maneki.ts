import type { Scene } from '../scene.ts';
import { project } from '../iso.ts';
import { round } from '../type.ts';

/** The beckoning cat. */
export function maneki(s: Scene, x: number, y: number, z: number, k = 1) {
  const [a, b] = project(x, y, z);
  s.add(
    x - 1 * k,
    y - 1 * k,
    z,
    2 * k,
    2 * k,
    4 * k,
    `<g transform="translate(${round(a)} ${round(b)})scale(${k})"><path class="w0" d="M-15 0q-6-14 2-22h26q8 8 2 22z"/><path class="w0" d="M-17-34q-2-14 3-16 4 1 7 5 7-2 14 0 3-4 7-5 5 2 3 16-1 14-17 14t-17-14z"/><path class="r1" d="M-14-23q14 6 28 0v4q-14 6-28 0z"/><circle class="y1" cy="-16" r="3.6"/><path class="ln z" d="M-9-36q2.5-3 5 0v1.6q-2.5-2-5 0zM4-36q2.5-3 5 0v1.6q-2.5-2-5 0zM-1.4-31.5h2.8l-1.4 1.6z"/><path class="p1 z" d="M-13-45l2.5 4-4 1zM13-45l-2.5 4 4 1z"/><path class="n" stroke-width=".8" d="M-20-32l6 1M-20-28l6-1M20-32l-6 1M20-28l-6-1"/><g class="wave"><path class="w0" d="M12-18q10-6 8-22-6-4-9 0 2 10-4 16z"/></g><path class="y1" d="M-8-12h13v9h-13z"/><path class="r1 z" d="M-5-10h7v5h-7z"/></g>`,
  );
  s.amend(solid => (solid.lit = 'ey1'));
}
