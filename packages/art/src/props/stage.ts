import type { Face } from '../face.ts';
import type { Light } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { pick } from '../rng.ts';
import { project } from '../iso.ts';
import { round } from '../type.ts';
import { stageBeams } from '../night/spill.ts';

export interface ScreenOptions {
  sh?: boolean;
  bg?: string;
}
export interface StageOptions {
  floor?: string;
  art?: (face: Face) => string;
  bg?: string;
}
/** A screen that faces the lower left; `art` paints on it. */
export function screen(
  s: Scene,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  art: (face: Face) => string,
  o: ScreenOptions = {},
) {
  s.lamp(x + w / 2, y + 2, 2 + w * 0.3, o.bg?.startsWith('p') ? 'ep' : 'eb');
  s.box(x, y, z, w, 0.35, h, 'k', { sh: o.sh ?? false, hi: false, L: f => f.rect(0.15, 0.15, w - 0.3, h - 0.3, o.bg || 'b2') + art(f) });
  s.amend(solid => (solid.lit = 'ew2'));
}

/** A screen that faces the lower right; `art` paints on it. */
export function screenR(
  s: Scene,
  x: number,
  y: number,
  z: number,
  d: number,
  h: number,
  art: (face: Face) => string,
  o: ScreenOptions = {},
) {
  s.box(x, y, z, 0.35, d, h, 'k', { sh: false, hi: false, R: f => f.rect(0.15, 0.15, d - 0.3, h - 0.3, o.bg || 'b2') + art(f) });
  s.amend(solid => (solid.lit = 'ew2'));
  s.lamp(x + 2, y - d / 2, 2 + d * 0.3, o.bg?.startsWith('p') ? 'ep' : 'eb');
}

/** A lighting truss. */
export function truss(s: Scene, x: number, y: number, z: number, len: number, axis: 'x' | 'y' = 'x') {
  const a = axis === 'x';
  s.box(x, y, z, a ? len : 0.3, a ? 0.3 : len, 0.4, 's', {
    sh: false,
    hi: false,
    [a ? 'L' : 'R']: (f: Face) =>
      f.line(
        [...Array(Math.floor(len / 0.4) + 1)].map((_, i) => [i * 0.4, i % 2 ? 0.05 : 0.35]),
        0.8,
      ),
  });
}

/** A stack of loudspeakers. */
export function speaker(s: Scene, x: number, y: number, z = 0, n = 2) {
  for (let i = 0; i < n; i++)
    s.box(x, y, z + i * 1.1, 1, 0.9, 1.1, 'k', {
      sh: i === 0,
      hi: false,
      L: f => f.ellipse(0.5, 0.68, 0.3, 0.32, 'k0') + f.ellipse(0.5, 0.68, 0.12, 0.13, 'k3') + f.ellipse(0.5, 0.22, 0.12, 0.12, 'k0'),
    });
}

/** A stage with a screen, a truss, lamps and loudspeakers. */
export function stage(s: Scene, x: number, y: number, w = 10, d = 5, o: StageOptions = {}) {
  s.box(x, y, 0, w, d, 1, 'k', {
    L: f =>
      f.rects(
        [...Array(Math.floor(w))].map((_, i) => [i + 0.3, 0.35, 0.4, 0.2]),
        'ey z',
      ),
    T: f => f.rect(0.3, 0.3, w - 0.6, d - 0.6, o.floor || 'k0'),
  });
  screen(s, x + 0.8, y + 0.3, 1.6, w - 1.6, 4, o.art ?? (() => ''), { bg: o.bg || 'p2' });
  for (const px of [x + 0.1, x + w - 0.4])
    s.box(px, y + 0.2, 1, 0.3, 0.3, 6, 's', {
      sh: false,
      hi: false,
      L: f =>
        f.line(
          [...Array(14)].map((_, i) => [i % 2 ? 0.03 : 0.27, i * 0.45]),
          0.7,
        ),
    });
  truss(s, x, y + 0.2, 6.6, w);
  stageBeams(s, x, y + 0.7, w, d);
  for (let i = 0; i < 5; i++) {
    const px = x + 0.8 + (i * (w - 1.8)) / 4;
    lampCan(s, px, y + 0.55, 6.3, pick(['ep', 'ey', 'eb', 'ey', 'ep'], i));
  }
  speaker(s, x - 1.3, y + 1, 0, 3);
  speaker(s, x + w + 0.2, y + 1, 0, 3);
}

/** A stage lamp; its beam shows at night. */
export function lampCan(s: Scene, x: number, y: number, z: number, e: Light) {
  const [a, b] = project(x, y, z);
  s.add(
    x - 0.2,
    y - 0.05,
    z - 0.4,
    0.4,
    0.3,
    0.5,
    `<g transform="translate(${round(a)} ${round(b)})"><path class="k1" d="M-3-3h6v6h-6z"/><path class="${e}" d="M-3 3h6v2h-6z"/></g>`,
  );
}

/** The bars of an equalizer, for a stage's screen. */
export function equalizer(f: Face): string {
  const levels = [1, 2.2, 1.4, 3, 2.4, 1.2, 2.8, 1.8, 0.9];
  return levels.map((level, i) => f.rect(0.5 + i * 0.62, 3.7 - level, 0.42, level, `${pick(['ey', 'ep', 'eb'], i)} z`)).join('');
}
