import { topFace, type Rect } from '../face.ts';
import { at3, polygon, project } from '../iso.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { flame } from '../props/fire.ts';
import { flagPole } from '../props/lines.ts';
import { bush, spruce } from '../props/plants.ts';
import { crate } from '../props/things.ts';
import { rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { gamingChair } from './goods.ts';

/** A football, its middle at x, y, z. */
function football(s: Scene, x: number, y: number, z: number, k: number): void {
  s.sphere(x, y, z, k, 'w');
  const [a, b] = project(x, y, z);
  const patch = '<path class="k1" d="M0-6l6 4-2 7h-8l-2-7z"/>';
  const seams = '<path class="n" stroke-width=".8" d="M0-6v-6M6-2l6-3M4 5l4 6M-4 5l-4 6M-6-2l-6-3"/>';
  s.amend(
    solid => (solid.svg += `<g transform="translate(${a.toFixed(1)} ${b.toFixed(1)})scale(${(k * 0.8).toFixed(2)})">${patch}${seams}</g>`),
  );
}

/** A tray with two matches left, one of them alight. */
export function lastMatches(s: Scene): void {
  const [w, d] = [9, 5.4];
  s.shadow(-w / 2, -d / 2, w, d, 1.6);
  s.ground(polygon([project(-4.5, -2.7), project(4.5, -2.7), project(4.5, 2.7), project(-4.5, 2.7)], 'w1'));
  s.ground(
    polygon([project(-4.5, -2.7, 1.6), project(4.5, -2.7, 1.6), project(4.5, -2.7), project(-4.5, -2.7)], 'w2') +
      polygon([project(-4.5, -2.7, 1.6), project(-4.5, 2.7, 1.6), project(-4.5, 2.7), project(-4.5, -2.7)], 'w2'),
  );
  const lying = (y: number) => {
    s.box(-3.4, y, 0.1, 5.6, 0.5, 0.5, 'w', { sh: false, hi: false });
    s.box(2.2, y - 0.1, 0.05, 1, 0.7, 0.7, 'r', { sh: false, hi: false });
  };
  lying(-1.6);
  lying(0.4);
  s.part('');
  s.add(3.1, 0.5, 0.8, 0.4, 0.1, 2, at3(2.9, 0.7, 0.7, flame(34)));
  s.part('');
  s.box(-4.9, 2.7, 0, 9.8, 0.4, 1.7, 'b', { sh: false, L: f => f.text('2 KVAR', 2.6, 0.42, 4.6, 0.9, 'w0 z', FONT.widest) });
  s.box(4.5, -3.1, 0, 0.4, 5.8, 1.7, 'w', { sh: false, hi: false });
}

/** A carton of milk, a glass and a plate of buns. */
export function milk(s: Scene): void {
  s.box(-2.4, -2, 0, 3, 3, 5.6, 'w', {
    L: f =>
      f.rect(0, 2.6, 3, 3, 'b1 z') +
      f.text('MJÖLK', 0.35, 1, 2.3, 1, 'b2 z', FONT.poster) +
      f.rects(
        [
          [0.5, 3.2, 0.9, 0.7],
          [1.7, 3.9, 0.8, 0.9],
          [0.7, 4.5, 0.7, 0.6],
        ],
        'w0 z',
      ),
    R: f => f.rect(0, 2.6, 3, 3, 'b2 z') + f.rects([[0.5, 3.4, 0.8, 0.8]], 'w0 z'),
  });
  s.gable(-2.4, -2, 5.6, 3, 3, 1.6, 'w', 'x', { end: 'b1' });
  s.box(-2.4, -0.7, 7, 3, 0.4, 0.6, 'r', { sh: false, hi: false });
  s.cyl(2.8, -0.4, 0, 0.8, 2.6, ['w0', 'w0', 'w1'], { r2: 1 });
  s.cyl(1.4, 3, 0, 1.9, 0.25, 'y');
  for (const [x, y] of [
    [0.7, 3],
    [2, 2.6],
    [1.7, 3.8],
  ] as const)
    s.sphere(x, y, 0.8, 0.75, 'o', { sh: false });
}

/** A person stretching next to a gaming chair, and one stretching in it. */
export function chairYoga(s: Scene): void {
  gamingChair(s);
  const r = rng('chair-yoga');
  person(s, r, 5.2, 2.6, 0, { pose: 'cheer', hair: 'bun', top: 3, scale: 2.4, flip: false });
  person(s, r, -3.4, 4.4, 0, { pose: 'wheel', hair: 'headset', top: 2, scale: 2.2, flip: false });
  person(s, r, 2.2, 5.4, 0, { pose: 'hop', hair: 'frog', top: 1, scale: 2, flip: false });
}

/** Two bases across a river, three paths between them. */
export function lanes(s: Scene): void {
  const board = topFace(-6, -6, 0.6, 12, 12);
  s.box(-6, -6, 0, 12, 12, 0.6, 'w');
  const path = 'w1 z';
  s.ground('');
  s.amend(
    solid =>
      (solid.svg +=
        board.rect(0.3, 0.3, 11.4, 11.4, 'g1') +
        board.pts(
          [
            [0.3, 0.3],
            [3.2, 0.3],
            [11.7, 8.8],
            [11.7, 11.7],
            [8.8, 11.7],
            [0.3, 3.2],
          ],
          'b1',
        ) +
        board.rects(
          [
            [1, 1.2, 0.9, 9.8],
            [1, 10.1, 9.8, 0.9],
            [1.6, 1.2, 9.4, 0.9],
            [10.1, 1.2, 0.9, 9.6],
          ],
          path,
        ) +
        board.pts(
          [
            [1.2, 10],
            [10, 1.2],
            [10.8, 2],
            [2, 10.8],
          ],
          path,
        )),
  );
  s.part('');
  for (const [x, y, ink] of [
    [3.4, -5.2, 'r'],
    [-5.2, 3.4, 'y'],
  ] as const) {
    s.box(x, y, 0.6, 1.9, 1.9, 2.6, ink, { hi: false, L: f => f.arch(0.5, 0.9, 1.4, 'k2') });
    s.pyramid(x - 0.2, y - 0.2, 3.2, 2.3, 2.3, 1.6, ink);
    flagPole(s, x + 0.95, y + 0.95, 7, ink);
  }
  spruce(s, -3.6, -1, 0.8, { z: 0.6 });
  spruce(s, 1.6, 4.2, 0.8, { z: 0.6 });
  bush(s, 3.6, 1.4, 'g', 0.6);
  bush(s, -1, -3.8, 'p', 0.6);
}

/** A supply crate under a parachute, and two who have seen it. */
export function supplyDrop(s: Scene): void {
  crate(s, -1.5, -1.5, 3.4, 3, 'w');
  s.shadow(-1.5, -1.5, 3, 3, 5);
  s.sky(
    at3(
      0,
      0,
      11.6,
      '<path class="n" stroke-width="1.2" d="M-46 0L-14 66M-16 6L-6 72M16 6L8 72M46 0L16 66"/>' +
        '<path class="r1" d="M-52 4Q-52-56 0-58T52 4Q40-8 18 4 0-8-18 4-40-8-52 4z"/>' +
        '<path class="w0" d="M-18 4Q-22-40 0-58 22-40 18 4 0-8-18 4z"/><path class="r2 z" d="M38-34Q52-20 52 4 44-5 34-3 42-20 38-34z"/>',
    ),
  );
  s.grow(project(-4, 0, 17), project(5, 0, 17));
  const r = rng('supply-drop');
  person(s, r, -3.6, 3.2, 0, { pose: 'wave', hair: 'cap', top: 4, scale: 2, flip: false });
  person(s, r, 3.4, 2.4, 0, { pose: 'cheer', hair: 'headset', top: 1, scale: 2, flip: false });
  bush(s, 4.6, -1.6, 'g', 0, 1.6);
}

/** A ball in the goal, with a crowd of two behind. */
export function goal(s: Scene): void {
  const field = topFace(-6, -3, 0, 12, 8);
  s.ground(
    field.rect(0, 0, 12, 8, 'g1') +
      field.rects(
        [0, 3, 6, 9].map((u): Rect => [u, 0, 1.5, 8]),
        'g0 z',
      ) +
      field.line(
        [
          [2.4, 0],
          [2.4, 5.2],
          [10, 5.2],
          [10, 0],
        ],
        1.6,
        '',
        ' style="stroke:var(--w0)"',
      ),
  );
  s.grow(project(-6, -3), project(6, 5), project(-6, 5), project(6, -3));
  const bars = [
    [-4, -2.6, 0],
    [-4, -2.6, 4.2],
    [4, -2.6, 4.2],
    [4, -2.6, 0],
  ] as const;
  const mesh = [...Array(9)]
    .map((_, i) =>
      s.line3(
        [
          [-4 + i, -2.6, 0],
          [-4 + i, -2.6, 4.2],
        ],
        0.6,
      ),
    )
    .join('');
  const rows = [1, 2, 3]
    .map(z =>
      s.line3(
        [
          [-4, -2.6, z],
          [4, -2.6, z],
        ],
        0.6,
      ),
    )
    .join('');
  s.add(-4, -2.7, 0, 8, 0.1, 4.2, mesh + rows + s.line3(bars, 4.6));
  s.amend(solid => (solid.svg += s.line3(bars, 2.4, 'white').replace('class="n white"', 'class="n" style="stroke:var(--w0)"')));
  football(s, 0.6, 1.4, 1.5, 1.5);
  signL(s, -3, -3.4, 4.6, 6, 1.7, 'MÅÅÅL', { bg: 'k3', fg: 'ey' });
  const r = rng('goal');
  person(s, r, -4.6, 3.4, 0, { pose: 'cheer', hair: 'bun', top: 0, scale: 1.9, flip: false });
  person(s, r, 4.8, 2.8, 0, { pose: 'cheer', hair: 'beard', top: 2, scale: 1.9, flip: false });
}
