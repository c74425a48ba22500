import type { Rect } from '../face.ts';
import { topFace } from '../face.ts';
import { at3, polygon, project } from '../iso.ts';
import { person } from '../people/person.ts';
import { campLamp, flame, matchPost } from '../props/fire.ts';
import { catenary, flagA, pole } from '../props/lines.ts';
import { blobTree, pot, spruce } from '../props/plants.ts';
import { foodTruck, stall } from '../props/stalls.ts';
import { bench, crate, stool, table } from '../props/things.ts';
import { rng } from '../rng.ts';
import type { Ink } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';

/** Someone asleep on a mattress; the head lies towards the back. */
export function sleeper(s: Scene, x: number, y: number, blanket: Ink, skin: number, hair: string): void {
  s.box(x, y, 0, 1.9, 3.9, 0.45, 'w');
  s.box(x + 0.2, y + 0.15, 0.45, 1.5, 0.9, 0.3, 'w', { sh: false, hi: false });
  s.box(x, y + 1.3, 0.45, 1.9, 2.6, 0.55, blanket, { sh: false, T: f => f.rect(0, 0, 1.9, 0.4, 'w0') });
  const face = `<g class="a${skin} t0 h0 l0"><circle r="6.4" cy="-6" fill="var(--sk)"/><path class="${hair}" d="M-6.6-6q-1-8 6.6-8t6.6 8q-3-4-6.6-4t-6.6 4z"/><path class="n" stroke-width="1" d="M-4-4.500q1.5 1.5 3 0M1.5-4.500q1.5 1.5 3 0"/></g>`;
  s.add(x + 0.4, y + 0.5, 0.8, 0.8, 0.6, 0.6, at3(x + 0.95, y + 0.85, 0.7, face));
}

/** The sleeping hall: mattresses in rows under a moon of a lamp. */
export function sleepingHall(s: Scene): void {
  s.ground(topFace(-5.2, -4.6, 0, 10.6, 10).rect(0, 0, 10.6, 10, 'b2'));
  s.grow(project(-5.2, 5.4), project(5.4, -4.6), project(5.4, 5.4));
  const rows: readonly (readonly [number, number, Ink, number, string])[] = [
    [-4.6, -4, 'r', 0, 'k2'],
    [-1.8, -4, 'y', 3, 'k3'],
    [1, -4, 'p', 1, 'y1'],
    [-4.6, 0.9, 'g', 2, 'r2'],
    [-1.8, 0.9, 'b', 4, 'k3'],
    [1, 0.9, 'y', 1, 'o1'],
  ];
  for (const [x, y, ink, skin, hair] of rows) sleeper(s, x, y, ink, skin, hair);
  s.cyl(4.4, -3.4, 0, 0.5, 0.2, 'k');
  s.cyl(4.4, -3.4, 0.2, 0.1, 3.4, 'k', { sh: false });
  s.sphere(4.4, -3.4, 4.2, 0.8, ['ew', 'ey', 'y2'], { sh: false });
  const r = rng('host');
  person(s, r, 4.4, 3.2, 0, { pose: 'stand', hair: 'bun', top: 0, scale: 1.4 });
  s.sky(at3(-3.4, -3.4, 2.6, '<path class="w0" d="M0 0h10L4 8h6v4H-2l7-8H0zM16-16h8l-5 6h5v3h-10l5-6h-3z"/>'));
}

