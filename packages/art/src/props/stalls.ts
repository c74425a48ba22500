import type { Light, Ink } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { leftFace } from '../face.ts';
import { person } from '../people/person.ts';
import { rng, pick } from '../rng.ts';
import { signL, awning } from './buildings.ts';

export interface StallOptions {
  w?: number;
  c?: Ink;
  z?: number;
  base?: Ink;
  menu?: string;
  menuFont?: string;
  staff?: boolean;
  sign?: string;
  bg?: string;
  fg?: string;
  font?: string;
  sc?: Ink;
}
/** A market stall that faces the lower left, with someone behind the counter. */
export function stall(s: Scene, x: number, y: number, o: StallOptions = {}) {
  const w = o.w || 4,
    c = o.c || 'r',
    z = o.z || 0;
  const r = rng('stall' + x + y);
  s.box(x, y, z, w, 0.4, 2.6, 'w', {
    L: f =>
      f.rect(0.3, 0.3, w - 0.6, 1.1, 'ew z') +
      f.rects(
        [...Array(Math.floor(w * 1.6))].map((_, i) => [0.45 + i * 0.6, 0.9 - r() * 0.25, 0.3, 0.5]),
        'r2 z',
      ),
  });
  s.box(x, y + 1.3, z, w, 0.9, 1.1, o.base || 'w', {
    L: f =>
      f.rects(
        [...Array(Math.round(w * 2))].map((_, i) => [i * 0.5 + 0.06, 0.12, 0.06, 0.86]),
        (o.base || 'w') + '2 z',
      ) + (o.menu ? f.text(o.menu, 0.4, 0.28, w - 0.8, 0.6, c + '2 z', o.menuFont || FONT.pixel) : ''),
    T: f =>
      [...Array(Math.floor(w))]
        .map((_, i) => f.ellipse(0.6 + i, 0.45, 0.22, 0.2, pick(['y1', 'r0', 'g1', 'w0'], ((i + x) % 4) | 0)))
        .join(''),
  });
  s.lamp(x + w / 2, y + 2.2, 2.2 + w * 0.34, 'ey');
  if (o.staff !== false) person(s, r, x + w * 0.35, y + 0.9, z, { pose: 'stand', hair: 'cap', top: 5 });
  for (const px of [x + 0.06, x + w - 0.18]) s.box(px, y + 2.05, z + 1.1, 0.14, 0.14, 1.7, 'w', { sh: false, hi: false });
  awning(s, x - 0.2, y + 0.2, z + 3.5, w + 0.4, 2.4, 0.9, c + '1', 'w0', Math.round(w * 2) | 1);
  if (o.sign)
    signL(s, x + 0.3, y + 0.2, z + 3.5, w - 0.6, 1.15, o.sign, {
      bg: o.bg || c + '2',
      fg: o.fg || 'w0',
      font: o.font || FONT.poster,
      c: o.sc || 'w',
    });
}

/** A food truck that serves towards the lower left. */
export function foodTruck(s: Scene, x: number, y: number, c: Ink = 'y', txt = 'KORV', o: { font?: string } = {}) {
  s.shadow(x, y, 5.4, 2.4, 3.2);
  for (const wx of [x + 0.9, x + 4.2])
    s.add(
      wx - 0.5,
      y + 2.3,
      0,
      1,
      0.15,
      1,
      (() => {
        const f = leftFace(wx - 0.5, y + 2.45, 0, 1, 1);
        return f.ellipse(0.5, 0.5, 0.5, 0.5, 'k2') + f.ellipse(0.5, 0.5, 0.22, 0.22, 's0');
      })(),
    );
  s.box(x, y, 0.5, 4.1, 2.3, 3, c, {
    sh: false,
    L: f =>
      f.rect(0, 2.2, 4.1, 0.35, 'w0 z') +
      f.rect(0.4, 0.55, 2.6, 1.2, 'k2') +
      f.rect(0.55, 0.7, 2.3, 0.9, 'ew z') +
      f.rect(0.3, 1.75, 2.8, 0.18, 'w1') +
      f.rect(3.3, 0.7, 0.5, 1.9, c + '2'),
  });
  s.box(x + 4.1, y, 0.5, 1.3, 2.3, 2.1, c, {
    sh: false,
    L: f => f.rect(0.2, 0.25, 0.8, 0.8, 'gl'),
    R: f => f.rect(0.25, 0.25, 1.8, 0.8, 'gm') + f.ellipse(0.35, 1.6, 0.18, 0.18, 'ew') + f.ellipse(1.95, 1.6, 0.18, 0.18, 'ew'),
  });
  s.lamp(x + 1.7, y + 3.4, 3.4, 'ey');
  awning(s, x + 0.3, y + 2.3, 3.2, 2.8, 1, 0.45, 'r1', 'w0', 7);
  s.box(x + 0.5, y + 0.8, 3.5, 3, 0.25, 1.2, 'w', {
    sh: false,
    L: f => f.rect(0.08, 0.08, 2.84, 1.04, 'r1') + f.text(txt, 0.25, 0.24, 2.5, 0.72, 'w0 z', o.font || FONT.poster),
  });
}

/** A vending machine. */
export function vending(s: Scene, x: number, y: number, c: Ink = 'r') {
  s.lamp(x + 0.55, y + 1.5, 1.7, 'ew');
  s.box(x, y, 0, 1.1, 0.9, 2.3, c, {
    L: f =>
      f.rect(0.12, 0.15, 0.62, 1.45, 'ew') +
      f.rects(
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map(i => [0.17 + (i % 3) * 0.19, 0.24 + Math.floor(i / 3) * 0.44, 0.13, 0.3]),
        'b1 z',
      ) +
      f.rect(0.82, 0.3, 0.18, 0.5, 'k2 z') +
      f.rect(0.15, 1.8, 0.75, 0.3, 'k2 z'),
  });
}

/** An arcade cabinet that faces the lower left. */
export function arcade(s: Scene, x: number, y: number, c: Ink = 'b', o: { px?: Light } = {}) {
  s.lamp(x + 0.55, y + 1.9, 1.9, o.px === 'ey' || o.px === 'eb' || o.px === 'er' || o.px === 'ep' ? o.px : 'eg');
  s.box(x, y, 0, 1.1, 1.1, 1.15, c, {
    L: f => f.rect(0.25, 0.3, 0.6, 0.5, 'k2 z') + f.ellipse(0.55, 0.55, 0.1, 0.1, 'er z'),
    T: f => f.ellipse(0.3, 0.85, 0.1, 0.1, 'r0') + f.ellipse(0.7, 0.85, 0.09, 0.09, 'y0') + f.ellipse(0.92, 0.85, 0.09, 0.09, 'w0'),
  });
  s.box(x, y, 1.15, 1.1, 0.65, 1.25, c, {
    sh: false,
    L: f =>
      f.rect(0.1, 0.1, 0.9, 0.25, 'ey') +
      f.rect(0.12, 0.45, 0.86, 0.7, 'k2') +
      f.rects(
        [
          [0.3, 0.85, 0.1, 0.1],
          [0.5, 0.65, 0.1, 0.1],
          [0.7, 0.75, 0.1, 0.1],
        ],
        (o.px || 'eg') + ' z',
      ) +
      f.rect(0.45, 1, 0.2, 0.08, 'ew z'),
  });
}
