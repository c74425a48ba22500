import { die } from '../emblems/play.ts';
import { topFace, type Rect } from '../face.ts';
import { at3 } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { flagPole, pole } from '../props/lines.ts';
import { moose } from '../props/moose.ts';
import { pot, spruce } from '../props/plants.ts';
import { stall } from '../props/stalls.ts';
import { cat } from '../props/things.ts';
import { tilt } from '../props/tilt.ts';
import type { Rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

/** A painted knight as tall as a house, on the round base of all miniatures, his left arm still grey. */
function knight(s: Scene, x: number, y: number): void {
  s.cyl(x, y, 0, 3.1, 0.9, 'k');
  s.cyl(x, y, 0.9, 2.7, 0.3, 'g', { sh: false });
  const art =
    '<path class="s2" d="M-30 0l3-46H-2v18L-5 0z"/><path class="s1" d="M4 0L1-28V-46h26l5 46z"/><path class="k1" d="M-34 0q0-10 16-10t14 10zM2 0q0-10 16-10t16 10z"/>' +
    '<path class="r1" d="M-34-46q-4-48 34-48t34 48l-8 12-9-9-9 10-8-10-9 10-9-10-8 9z"/><path class="r2 z" d="M10-92q24 6 23 46l-7 11-8-8-5 6q8-26-3-55z"/>' +
    '<path class="y1" d="M0-80l10 6v14L0-50l-10-10v-14z"/><path class="r1 z" d="M0-74q5 6 3 10-1 3-3 3t-3-3q-2-4 3-10z"/>' +
    '<path class="s0" d="M-50-52q-6-34 20-38 14 4 12 30-14 12-32 8zM50-52q6-34-20-38-14 4-12 30 14 12 32 8z"/>' +
    '<path class="s1" d="M-48-50l-6 24 12 6 12-24z"/><path class="s1" d="M40-52l18-14 8 10-18 18z"/>' +
    '<path class="s0" d="M60-60l6-74 7-10 4 11-9 74z"/><path class="y1" d="M54-62l20 4-1 6-20-4z"/>' +
    '<path class="b1" d="M-78-66h34v22q-2 20-17 28-15-8-17-28z"/><path class="y1" d="M-61-58q9 10 6 18-2 6-6 6t-6-6q-3-8 6-18z" stroke-width=".8"/>' +
    '<path class="s1" d="M-20-92q-3-42 20-42t20 42q-20 9-40 0z"/><path class="s2 z" d="M8-132q14 6 12 40l-10 3q4-24-2-43z"/><path class="ln z" d="M-14-112H14v7H2v12h-4v-12h-12z"/>' +
    '<path class="r1" d="M-5-132q-2-26 12-32 14-2 12 14 10-2 8 12-6-4-10 0-4 6-14 8z"/>';
  s.add(x - 1.8, y - 1.8, 1.2, 3.6, 3.6, 12, at3(x, y, 1.3, art));
  s.grow([-80, -146]);
}

/** A table for two armies, its field, its ruins. */
function battlefield(s: Scene, r: Rng): void {
  s.box(6.4, 6.2, 1, 17.4, 5.4, 0.6, 'o', {
    T: f =>
      f.rect(0.35, 0.35, 16.7, 4.7, 'g1') +
      f.rects(
        [...Array(22)].map((_, i): Rect => [0.8 + ((i * 37) % 155) / 10, 0.7 + ((i * 13) % 40) / 10, 0.5, 0.14]),
        'g0 z',
      ) +
      f.pts(
        [
          [7.2, 0.35],
          [8.6, 0.35],
          [9.4, 2.4],
          [9, 5.05],
          [7.6, 5.05],
          [8, 2.4],
        ],
        'b1 z',
      ) +
      f.rect(7.4, 2.2, 2.4, 0.8, 'o0'),
    L: f => f.text('HUNDRA RUNT ETT BORD', 4, 0.1, 9.4, 0.42, 'ey z', FONT.wide),
  });
  for (const x of [6.8, 15, 22.8]) s.box(x, 10.6, 0, 0.7, 0.7, 1, 'o', { hi: false });
  tilt(s, 8, 6.8, 1.6, 2.6, 2.2, 4, 's', 0.7, -0.2, {
    L: f => f.arch(0.8, 1, 1.6, 'k2') + f.grid(2, 1, { cls: 'k2 z', my: 0.6 }),
    R: f => f.grid(2, 2, { cls: 'k2 z' }),
  });
  tilt(s, 19.6, 6.8, 1.6, 2.4, 2.2, 3, 'w', -0.5, 0.2, { L: f => f.grid(2, 2, { cls: 'gl z' }), R: f => f.grid(2, 2, { cls: 'w3 z' }) });
  spruce(s, 12.4, 7.2, 0.55, { z: 1.6 });
  spruce(s, 17.4, 7.4, 0.6, { z: 1.6 });
  moose(s, 15.6, 7, 1.6);
  for (let i = 0; i < 28; i++) {
    const isRed = i % 2 === 0;
    const [x, y] = [(isRed ? 7.6 : 16.2) + ((i >> 1) % 7) * 0.85 + r.range(-0.1, 0.1), 9.6 + (i >> 1 > 6 ? 0.9 : 0) + r.range(-0.1, 0.1)];
    s.box(x, y, 1.6, 0.32, 0.28, 0.75, isRed ? 'r' : 'b', { sh: false, hi: false });
    s.sphere(x + 0.16, y + 0.14, 2.5, 0.17, 'w', { sh: false });
  }
}

/** A small table under a lamp where a person paints tiny miniatures. */
function paintTable(s: Scene, r: Rng, x: number, y: number, ink: Ink): void {
  s.box(x, y, 0.9, 3.6, 1.6, 0.2, 'w', {});
  for (const dx of [0.1, 3.2]) s.box(x + dx, y + 0.2, 0, 0.3, 1.2, 0.9, 'w', { sh: false, hi: false });
  for (const [i, cls] of (['r', 'y', 'b', 'g'] as const).entries()) s.cyl(x + 0.5 + i * 0.5, y + 0.5, 1.1, 0.17, 0.4, cls, { sh: false });
  s.box(x + 2.6, y + 0.5, 1.1, 0.35, 0.3, 0.8, ink, { sh: false, hi: false });
  s.sphere(x + 2.78, y + 0.65, 2.05, 0.18, 's', { sh: false });
  for (const dx of [0.9, 2.6])
    person(s, r, x + dx, y + 2.2, 0, { pose: 'sit', flip: false, hair: r.pick(['headset', 'beanie', 'bun', 'viking', 'long'] as const) });
  s.pool(x + 1.8, y + 1.6, 2, 'ey');
}

/** Shelves of boxes along the back. */
function library(s: Scene, x: number, y: number, w: number): void {
  s.box(x, y, 0, w, 0.8, 5.6, 'o', {
    L: f =>
      [0.4, 2.1, 3.8]
        .map(
          (v, row) =>
            f.rect(0.4, v, w - 0.8, 1.4, 'o3') +
            [...Array(Math.floor((w - 1) / 0.62))]
              .map((_, i) => {
                const h = 0.75 + ((i * 5 + row) % 4) * 0.15;
                return f.rect(
                  0.55 + i * 0.62,
                  v + 1.4 - h,
                  0.5,
                  h,
                  (['r1', 'b1', 'y1', 'k0', 'g1', 'p1', 'w1'] as const)[(i * 3 + row * 2) % 7] ?? 'r1',
                  ' stroke-width=".6"',
                );
              })
              .join(''),
        )
        .join(''),
  });
}

/** The war-game hall: one long table, players round it, a knight that waits for paint. */
export function warhammer(): Scene {
  const { s, r, put, block } = placeBox('VEIZLA MEGA', 'k', ['w1', 'w2'], [26, 20]);
  const rug = topFace(5.2, 4.6, 0, 19.8, 9);
  s.ground(rug.rect(0, 0, 19.8, 9, 'r2') + rug.rect(0.35, 0.35, 19.1, 8.3, 'n', ' style="stroke:var(--y1)" stroke-width="1.4"'));
  library(s, 8.6, 0.4, 16.8);
  for (const [x, light] of [
    [10.4, 'ey'],
    [15, 'ew'],
    [19.8, 'ey'],
  ] as const)
    s.pool(x, 12, 3.2, light);
  knight(s, 4.2, 3.9);
  s.pool(4.4, 5.6, 3.6, 'ew');
  s.add(
    7.2,
    5.4,
    0,
    0.6,
    0.4,
    6,
    at3(7.2, 5.2, 0, '<path class="n" stroke-width="2.200" d="M-7 3V-76M7 0V-79M-7-6l14-3M-7-20l14-3M-7-34l14-3M-7-48l14-3M-7-62l14-3"/>'),
  );
  person(s, r, 7.1, 5.4, 4.6, { pose: 'wave', hair: 'bun', top: 4, flip: true });

  battlefield(s, r);
  for (let i = 0; i < 10; i++) {
    person(s, r, 7.2 + i * 1.72, 5.6, 0, { pose: r.pick(['stand', 'wave', 'phone', 'cheer'] as const) });
    person(s, r, 7 + i * 1.72, 12.5, 0, { pose: i === 4 ? 'wheel' : r.pick(['stand', 'cheer', 'wave', 'child'] as const) });
  }
  flagPole(s, 5.8, 9, 5, 'r');
  flagPole(s, 24.5, 9, 5, 'b');

  paintTable(s, r, 1.4, 13.4, 'r');
  paintTable(s, r, 6.6, 15.2, 'b');
  die(s, 12, 15.8, 0, 1.7, 'w', [5, 3, 1]);
  die(s, 14.4, 17.2, 0, 1.3, 'r', [2, 4, 5]);
  cat(s, 12.9, 16.6, 1.7, 'o');
  stall(s, 18.4, 15, { c: 'r', w: 5.4, sign: 'FÄRG & PENSEL' });
  s.pool(21, 18, 2.6, 'ey');
  signL(s, 1, 8.4, 3, 3.8, 1.5, 'MÅLA', { bg: 'k2', fg: 'ey' });
  for (const x of [1.3, 4.4]) pole(s, x, 8.5, 3);
  matchPost(s, 16.8, 18.8, 4.4);
  matchPost(s, 1, 17.8, 4.4);
  for (const [x, y] of [
    [0.8, 1],
    [25.2, 14.2],
    [11.4, 19],
  ] as const)
    pot(s, x, y, { c: 'r' });
  block(0.6, 0.6, 8, 7.6);
  block(5.4, 5, 24.8, 13.2);
  block(1, 13, 10.8, 18.2);
  block(11.4, 15, 16.6, 19);
  block(18, 14.6, 24.4, 18.4);
  put(9, 8.6, 1.8, 25, 4.6);
  put(7, 1, 8.8, 5, 12.8);
  put(9, 10.8, 13.6, 25, 15);
  put(5, 17, 18.4, 25, 19.5);
  return s;
}