/** Three tents, a lamp, and a pennant in the form of a match. */
export function campsite(s: Scene): void {
  s.ground(topFace(-6, -5, 0, 12, 11).ellipse(6, 5.5, 6, 5.5, 'g1'));
  s.grow(project(-6, 6), project(6, -5), project(6, 6));
  const pitch = (x: number, y: number, ink: Ink, k = 1) => {
    const d = 3.6 * k;
    const door = () => {
      const tip = project(x + d / 2, y + d, 2 * k);
      return (
        polygon([project(x + d * 0.22, y + d), project(x + d * 0.78, y + d), tip], 'k2') +
        polygon([tip, project(x + d * 0.78, y + d), project(x + d * 0.95, y + d + 0.5)], `${ink}0`)
      );
    };
    s.shadow(x, y, d, d, 1.4 * k);
    s.gable(x, y, 0, d, d, 2.9 * k, ink, 'y', { deco: door });
  };
  pitch(-4.4, -3.6, 'y');
  pitch(0.6, -4.2, 'r');
  pitch(-4.8, 1.2, 'b', 0.9);
  spruce(s, 5, -1, 1.3);
  campLamp(s, 1.6, 2.2, 1.4);
  const r = rng('camp');
  person(s, r, 0.2, 3.4, 0, { pose: 'stand', hair: 'beanie', top: 1, scale: 1.2 });
  person(s, r, 3, 3, 0, { pose: 'wave', hair: 'hijab', top: 3, scale: 1.2 });
  person(s, r, 2, 4.4, 0, { pose: 'child', hair: 'frog', top: 4 });
  pole(s, -0.6, -3.2, 6, 'w');
  s.sky(at3(-0.6, -3.2, 6, '<path class="w1" d="M1-2h26v5H1z"/><path class="r1" d="M24-5h6q6 0 6 5.500t-6 5.500h-6q-4-5.5 0-11z"/>'));
}

/** A red cabin with white corners, a porch and a coffee pot. */
export function cabin(s: Scene): void {
  s.ground(topFace(-5.4, -4.4, 0, 11, 10).ellipse(5.5, 5, 5.6, 5, 'g1'));
  s.grow(project(-5, 5), project(5, -4), project(4, 5));
  spruce(s, -4.2, -2.6, 1.6);
  s.box(-3, -2.8, 0, 5.6, 4.4, 3.2, 'r', {
    L: f =>
      f.rects(
        [...Array(7)].map((_, i): Rect => [0.8 * i, 0, 0.06, 3.2]),
        'r2 z',
      ) +
      f.rect(0.5, 0.8, 1.4, 1.2, 'w0') +
      f.rect(0.68, 0.95, 1.04, 0.9, 'gl') +
      f.line(
        [
          [1.2, 0.95],
          [1.2, 1.85],
        ],
        1.6,
        '',
        ' style="stroke:var(--w0)"',
      ) +
      f.rect(3.2, 0.7, 1.5, 2.5, 'w0') +
      f.rect(3.4, 0.9, 1.1, 2.3, 'g2') +
      f.ellipse(4.3, 2.1, 0.1, 0.1, 'y1 z') +
      f.rect(0, 0, 0.25, 3.2, 'w0 z') +
      f.rect(5.35, 0, 0.25, 3.2, 'w0 z'),
    R: f =>
      f.rects(
        [...Array(6)].map((_, i): Rect => [0.8 * i, 0, 0.06, 3.2]),
        'r3 z',
      ) +
      f.rect(1.4, 0.8, 1.6, 1.2, 'w0') +
      f.rect(1.6, 0.95, 1.2, 0.9, 'gm'),
  });
  s.gable(-3.5, -3.2, 3.2, 6.6, 5.2, 2.2, ['k0', 'k1', 'r2'], 'x', { end: 'r2' });
  s.box(1, -1.6, 4.4, 0.8, 0.8, 1.9, 's', { sh: false });
  s.box(-2.6, 1.6, 0, 5, 1.6, 0.3, 'w');
  table(s, -1.6, 3.9);
  stool(s, -2.6, 4.2, 'y');
  s.add(
    -1.8,
    3.7,
    0.9,
    0.4,
    0.4,
    0.6,
    at3(
      -1.6,
      3.9,
      0.95,
      '<path class="b1" d="M-4-8h8l1 8H-5z"/><path class="n" stroke-width="1.6" d="M5-6q4 0 3 4M0-10v-4M3-10q2-3 0-5"/>',
    ),
  );
  const r = rng('cabin');
  person(s, r, 1.6, 3.8, 0, { pose: 'wave', hair: 'grey', top: 1, scale: 1.3 });
  pot(s, 2.1, 1.9, { c: 'y', z: 0.3 });
}

