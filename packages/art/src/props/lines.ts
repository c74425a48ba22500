import type { Ink } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { project, LIFT, type Point3 } from '../iso.ts';
import { round } from '../type.ts';
import { glint } from '../night/spill.ts';

/** A line that hangs between two points, with `n` things on it. */
export function catenary(s: Scene, a: Point3, b: Point3, sag: number, n: number, item: (index: number) => string) {
  const q: Point3[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    q.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t - sag * 4 * t * (1 - t)]);
  }
  let g = s.line3(q, 0.9);
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const p = project(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t - sag * 4 * t * (1 - t));
    g += `<g transform="translate(${round(p[0])} ${round(p[1])})">${item(i)}</g>`;
  }
  if (n) for (let i = 0; i < 5; i++) s.lamp(a[0] + ((b[0] - a[0]) * (i + 0.5)) / 5, a[1] + ((b[1] - a[1]) * (i + 0.5)) / 5, 2.5, 'ey');
  const x0 = Math.min(a[0], b[0]),
    y0 = Math.min(a[1], b[1]),
    z0 = Math.min(a[2], b[2]) - sag;
  s.add(x0, y0, z0, Math.abs(b[0] - a[0]) + 0.05, Math.abs(b[1] - a[1]) + 0.05, Math.max(a[2], b[2]) - z0, g);
}

/** A paper lantern for a line. */
export const lanternA = (c: 'r' | 'y' | 'w' | 'p' | 'b' | 'g' = 'r') =>
  `<g class="swing">${glint(0, 5.6, 9, c === 'r' || c === 'p' ? 'er' : 'ey')}<path class="k2" d="M-1.6 0h3.2v1.6h-3.2z"/><ellipse class="e${c}" cy="5.6" rx="4.2" ry="4.4"/><path class="ew glow" d="M-1.800 3h3.600v5.200h-3.600z"/><path class="n" stroke-width=".6" d="M-1.6 1.4q-1.6 4 0 8.4M1.6 1.4q1.6 4 0 8.4"/><path class="k2" d="M-1.6 9.6h3.2v1.4h-3.2z"/></g>`;

/** A pennant for a line. */
export const flagA = (i: number, cs: readonly string[] = ['r1', 'y1', 'b1', 'w0', 'p1']) =>
  `<path class="${cs[i % cs.length]}" d="M-3.4 0h6.8L0 7.4z"/>`;

/** A bulb for a line. */
export const bulbA = () => `${glint(0, 2.2, 5, 'ey')}<circle class="ey" cy="2.2" r="1.9"/>`;

/** A thin pole. */
export function pole(s: Scene, x: number, y: number, h: number, c: Ink = 'k', z = 0) {
  s.cyl(x, y, z, 0.1, h, c);
}

/** A pole with a flag. */
export function flagPole(s: Scene, x: number, y: number, h: number, c: Ink = 'r', z = 0) {
  const [a, b] = project(x, y, z);
  s.add(
    x - 0.1,
    y - 0.1,
    z,
    0.2,
    0.2,
    h,
    `<g transform="translate(${round(a)} ${round(b)})"><path class="w0" d="M-.9 0V${round(-h * LIFT)}h1.8V0z"/><path class="${c}1 wavy" d="M.9 ${round(-h * LIFT)}q6-3 10 0t9 0v10q-5 3-9 0t-10 0z"/></g>`,
  );
}

/** A rope barrier. */
export function rope(s: Scene, x0: number, y0: number, x1: number, y1: number, n: number) {
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    s.cyl(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 0, 0.08, 1, 'y');
  }
  for (let i = 0; i < n; i++) {
    const a = i / n,
      b = (i + 1) / n;
    catenary(s, [x0 + (x1 - x0) * a, y0 + (y1 - y0) * a, 0.95], [x0 + (x1 - x0) * b, y0 + (y1 - y0) * b, 0.95], 0.3, 0, () => '');
  }
}
