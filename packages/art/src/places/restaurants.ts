import { topFace, type Rect } from '../face.ts';
import { at3 } from '../iso.ts';
import { person } from '../people/person.ts';
import { gleam } from '../night/spill.ts';
import { flame } from '../props/fire.ts';
import { catenary, lanternA, pole } from '../props/lines.ts';
import { pot } from '../props/plants.ts';
import { cat } from '../props/things.ts';
import type { Rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';

const n = (v: number) => v.toFixed(1);

/** A candle in a bottle, as tall as a house: no table here is without one. */
function bottleCandle(s: Scene, x: number, y: number): void {
  s.cyl(x, y, 0, 2.7, 0.3, 'w');
  s.cyl(x, y, 0.3, 2.2, 4.4, 'g', {
    deco: ({ cx, cy, rx }) => {
      return (
        `<path class="w0" d="M${n(cx - rx)} ${n(cy - 42)}a${n(rx)} ${n(rx / 2)} 0 0 0 ${n(2 * rx)} 0v28a${n(rx)} ${n(rx / 2)} 0 0 1-${n(2 * rx)} 0z"/>` +
        `<path class="r1 z" d="M${n(cx)} ${n(cy - 28)}q10 10 5 18-2 5-5 5t-5-5q-5-8 5-18z"/><path class="w0 z" fill-opacity=".5" d="M${n(cx - rx * 0.8)} ${n(cy - 50)}h5v10h-5z"/>`
      );
    },
  });
  s.cyl(x, y, 4.7, 2.2, 1.2, 'g', { sh: false, r2: 0.9 });
  s.cyl(x, y, 5.9, 0.9, 1.2, 'g', { sh: false });
  s.cyl(x, y, 7.1, 0.72, 2.9, 'w', {
    sh: false,
    deco: ({ cx, ty, rx }) =>
      `<path class="w0" d="M${(cx - rx - 1).toFixed(1)} ${ty.toFixed(1)}q0 20 3 26 4 2 3-12 3 4 5 18 4 2 3-20 3 2 4 8 4 2 2-20z"/>`,
  });
  s.add(x - 0.3, y - 0.3, 10, 0.6, 0.6, 3, at3(x, y, 10.1, gleam(0, -30, 34) + flame(44)));
  s.pool(x + 0.6, y + 1.4, 5.6, 'ey');
  s.grow([(x - y) * 10, ((x + y) * 10) / 2 - 180]);
}

/** A table with a cloth, candles and plates, and guests on both sides. */
function dining(s: Scene, r: Rng, x: number, y: number, w: number): void {
  const seats = Math.max(2, Math.floor(w / 1.7));
  const at = (i: number) => x + (w * (i + 0.5)) / seats;
  for (let i = 0; i < seats; i++) person(s, r, at(i), y - 0.5, 0.25, { pose: r.pick(['wave', 'stand', 'cheer', 'phone'] as const) });
  s.box(x, y, 0, w, 1.9, 1.25, 'w', {
    L: f =>
      f.pts(
        [
          [0, 0],
          [w, 0],
          ...[...Array(seats * 4 + 1)].map((_, i): readonly [number, number] => [w - (i * w) / (seats * 4), i % 2 ? 0.85 : 0.55]),
        ],
        'r1',
      ),
    R: f => f.rect(0, 0, 1.9, 0.65, 'r2'),
    T: f =>
      f.rect(0.15, 0.15, w - 0.3, 1.6, 'n', ' style="stroke:var(--r1)"') +
      [...Array(seats)]
        .map((_, i) => {
          const u = at(i) - x;
          return (
            f.ellipse(u, 0.45, 0.36, 0.3, 's0') +
            f.ellipse(u, 0.45, 0.2, 0.16, (['y1', 'r1', 'g1', 'o1'] as const)[i % 4] ?? 'y1', ' stroke-width=".6"') +
            f.ellipse(u, 1.45, 0.36, 0.3, 's0') +
            f.ellipse(u, 1.45, 0.2, 0.16, (['p1', 'y2', 'o0', 'g2'] as const)[i % 4] ?? 'p1', ' stroke-width=".6"')
          );
        })
        .join(''),
  });
  const candles = Math.max(1, Math.round(w / 4.6));
  for (let i = 0; i < candles; i++) {
    const cx = x + (w * (i + 0.5)) / candles;
    s.add(
      cx - 0.15,
      y + 0.8,
      1.25,
      0.3,
      0.3,
      1.2,
      at3(cx, y + 0.95, 1.25, `<path class="w0" d="M-1.600 0v-9h3.200v9z"/><g transform="translate(0 -9)">${flame(9)}</g>`),
    );
    s.pool(cx, y + 2.2, 2.3, 'ey');
  }
  for (let i = 0; i < seats; i++) {
    if (seats > 2 && (i * 5) % 7 === 3) person(s, r, at(i), y + 2.6, 0, { pose: 'wheel' });
    else {
      person(s, r, at(i), y + 2.4, 0.1, {
        pose: 'sit',
        flip: false,
        hair: r.pick(['long', 'bun', 'cap', 'afro', 'grey', 'hijab', 'headset', 'viking'] as const),
      });
      s.box(at(i) - 0.45, y + 2.65, 0.25, 0.9, 0.18, 1.1, 'o', {
        sh: false,
        hi: false,
        L: f =>
          f.rects(
            [
              [0.2, 0.15, 0.12, 0.8],
              [0.55, 0.15, 0.12, 0.8],
            ],
            'o3 z',
          ),
      });
    }
  }
}

/** The kitchen behind the dining room: a hatch, hoods that steam, a board in three courses. */
function kitchen(s: Scene): void {
  s.box(8.4, 0.4, 0, 17, 1.6, 7.2, 'r', {
    L: f =>
      f.text('BORD FÖR TVÅ ELLER TJUGO', 0.8, 0.6, 15.4, 1.1, 'w0 z', FONT.wide) +
      f.rect(0.8, 2.4, 9.6, 2.9, 'ey') +
      f.rects(
        [...Array(7)].map((_, i): Rect => [1.3 + i * 1.3, 2.4, 0.12, 0.9]),
        'k2 z',
      ) +
      f.rects(
        [...Array(7)].map((_, i): Rect => [1.1 + i * 1.3, 3.2, 0.5, 0.3]),
        'k1',
      ) +
      f.rect(0.5, 5.3, 10.2, 0.4, 'w0') +
      f.rect(11.4, 2.4, 4.8, 4, 'k2') +
      ['FÖRRÄTT', 'VARMRÄTT', 'GG'].map((word, i) => f.text(word, 11.8, 2.8 + i * 1.15, 4, 0.75, i === 2 ? 'ey z' : 'ew z')).join(''),
    T: f => f.rect(0.3, 0.3, 16.4, 1, 'r1'),
  });
}

/** Restaurants with tablecloths, and a giant candle. */
export function restaurants(): Scene {
  const { s, r, put, block } = placeBox('RESTAURANGER', 'b', ['w1', 'w2'], [26, 20]);
  kitchen(s);
  for (const [i, x] of [10, 12.6, 15.2, 17.6].entries()) person(s, r, x, 2.5, 1.4, { pose: i % 2 ? 'wave' : 'stand', hair: 'cap', top: 5 });
  s.box(9, 2.8, 0, 9.6, 0.6, 1.7, 'w', { sh: false, hi: false });
  for (const x of [10.4, 13.6, 16.6, 21]) s.pool(x, 4.6, 2, 'ey');
  bottleCandle(s, 4, 4);

  const rug = topFace(6.6, 6, 0, 18.8, 12.6);
  s.ground(rug.rect(0, 0, 18.8, 12.6, 'g2') + rug.rect(0.35, 0.35, 18.1, 11.9, 'n', ' style="stroke:var(--y1)" stroke-width="1.4"'));
  // One table for twenty, the rest for two.
  dining(s, r, 8.4, 7.4, 15.4);
  for (const [x, y] of [
    [1.2, 10.4],
    [1.2, 14.6],
    [8.4, 12.6],
    [14.2, 12.6],
    [20, 12.6],
    [11.4, 16.2],
    [17.2, 16.2],
  ] as const)
    dining(s, r, x, y, 3.8);
  for (const [x, y, w, d] of [
    [7.6, 6, 17, 5.2],
    [0.6, 9.4, 5, 8.4],
    [7.6, 11.6, 17.4, 4.2],
    [10.8, 15.2, 10.8, 4],
  ] as const)
    block(x, y, x + w, y + d);
  // Waiters between the tables, and guests who wait for a table.
  for (const [x, y, hair] of [
    [12, 5.4, 'bun'],
    [13.2, 13.4, 'grey'],
    [7.2, 13, 'beard'],
    [24.8, 11, 'hijab'],
    [22.6, 17, 'afro'],
  ] as const)
    person(s, r, x, y, 0, { pose: 'box', hair, top: 5, scale: 1.25 });
  s.box(1.2, 18, 0, 1.6, 1.1, 1.5, 'o', { L: f => f.text('VÄNTA', 0.2, 0.4, 1.2, 0.6, 'ey z') });
  for (let i = 0; i < 6; i++)
    person(s, r, 3.8 + i * 1.4, 19 - (i % 2) * 0.4, 0, { pose: i === 3 ? 'wheel' : r.pick(['stand', 'phone', 'child', 'wave'] as const) });
  cat(s, 15.6, 18.4, 0, 'o');
  for (const [x, y] of [
    [7.6, 1],
    [25.2, 3.2],
    [25.2, 19.2],
    [0.8, 10],
    [0.8, 8.2],
  ] as const)
    pot(s, x, y, { c: 'b' });
  pole(s, 7.4, 6, 6.4);
  pole(s, 25.3, 10.2, 6.4);
  catenary(s, [7.4, 6, 6.4], [25.3, 10.2, 6.4], 0.8, 14, i => lanternA((['y', 'r', 'w'] as const)[i % 3] ?? 'y'));
  block(1, 1, 7, 7);
  block(8, 0, 26, 3.6);
  put(8, 8, 3.8, 25, 5.8);
  put(6, 1, 6.8, 7, 9.4);
  put(5, 14, 18.8, 25, 19.5);
  return s;
}