/** The big pot of stew at three in the night. */
export function stew(s: Scene): void {
  s.box(-3.6, -2.4, 0, 7.2, 4.8, 1.6, 'w', { L: f => f.text('LAN LOUNGE', 0.7, 0.5, 5.8, 0.7, 'r2 z', FONT.pixel) });
  s.cyl(-0.4, 0, 1.6, 1.7, 2.2, 's', {
    deco: ({ cx, ty, r2 }) =>
      `<ellipse class="y2" cx="${cx.toFixed(1)}" cy="${ty.toFixed(1)}" rx="${(r2 * 0.86).toFixed(1)}" ry="${(r2 * 0.42).toFixed(1)}"/><circle class="r1" cx="${(cx - 8).toFixed(1)}" cy="${ty.toFixed(1)}" r="2.6"/><circle class="g1" cx="${(cx + 6).toFixed(1)}" cy="${(ty - 3).toFixed(1)}" r="2.4"/><circle class="w0" cx="${(cx + 2).toFixed(1)}" cy="${(ty + 4).toFixed(1)}" r="2.4"/><path class="n" stroke-width="5" d="M${(cx + 8).toFixed(1)} ${(ty + 2).toFixed(1)}l16-34"/><path class="n" style="stroke:var(--w1)" stroke-width="2.8" d="M${(cx + 8).toFixed(1)} ${(ty + 2).toFixed(1)}l16-34"/>`,
  });
  s.sky(
    at3(
      -0.4,
      0,
      4.2,
      '<path class="n" style="stroke:var(--w0)" stroke-width="3" stroke-linecap="round" d="M-14-6q-6-8 0-14t0-14M0-10q-6-8 0-14t0-14M14-6q-6-8 0-14t0-14"/>',
    ),
  );
  for (const [x, y, ink] of [
    [-3, 1.6, 'b'],
    [-1.6, 2, 'p'],
    [2.2, 1.4, 'y'],
  ] as const)
    s.cyl(x, y, 1.6, 0.5, 0.5, ink, { r2: 0.65, sh: false });
  s.box(2.4, -2, 1.6, 0.5, 0.5, 3.6, 'k', { sh: false, hi: false });
  s.add(
    1.6,
    -1.7,
    5,
    2,
    0.2,
    2,
    at3(
      2.6,
      -1.6,
      6,
      '<circle class="w0" r="18"/><circle class="n" r="18" stroke-width="3"/><path class="n" stroke-width="3" stroke-linecap="round" d="M0 0V-12M0 0H10"/>',
    ),
  );
  s.grow(project(2.6, -1.6, 7.8));
  const r = rng('stew');
  person(s, r, 4.8, 3, 0, { pose: 'phone', hair: 'headset', top: 3, scale: 1.4 });
  person(s, r, 5, 1, 0, { pose: 'wheel', hair: 'beanie', top: 1, scale: 1.4 });
  person(s, r, -4.6, 2.4, 0, { pose: 'stand', hair: 'afro', top: 2, scale: 1.4 });
}

