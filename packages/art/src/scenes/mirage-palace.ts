import { topFace, type Face, type Rect } from '../face.ts';
import { at3, project } from '../iso.ts';
import { crowdPlacer, person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { desk } from '../props/desk.ts';
import { matchPost } from '../props/fire.ts';
import { dome } from '../props/gates.ts';
import { carpet, floorTiles } from '../props/ground.ts';
import { catenary, flagA, lanternA, pole, rope } from '../props/lines.ts';
import { bush, palm, pot } from '../props/plants.ts';
import { screen } from '../props/stage.ts';
import { stall } from '../props/stalls.ts';
import { barrel, bench, crate } from '../props/things.ts';
import { rng } from '../rng.ts';
import { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { districtDrawer } from './drawer.ts';

const [W, D] = [34, 28];

/** A slender tower with a dome and a flame. */
function cornerTower(s: Scene, x: number, y: number, h: number): void {
  const bands = (cls: string) => (f: Face) =>
    f.rects(
      [
        [0, 0.3, 3, 0.5],
        [0, h * 0.45, 3, 0.4],
      ],
      `${cls} z`,
    ) +
    f.arch(0.9, 1.2, h * 0.2, 'k1') +
    f.pts(
      [
        [1, h * 0.3],
        [1.5, h * 0.24],
        [2, h * 0.3],
        [2, h * 0.4],
        [1, h * 0.4],
      ],
      'gl',
    );
  s.box(x, y, 0, 3, 3, h, 'w', { L: bands('b1'), R: bands('b2') });
  s.box(x - 0.3, y - 0.3, h, 3.6, 3.6, 0.6, 'w', { sh: false });
  dome(s, x + 1.5, y + 1.5, h + 0.6, 1.4, 'b');
}

/** The palace across the back: hall, great dome, two towers, battlements. */
function palace(s: Scene): void {
  s.box(6, 1, 0, 21, 5, 7, 'w', {
    L: f =>
      [1, 3.6, 14.8, 17.4].map(u => f.arch(u, 2, 4.4, 'k1') + f.arch(u + 0.35, 1.3, 3.8, 'gl z')).join('') +
      f.arch(7.2, 6.6, 6, 'b1') +
      f.arch(7.8, 5.4, 5.3, 'b3') +
      f.arch(8.6, 3.8, 4.2, 'ey z') +
      f.rect(0, 0.3, 21, 0.6, 'b1 z') +
      f.rects(
        [...Array(26)].map((_, i): Rect => [0.2 + i * 0.8, 0.42, 0.44, 0.36]),
        'y1 z',
      ),
    R: f => [0.6, 2.8].map(u => f.arch(u, 1.5, 4, 'k2')).join('') + f.rect(0, 0.3, 5, 0.6, 'b2 z'),
    T: f => f.rect(0.4, 0.4, 20.2, 4.2, 'w1'),
  });
  for (let i = 0; i < 11; i++) s.box(6 + i * 1.98, 5.6, 7, 1.1, 0.4, 0.8, 'w', { sh: false, hi: false });
  for (let i = 0; i < 3; i++) s.box(26.6, 1.2 + i * 1.6, 7, 0.4, 0.9, 0.8, 'w', { sh: false, hi: false });
  s.box(13, 1.6, 7, 7, 3.6, 1.6, 'w', {
    sh: false,
    L: f => f.grid(6, 1, { cls: 'gl z', my: 0.45, mx: 0.5 }),
    R: f => f.grid(3, 1, { cls: 'gm z', my: 0.45 }),
  });
  dome(s, 16.5, 3.4, 8.6, 3, 'y');
  dome(s, 9.4, 3.4, 7, 1.5, 'b');
  dome(s, 23.6, 3.4, 7, 1.5, 'b');
  cornerTower(s, 1.6, 1.6, 12);
  cornerTower(s, 29, 1.6, 12);
}

/** The oasis: water, a stepping stone path, palms. */
function oasis(s: Scene): void {
  const water = topFace(22.4, 18, 0, 10.4, 8.6);
  const waves: Rect[] = [
    [2.4, 2.4, 1.6, 0.16],
    [5.4, 1.8, 1.2, 0.16],
    [7, 4, 1.4, 0.16],
    [2, 5, 1.2, 0.16],
    [4.6, 6.2, 1.8, 0.16],
    [4, 4, 0.8, 0.16],
  ];
  s.ground(
    water.ellipse(5.2, 4.3, 5.2, 4.3, 'g1') +
      water.ellipse(5.2, 4.3, 4.5, 3.6, 'b1') +
      water.ellipse(5.2, 4.3, 4, 3.1, 'eb z', ' fill-opacity=".55"') +
      water.rects(waves, 'w0 z', ' fill-opacity=".8"'),
  );
  palm(s, 22.6, 20, 6.4);
  palm(s, 24.6, 18.4, 5.4, { lean: -3 });
  palm(s, 32.6, 20.4, 6.6, { lean: -4 });
  palm(s, 31.6, 26.6, 5.6, { lean: -3 });
  palm(s, 23, 26.4, 5.2);
  bush(s, 26, 18, 'g');
  bush(s, 32.8, 24, 'g');
  s.add(
    27,
    22,
    0,
    1.6,
    1.6,
    2,
    at3(
      27.6,
      22.6,
      0,
      '<path class="o1" d="M-22 0q22 12 44 0l-6 10q-16 6-32 0z"/><path class="w0" d="M0-38v34h18q2-22-18-34z"/><path class="o2" d="M-1.6-42h3.2V2h-3.2z"/>',
    ),
  );
}

/** A carpet in the air with two who steer it by gamepad. */
function flyingCarpet(s: Scene, x: number, y: number, z: number): void {
  const r = rng('carpet');
  s.shadow(x, y, 3.6, 2.2, z + 0.2, z);
  s.box(x, y, z, 3.6, 2.2, 0.2, 'r', {
    sh: false,
    hi: false,
    T: f =>
      f.rect(0.3, 0.3, 3, 1.6, 'y1') +
      f.rect(0.6, 0.55, 2.4, 1.1, 'b1') +
      f.pts(
        [
          [1.8, 0.6],
          [2.3, 1.1],
          [1.8, 1.6],
          [1.3, 1.1],
        ],
        'w0',
      ),
  });
  person(s, r, x + 1.1, y + 1, z + 0.2, { pose: 'cheer', hair: 'headset', top: 4 });
  person(s, r, x + 2.4, y + 1.2, z + 0.2, { pose: 'wave', hair: 'hijab', top: 3 });
}

/** Mirage Palace as a full scene. */
export function mirageScene(): Scene {
  const s = new Scene();
  const r = rng('mirage-full');
  districtDrawer(s, W, D, 'mirage-palace');
  floorTiles(s, 0, 0, W, D, 'y0', 'w1', 2, false);
  oasis(s);
  palace(s);
  carpet(s, 14.6, 6.2, 3.8, 3, 'b', {});
  carpet(s, 7.6, 9.2, 18, 7.8, 'r', {});
  screen(
    s,
    13,
    9.4,
    1.4,
    7.2,
    3.4,
    f =>
      f.rect(0.3, 1.8, 6.6, 1.3, 'y2 z') +
      f.rects(
        [
          [0.8, 1.2, 1.2, 1.9],
          [2.8, 0.8, 0.9, 2.3],
          [5, 1.4, 1.4, 1.7],
        ],
        'w0 z',
      ) +
      f.ellipse(6, 0.8, 0.4, 0.4, 'ey z') +
      f.text('A', 4, 0.6, 0.7, 0.9, 'r1 z', FONT.poster),
    { bg: 'b1' },
  );
  for (const x of [13.2, 19.7]) s.box(x, 9.5, 0, 0.3, 0.2, 1.4, 'k', { sh: false, hi: false });
  desk(s, 8.4, 10.6, 3, { c: 'b', fill: 1 });
  desk(s, 20.4, 10.6, 3, { c: 'y', fill: 1 });
  desk(s, 8.4, 13.6, 3, { c: 'b', fill: 1 });
  desk(s, 20.4, 13.6, 3, { c: 'y', fill: 1 });
  s.cyl(16.6, 14.4, 0, 1.8, 0.6, 'b', {
    deco: ({ cx, ty, r2 }) =>
      `<ellipse class="eb" cx="${cx.toFixed(1)}" cy="${ty.toFixed(1)}" rx="${(r2 * 0.8).toFixed(1)}" ry="${(r2 * 0.4).toFixed(1)}"/>`,
  });
  s.cyl(16.6, 14.4, 0.6, 0.3, 1.4, 'w', { sh: false });
  s.cyl(16.6, 14.4, 2, 0.7, 0.3, 'y', { r2: 1, sh: false });
  s.sky(
    at3(
      16.6,
      14.4,
      2.4,
      '<path class="n" style="stroke:var(--eb)" stroke-width="2.4" stroke-linecap="round" d="M0 0q-10-16-18-2M0 0q10-16 18-2M0 0v-14"/>',
    ),
  );
  rope(s, 7, 17.4, 26, 17.4, 10);
  stall(s, 1.2, 18, { c: 'b', w: 4.6, sign: 'FALAFEL', fg: 'y1' });
  stall(s, 7, 18.6, { c: 'r', w: 4.6, sign: 'DADLAR' });
  stall(s, 12.8, 18.2, { c: 'g', w: 4.6, sign: 'MYNTATE', bg: 'g3' });
  signL(s, 27.6, 8.4, 2.6, 3, 1.4, 'BAS A', { bg: 'r1', fg: 'w0', c: 'r', font: FONT.poster });
  s.box(28.9, 8.5, 0, 0.25, 0.25, 2.6, 'w', { hi: false, sh: false });
  for (const [x, y, z, k] of [
    [28, 9.8, 0, 1.6],
    [30, 11, 0, 1.3],
    [28.2, 10, 1.6, 1.1],
    [31, 9, 0, 1],
    [2, 9.6, 0, 1.5],
    [4, 11, 0, 1.2],
    [2.2, 9.8, 1.5, 1],
  ] as const)
    crate(s, x, y, z, k);
  signL(s, 2, 8.6, 3.6, 3, 1.4, 'BAS B', { bg: 'b1', fg: 'w0', c: 'b', font: FONT.poster });
  s.box(3.4, 8.7, 0, 0.25, 0.25, 3.6, 'w', { hi: false, sh: false });
  barrel(s, 5.6, 9.4, 'b');
  barrel(s, 27, 12.4, 'r');
  flyingCarpet(s, 5.4, 13, 11.6);
  palm(s, 5.4, 7.4, 6);
  palm(s, 28.4, 7.2, 6, { lean: -3 });
  palm(s, 1.4, 14.4, 5.6);
  palm(s, 1.6, 26.4, 5);
  for (const [x, y] of [
    [12.4, 7.4],
    [20.4, 7.4],
  ] as const)
    pot(s, x, y, { c: 'b' });
  for (const [x, y] of [
    [7, 8.6],
    [26.4, 8.8],
    [20.6, 19.2],
    [6.2, 23.6],
    [18.6, 26.4],
  ] as const)
    matchPost(s, x, y, 4.8);
  catenary(s, [7, 8.8, 5], [26.4, 8.8, 5], 1, 18, i => flagA(i));
  for (const y of [17.6, 23.4]) {
    catenary(s, [0.8, y, 5], [19, y, 5], 0.9, 14, i => lanternA((['y', 'b', 'r', 'w'] as const)[i % 4] ?? 'y'));
    pole(s, 0.8, y, 5);
    pole(s, 19, y, 5);
  }
  bench(s, 19.4, 22, 2.4);
  bench(s, 26.6, 16.6, 2.4);
  for (const [x, y] of [
    [4, 25],
    [9, 25.4],
    [14.4, 25],
  ] as const) {
    carpet(s, x, y - 1, 2.8, 1.8, r.pick(['r', 'b', 'g'] as const), {});
    person(s, r, x + 0.8, y, 0, { pose: 'wave' });
    person(s, r, x + 1.9, y - 0.3, 0, { pose: 'stand' });
  }
  const { put, block } = crowdPlacer(s, r);
  block(15, 12.6, 18.4, 16.2);
  block(22, 18, 33.4, 27);
  put(10, 8.4, 6.6, 25.6, 8.6);
  put(8, 13.6, 11, 19.6, 12.6);
  put(12, 3, 15, 7, 17.4);
  put(18, 1, 20.6, 19, 23.2);
  put(8, 26.6, 13, 33, 17.6);
  put(12, 5.4, 23.6, 21.4, 27.2);
  s.grow(project(0, D, 14));
  return s;
}
