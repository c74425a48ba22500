import { coords, polygon, project, type Point } from '../iso.ts';
import type { Ink } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { round } from '../type.ts';

type Corners = readonly [Point, Point, Point, Point];

/** A point of a four-cornered side: u across, v down, 0 to 1. */
function within([a, b, c, d]: Corners, u: number, v: number): Point {
  const mix = (i: 0 | 1) => a[i] * (1 - u) * (1 - v) + b[i] * u * (1 - v) + c[i] * u * v + d[i] * (1 - u) * v;
  return [mix(0), mix(1)];
}

/** The crossed bars of a side. */
function lattice(side: Corners, rows: number): string {
  let data = '';
  const bar = (u0: number, v0: number, u1: number, v1: number) => `M${coords(within(side, u0, v0))}L${coords(within(side, u1, v1))}`;
  for (let i = 0; i < rows; i++) {
    const [top, bottom] = [i / rows, (i + 1) / rows];
    data += bar(0.12, top, 0.88, bottom) + bar(0.88, top, 0.12, bottom) + bar(0, bottom, 1, bottom);
  }
  return data;
}

/** The lowest storey's side with its arch between the legs. */
function archedLegs(side: Corners, cls: string): string {
  const arch: Point[] = [];
  for (let i = 8; i >= 0; i--) {
    const angle = Math.PI - (i / 8) * Math.PI;
    arch.push(within(side, 0.5 + Math.cos(angle) * 0.32, 1 - Math.sin(angle) * 0.62));
  }
  const [a, b, c, d] = side;
  return polygon([a, b, c, within(side, 0.82, 1), ...arch, within(side, 0.18, 1), d], cls);
}

/** The lattice tower of Tokyo Town. */
export function tower(s: Scene, x: number, y: number, h = 14, c: Ink = 'r'): void {
  s.shadow(x - 1, y - 1, 2, 2, h * 0.6);
  const corner = (sx: number, sy: number, k: number, z: number) => project(x + sx * k, y + sy * k, z);
  const storey = (wide: number, z0: number, narrow: number, z1: number): string => {
    const [west, near, east] = [corner(-1, 1, narrow, z1), corner(1, 1, narrow, z1), corner(1, -1, narrow, z1)];
    const [west0, near0, east0] = [corner(-1, 1, wide, z0), corner(1, 1, wide, z0), corner(1, -1, wide, z0)];
    const left: Corners = [west, near, near0, west0];
    const right: Corners = [near, east, east0, near0];
    const ground = z0 === 0;
    const sides = ground ? archedLegs(left, `${c}1`) + archedLegs(right, `${c}2`) : polygon(left, `${c}1`) + polygon(right, `${c}2`);
    const rows = ground ? 1 : 4;
    return `${sides}<path class="n" stroke-width=".7" d="${lattice(left, rows)}${lattice(right, rows)}"/>`;
  };
  const platform = (k: number, z: number, height: number) => s.boxSvg(x - k, y - k, z, 2 * k, 2 * k, height, 'w', { hi: false });
  const [a, b] = project(x, y, h * 0.86);
  const mast =
    `<path class="w0" d="M${round(a - 5)} ${round(b + 2)}q5 3 10 0v-6q-5-3-10 0z"/>` +
    `<path class="${c}1" d="M${round(a - 1.2)} ${round(b - 5)}h2.4v-24h-2.4z"/>` +
    `<circle class="er blink" cx="${round(a)}" cy="${round(b - 31)}" r="2"/>`;
  s.add(
    x - 2.2,
    y - 2.2,
    0,
    4.4,
    4.4,
    h * 1.05,
    storey(2.2, 0, 1.5, h * 0.28) +
      platform(1.75, h * 0.28, 0.5) +
      storey(1.5, h * 0.28, 0.85, h * 0.6) +
      platform(1, h * 0.6, 0.4) +
      storey(0.85, h * 0.6, 0.4, h * 0.86) +
      mast,
  );
  s.amend(solid => (solid.lit = 'er2'));
  s.lamp(x + 0.6, y + 0.6, 4.4, 'er');
}
