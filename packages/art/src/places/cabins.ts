import { topFace, type Rect } from '../face.ts';
import { at3 } from '../iso.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { campLamp, matchPost } from '../props/fire.ts';
import { bulbA, catenary, flagA, flagPole, pole } from '../props/lines.ts';
import { blobTree, bush, pot, spruce } from '../props/plants.ts';
import { bench, cat, table } from '../props/things.ts';
import type { Rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { placeBox } from './box.ts';
import { lake } from './lake.ts';

/** A red cabin with white corners and a porch, and the people who are awake. */
function redCabin(s: Scene, r: Rng, x: number, y: number, number: string): void {
  const [w, d, h] = [5.6, 4, 3.4];
  const boards = (width: number): Rect[] => [...Array(Math.floor(width / 0.5))].map((_, i) => [i * 0.5 + 0.24, 0.1, 0.05, h - 0.2]);
  s.box(x, y, 0, w, d, h, 'r', {
    hi: false,
    L: f =>
      f.rects(boards(w), 'r2 z') +
      f.rects(
        [
          [0, 0, 0.28, h],
          [w - 0.28, 0, 0.28, h],
        ],
        'w0',
      ) +
      f.rect(0.8, 1, 1.3, 2.4, 'w0') +
      f.rect(0.95, 1.15, 1, 2.25, 'g2') +
      f.text(number, 1.2, 1.4, 0.5, 0.5, 'ey z') +
      f.rect(2.7, 0.9, 2.1, 1.4, 'w0') +
      f.rect(2.85, 1.05, 1.8, 1.1, 'gl') +
      f.line(
        [
          [3.75, 1.05],
          [3.75, 2.15],
        ],
        1.4,
        '',
        ' style="stroke:var(--w0)"',
      ),
    R: f =>
      f.rects(boards(d), 'r3 z') +
      f.rects(
        [
          [0, 0, 0.28, h],
          [d - 0.28, 0, 0.28, h],
        ],
        'w1',
      ) +
      f.rect(1.1, 0.9, 1.8, 1.4, 'w1') +
      f.rect(1.25, 1.05, 1.5, 1.1, 'gm'),
  });
  s.gable(x - 0.4, y - 0.4, h, w + 0.8, d + 0.8, 2.4, 'k', 'x', { end: 'r2' });
  s.box(x + w - 1.5, y + 0.7, h + 1.5, 0.7, 0.7, 1.6, 's', { sh: false });
  const smoke = 'M0 0q-6-7 0-13t0-13';
  s.sky(
    at3(
      x + w - 1.1,
      y + 1,
      h + 3.3,
      `<path class="n" stroke-width="5" stroke-linecap="round" d="${smoke}"/><path class="n" style="stroke:var(--w0)" stroke-width="2.800" stroke-linecap="round" d="${smoke}"/>`,
    ),
  );
  s.box(x, y + d, 0, w, 1.5, 0.3, 'o', { hi: false });
  s.pool(x + 2.6, y + d + 1.6, 2.8, 'ey');
  person(s, r, x + 2.4, y + d + 0.8, 0.3, { pose: r.pick(['wave', 'stand', 'phone', 'cheer'] as const), scale: 1.1 });
  person(s, r, x + 4, y + d + 0.9, 0.3, { pose: r.pick(['child', 'box', 'stand'] as const), scale: 1.05 });
  for (const dx of [0.1, 2, 3.7, w - 0.25]) s.box(x + dx, y + d + 1.36, 0.3, 0.14, 0.12, 0.8, 'w', { sh: false, hi: false });
  s.box(x + 2, y + d + 1.38, 1.1, w - 2, 0.1, 0.14, 'w', { sh: false, hi: false });
}

/** The coffee pot that serves all of them, as tall as a house. */
function coffeePot(s: Scene, x: number, y: number): void {
  s.cyl(x, y, 0, 2.9, 0.6, 'k');
  s.cyl(x, y, 0.6, 2.6, 5.2, 'b', {
    sh: false,
    r2: 1.8,
    deco: ({ cx, cy }) => {
      const dots = [
        [-22, -22],
        [-8, -10],
        [10, -24],
        [-14, -42],
        [4, -46],
        [20, -12],
        [18, -44],
      ];
      return (
        dots.map(([u = 0, v = 0]) => `<circle class="w0 z" cx="${(cx + u).toFixed(1)}" cy="${(cy + v).toFixed(1)}" r="2.600"/>`).join('') +
        `<path class="b1" d="M${(cx - 27).toFixed(1)} ${(cy - 34).toFixed(1)}l-26-26-9 3 4-10 16 2 20 19z"/>` +
        `<path class="n" stroke-width="9" stroke-linecap="round" d="M${(cx + 27).toFixed(1)} ${(cy - 52).toFixed(1)}q26 2 20 26-4 14-16 14"/><path class="n" style="stroke:var(--b1)" stroke-width="6" stroke-linecap="round" d="M${(cx + 27).toFixed(1)} ${(cy - 52).toFixed(1)}q26 2 20 26-4 14-16 14"/>`
      );
    },
  });
  s.cyl(x, y, 5.8, 1.9, 0.3, 'w', { sh: false });
  s.sphere(x, y, 6.1, 1.7, 'b', { dome: true, sh: false });
  s.sphere(x, y, 8, 0.4, 'r', { sh: false });
  const steam = 'M-6-4q-10-10 0-21t0-21M8-10q-10-10 0-21t0-21';
  s.sky(
    at3(
      x - 3,
      y + 3,
      6,
      `<path class="n" stroke-width="6" stroke-linecap="round" d="${steam}"/><path class="n" style="stroke:var(--w0)" stroke-width="3.600" stroke-linecap="round" d="${steam}"/>`,
    ),
  );
  s.pool(x + 0.6, y + 2.4, 3.6, 'ey');
  s.grow([(x - y) * 10, ((x + y) * 10) / 2 - 122]);
}

/** A street of cabins by the water, and a giant coffee pot. */
export function cabins(): Scene {
  const { s, r, put, block } = placeBox('STUGOR', 'r', ['g0', 'g1'], [26, 20]);
  lake(s, 26, 3.6);
  s.box(22.4, 0.8, 0, 1.6, 4.4, 0.45, 'o', {
    T: f =>
      f.rects(
        [0.5, 1.3, 2.1, 2.9, 3.7].map((v): Rect => [0, v, 1.6, 0.08]),
        'o3 z',
      ),
  });
  person(s, r, 23.2, 1.6, 0.45, { pose: 'sit', hair: 'beanie', top: 0 });
  person(s, r, 23.2, 3.4, 0.45, { pose: 'child', hair: 'pigtails' });
  s.add(
    18.6,
    1,
    0,
    2,
    1,
    0.8,
    at3(19.6, 1.6, 0, '<path class="r1" d="M-20-4q20 9 40 0l-7 9q-13 5-26 0z"/><path class="o1" d="M-9-2h18v3H-9z"/>'),
  );
  for (const [i, x] of [1.6, 8.6, 15.6].entries()) redCabin(s, r, x, 4.6, String(i + 1));
  redCabin(s, r, 1.4, 13, '4');

  const path = topFace(0, 10.4, 0, 26, 2);
  s.ground(
    path.rect(0, 0, 26, 2, 'w1') +
      path.rects(
        [...Array(13)].map((_, i): Rect => [0.5 + i * 2, 0.3 + (i % 3) * 0.5, 0.9, 0.22]),
        'w2 z',
      ) +
      topFace(12, 12.4, 0, 9, 7).ellipse(4.5, 3.5, 4.5, 3.5, 'w1'),
  );
  coffeePot(s, 16.4, 15.4);
  signL(s, 7.8, 19, 2.6, 4, 1.4, 'KAFFE 7–10', { bg: 'w0', fg: 'r2', c: 'w' });
  for (const x of [8.1, 11.4]) pole(s, x, 19.1, 2.6, 'w');
  for (const [x, y, pose, hair] of [
    [12.6, 16, 'stand', 'grey'],
    [13.2, 17.8, 'wave', 'beanie'],
    [15, 18.8, 'wheel', 'long'],
    [17.4, 18.9, 'stand', 'beard'],
    [19.6, 17.6, 'phone', 'hijab'],
    [20.2, 15.4, 'cheer', 'frog'],
    [10.6, 16.4, 'bag', 'cap'],
    [9.4, 17.6, 'child', 'pigtails'],
  ] as const)
    person(s, r, x, y, 0, { pose, hair });
  table(s, 23, 14.4, 'w');
  bench(s, 22.2, 16, 2.8, 'o');
  person(s, r, 22.2, 13.8, 0, { pose: 'stand' });
  person(s, r, 24.2, 14.4, 0, { pose: 'wave' });
  campLamp(s, 24.4, 17.6, 1);
  cat(s, 5.6, 19, 0, 'o');
  flagPole(s, 0.9, 11.8, 6.4, 'y');
  matchPost(s, 8, 12.8, 4.6);
  matchPost(s, 21.6, 12.8, 4.6);
  for (const [x, y, k] of [
    [0.7, 4.4, 1.4],
    [7.9, 4.2, 1.1],
    [14.9, 4.2, 1.2],
    [25.2, 6, 1.5],
    [23.6, 8, 1.1],
  ] as const)
    spruce(s, x, y, k);
  blobTree(s, 25, 19, 'g', 1.1);
  bush(s, 22, 19.2, 'g');
  pot(s, 7.4, 9.9, { c: 'r' });
  pot(s, 14.6, 9.9, { c: 'y' });
  pole(s, 2.2, 12.2, 5.2);
  pole(s, 25.3, 10, 5.2);
  catenary(s, [2.2, 12.2, 5.2], [25.3, 10, 5.2], 0.9, 20, i => (i % 3 ? bulbA() : flagA(i)));
  block(0.4, 4, 22, 10.4);
  block(1, 12.6, 7.4, 19);
  block(9.6, 12.8, 20.8, 19.4);
  block(21.6, 13, 25.6, 18.6);
  put(14, 1, 10.5, 25.4, 12.4);
  put(4, 21.6, 5.4, 25, 10);
  put(4, 7.6, 13.6, 9.4, 19.4);
  return s;
}
