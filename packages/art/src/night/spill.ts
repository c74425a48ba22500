import { localOrigin, polygon, project, type Point, type Point3 } from '../iso.ts';
import type { Scene } from '../scene.ts';
import { round } from '../type.ts';
import type { Falling } from './lights.ts';

const BY_GROUND: Record<string, Falling> = { r: 'er', y: 'ey', b: 'eb', p: 'ep', g: 'eg', w: 'ew' };
const isFalling = (name: string | undefined): name is Falling => /^e[ywpbgr]$/.test(name ?? '');

/** The light of a sign: of its letters if they glow, else of its ground. */
export const signLight = (bg = 'k2', fg = 'ey'): Falling => (isFalling(fg) ? fg : (BY_GROUND[bg[0] ?? ''] ?? 'ew'));

/** Light of a sign on the wall behind it, in two steps with cut corners, clipped to the wall; nothing without a wall. */
export function wallGlow(s: Scene, side: 'L' | 'R', [x, y, z]: Point3, along: number, h: number, light: Falling): void {
  const o = localOrigin();
  const wall = s.solids.findLast(solid =>
    side === 'L'
      ? Math.abs(solid.y1 - y - o.y) < 0.06 && solid.x0 <= x + o.x + 0.1 && solid.x1 >= x + o.x + along - 0.1 && solid.z1 >= z + h - 0.1
      : Math.abs(solid.x1 - x - o.x) < 0.06 && solid.y0 <= y + o.y - along + 0.1 && solid.y1 >= y + o.y - 0.1 && solid.z1 >= z + h - 0.1,
  );
  if (!wall || wall.z1 - wall.z0 < 3) return;
  const thin = 0.0005;
  const [from, to] = side === 'L' ? [wall.x0 - o.x, wall.x1 - o.x] : [wall.y0 - o.y, wall.y1 - o.y];
  const [low, high] = [wall.z0, wall.z1];
  const start = side === 'L' ? x : y - along;
  let svg = '';
  for (const [reach, step] of [
    [1.5, 1],
    [0.7, 2],
  ] as const) {
    const cut = reach * 0.5;
    const clamp = (u: number, v: number): Point3 => {
      const a = Math.min(to - 0.03, Math.max(from + 0.03, start + u));
      const b = Math.min(high - 0.05, Math.max(low + 0.02, z + v));
      return side === 'L' ? [a, y, b] : [x, a, b];
    };
    const [l, r, b, t] = [-reach, along + reach, -reach, h + reach];
    const stair: readonly (readonly [number, number])[] = [
      [l, b + cut],
      [l + cut, b + cut],
      [l + cut, b],
      [r - cut, b],
      [r - cut, b + cut],
      [r, b + cut],
      [r, t - cut],
      [r - cut, t - cut],
      [r - cut, t],
      [l + cut, t],
      [l + cut, t - cut],
      [l, t - cut],
    ];
    svg += polygon(
      stair.map(([u, v]): Point => project(...clamp(u, v))),
      `${light}${step} glow`,
      ' fill-opacity=".62"',
    );
  }
  if (side === 'L') s.add(from, y, z, to - from, thin, h, svg);
  else s.add(x, from, z, thin, to - from, h, svg);
  s.amend(solid => (solid.glow = true));
}

/** A flat gleam round something small that burns, with stepped edges. */
export function glint(x: number, y: number, r: number, light: Falling): string {
  const [a, b] = [round(r), round(r * 0.62)];
  const c = round(r - r * 0.62);
  return `<path class="${light}2 glow" fill-opacity=".55" d="M${round(x - b)} ${round(y - a)}h${round(2 * b)}v${c}h${c}v${round(2 * b)}h${round(-c)}v${c}h${round(-2 * b)}v${round(-c)}h${round(-c)}v${round(-2 * b)}h${c}z"/>`;
}

/** Light of the lamps over a stage: flat wedges on the plane of its back wall, so that performers are in front of them. */
export function stageBeams(s: Scene, x: number, y: number, w: number, d: number): void {
  const top = 6.2;
  const lights: readonly Falling[] = ['ep', 'ey', 'eb', 'ey', 'ep'];
  let svg = '';
  lights.forEach((light, i) => {
    const u = x + 0.8 + (i * (w - 1.8)) / 4;
    const lean = (i - 2) * 0.55;
    const wedge = (half: number): Point[] => [
      project(u - 0.16, y, top),
      project(u + 0.16, y, top),
      project(u + half - lean, y, 1),
      project(u - half - lean, y, 1),
    ];
    svg += polygon(wedge(1.1), `${light} glow`, ' fill-opacity=".3"') + polygon(wedge(0.5), `${light} glow`, ' fill-opacity=".45"');
    s.lamp(u - lean, y + d * 0.4, 2.2, light);
    s.lamp(u - lean * 1.6, y + d + 2.4, 4.2, light);
  });
  s.add(x + 0.4, y, 1, w - 0.8, 0.02, top - 1, svg);
}

/** The printer's sign for light: eight short strokes round a flame. */
export function gleam(x: number, y: number, r = 11): string {
  const strokes = [...Array(8)].map((_, i) => {
    const angle = (i * Math.PI) / 4 + Math.PI / 8;
    const [c, k] = [Math.cos(angle), Math.sin(angle)];
    const long = i % 2 ? 4.4 : 6.4;
    return `M${round(x + c * r)} ${round(y + k * r)}l${round(c * long)} ${round(k * long)}`;
  });
  return `<path class="n glow" style="stroke:var(--ey)" stroke-width="1.8" d="${strokes.join('')}"/>`;
}