/** A set table with a cloth, two plates and real chairs. */
export function restaurant(s: Scene): void {
  s.box(-2.8, -2.2, 0, 5.6, 4.2, 2.4, 'w', {
    T: f => {
      const plate = (u: number, v: number, food: string) =>
        f.ellipse(u, v, 0.85, 0.85, 'w0') +
        f.ellipse(u, v, 0.55, 0.55, 'w1', ' stroke-width=".7"') +
        f.ellipse(u - 0.1, v, 0.35, 0.3, food, ' stroke-width=".7"') +
        f.ellipse(u + 0.25, v + 0.15, 0.16, 0.16, 'g1', ' stroke-width=".7"');
      return (
        f.rect(0.3, 0.3, 5, 3.6, 'r1') +
        f.rect(0.6, 0.6, 4.4, 3, 'w0 z') +
        plate(1.7, 2.1, 'y2') +
        plate(4, 2.1, 'r2') +
        f.rects(
          [
            [0.6, 1.6, 0.12, 1],
            [2.75, 1.6, 0.12, 1],
            [2.95, 1.6, 0.12, 1],
            [5, 1.6, 0.12, 1],
          ],
          's2 z',
        )
      );
    },
    L: f =>
      f.pts(
        [
          [0, 0],
          [5.6, 0],
          [5.6, 1.2],
          [4.7, 1.7],
          [3.7, 1.2],
          [2.8, 1.7],
          [1.9, 1.2],
          [0.9, 1.7],
          [0, 1.2],
        ],
        'r1',
      ),
    R: f =>
      f.pts(
        [
          [0, 0],
          [4.2, 0],
          [4.2, 1.2],
          [3.2, 1.7],
          [2.1, 1.2],
          [1, 1.7],
          [0, 1.2],
        ],
        'r2',
      ),
  });
  s.cyl(0, -0.6, 2.4, 0.3, 0.9, 'b', { sh: false });
  s.add(
    -0.3,
    -0.9,
    3.3,
    0.6,
    0.6,
    1.4,
    at3(0, -0.6, 3.3, `<path class="w1" d="M-2 0v-12h4v12z"/><g transform="translate(0 -12)">${flame(14)}</g>`),
  );
  const chair = (x: number, y: number) => {
    s.box(x, y, 0, 1.5, 1.4, 1.3, 'o');
    s.box(x, y + 1.2, 1.3, 1.5, 0.25, 2, 'o', {
      sh: false,
      L: f =>
        f.rects(
          [
            [0.3, 0.3, 0.2, 1.5],
            [0.65, 0.3, 0.2, 1.5],
            [1, 0.3, 0.2, 1.5],
          ],
          'o3 z',
        ),
    });
  };
  chair(-2, 2.6);
  chair(0.4, 2.6);
  const r = rng('table');
  person(s, r, -1.2, -2.9, 0.6, { pose: 'wave', hair: 'grey', top: 4, scale: 1.5 });
  person(s, r, 1.2, -2.9, 0.6, { pose: 'cheer', hair: 'short', top: 1, scale: 1.5 });
}

/** A kiosk for things that visitors forgot. */
export function kiosk(s: Scene): void {
  stall(s, -2.6, -1.4, { c: 'b', w: 5.2, sign: 'KIOSK', fg: 'y1', menu: 'KORV KAFFE SLADD' });
  crate(s, -4.2, 0.4, 0, 1.2, 'y');
  crate(s, -4.1, 0.5, 1.2, 0.9, 'g');
  bench(s, 3.4, 2, 2.4);
  const r = rng('kiosk');
  person(s, r, -1.4, 2.4, 0, { pose: 'bag', hair: 'cap', top: 0, scale: 1.2 });
  person(s, r, 0.4, 2.8, 0, { pose: 'wheel', hair: 'pigtails', top: 3, scale: 1.2 });
  person(s, r, 2, 3.2, 0, { pose: 'child', hair: 'frog', top: 2, scale: 1.1 });
  matchPost(s, -4.4, 3, 4.2);
}

/** A food truck under pennants, with people who eat. */
export function trucks(s: Scene): void {
  catenary(s, [-4.6, -1, 5.4], [4.6, -1, 5.4], 0.7, 8, i => flagA(i));
  pole(s, -4.6, -1, 5.4);
  pole(s, 4.6, -1, 5.4);
  const r = rng('trucks');
  foodTruck(s, -3.6, 0, 'r', 'BAO');
  blobTree(s, 5, 1.4, 'g', 1);
  for (const [x, y] of [
    [-3.4, 3.6],
    [0.2, 4],
  ] as const) {
    table(s, x, y);
    stool(s, x + 1, y - 0.2, 'r');
    stool(s, x - 1, y + 0.2, 'y');
    person(s, r, x + 0.9, y + 0.7, 0, { pose: 'stand', scale: 1.2 });
  }
  person(s, r, -1.6, 2.8, 0, { pose: 'bag', scale: 1.2 });
  person(s, r, 2.6, 3.2, 0, { pose: 'wheel', scale: 1.2 });
}
