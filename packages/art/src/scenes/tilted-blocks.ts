import { topFace, type Face, type Rect } from '../face.ts';
import { project } from '../iso.ts';
import { isInk, type Ink } from '../palette.ts';
import { crowdPlacer, person } from '../people/person.ts';
import { building } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { floorTiles } from '../props/ground.ts';
import { catenary, flagA, flagPole, pole } from '../props/lines.ts';
import { moose } from '../props/moose.ts';
import { foodTruck, stall } from '../props/stalls.ts';
import { bench, table } from '../props/things.ts';
import { tiltedTower } from '../props/tilt.ts';
import { balloon } from '../props/vehicles.ts';
import { rng } from '../rng.ts';
import { Scene } from '../scene.ts';
import { districtDrawer } from './drawer.ts';

const [W, D] = [30, 26];

/** A building brick with studs. */
export function brick(s: Scene, x: number, y: number, z: number, ink: Ink, n = 1, m = 1, h = 1.2): void {
  const studs = (f: Face) => {
    let svg = '';
    for (let i = 0.5; i < n; i++) for (let j = 0.5; j < m; j++) svg += f.ellipse(i, j, 0.28, 0.26, `${ink}0`, ' stroke-width=".8"');
    return svg;
  };
  s.box(x, y, z, n, m, h, ink, { sh: z === 0, T: studs });
}

const lattice = (f: Face) =>
  f.line(
    [...Array(29)].map((_, i) => [i % 2 ? 0.05 : 0.75, i * 0.5] as const),
    0.8,
  );

const bars = (f: Face) =>
  f.line(
    [...Array(24)].map((_, i) => [i * 0.52, i % 2 ? 0.05 : 0.55] as const),
    0.8,
  );

/** A tower crane with a piece of four cubes on its hook. */
function crane(s: Scene, x: number, y: number): void {
  s.box(x - 0.6, y - 0.6, 0, 2, 2, 0.6, 's');
  s.box(x, y, 0.6, 0.8, 0.8, 14, 'y', { hi: false, L: lattice, R: lattice });
  s.box(x - 0.2, y - 0.1, 14.6, 1.3, 1.2, 1.2, 'r', { sh: false, L: f => f.rect(0.2, 0.25, 0.8, 0.6, 'gl') });
  s.box(x - 5, y + 0.1, 15.8, 12.4, 0.6, 0.6, 'y', { sh: false, hi: false, L: bars });
  s.box(x - 5, y, 14.9, 1.4, 0.8, 0.9, 's', { sh: false });
  s.add(
    x + 5.4,
    y + 0.4,
    12.2,
    0.1,
    0.1,
    3.6,
    s.line3(
      [
        [x + 5.45, y + 0.4, 15.8],
        [x + 5.45, y + 0.4, 12.2],
      ],
      1.4,
    ),
  );
  for (const [u, v] of [
    [4, 0],
    [5, 0],
    [6, 0],
    [5, 1],
  ] as const)
    s.box(x + u, y, 10.2 + v, 1, 1, 1, 'p', { sh: false, L: f => f.rect(0.2, 0.2, 0.6, 0.6, 'p0 z') });
}

/** The wall that pieces of four fall into; one column is still open. */
function pieceWall(s: Scene, x: number, y: number): void {
  const rows = ['rryyyb.ppg', 'rrgybb.pgg', 'ggg.bo.pgw', 'y...o..www', '....oo....'];
  rows.forEach((row, level) =>
    Array.from(row).forEach((cell, i) => {
      if (isInk(cell)) s.box(x + i, y, level, 1, 1, 1, cell, { sh: level === 0, L: f => f.rect(0.22, 0.22, 0.56, 0.56, `${cell}0 z`) });
    }),
  );
}

/** The floor is lava: people are on islands of bricks. */
function lava(s: Scene): void {
  const pit = topFace(1, 14.4, 0, 11.4, 10.8);
  const glow: Rect[] = [
    [0.6, 0.8, 2, 0.5],
    [4, 0.5, 2.4, 0.4],
    [8, 1, 2.4, 0.5],
    [0.8, 4, 1.2, 0.4],
    [5, 3.6, 1.6, 0.4],
    [9.4, 4.4, 1.4, 0.4],
    [2.6, 7, 2, 0.5],
    [7, 6.6, 2, 0.4],
    [0.8, 9.6, 2.4, 0.4],
    [6, 9.4, 2.6, 0.5],
    [9.6, 8, 1.2, 0.4],
  ];
  s.ground(
    pit.rect(0, 0, 11.4, 10.8, 'r1') +
      pit.rect(0.3, 0.3, 10.8, 10.2, 'n', ' style="stroke:var(--y1)" stroke-width="2"') +
      pit.rects(glow, 'ey z'),
  );
  s.pool(6.6, 19.6, 6.4, 'er');
  const r = rng('lava');
  const islands: readonly (readonly [number, number, Ink, number, number, 'cheer' | 'wave' | 'hop' | 'walk'])[] = [
    [2, 16, 'b', 2, 2, 'cheer'],
    [5.4, 15.4, 'y', 2, 1, 'wave'],
    [9, 15.8, 'g', 2, 2, 'hop'],
    [3.4, 19, 'p', 2, 2, 'walk'],
    [7, 18.4, 'w', 1, 2, 'cheer'],
    [10, 19.6, 'b', 2, 1, 'hop'],
    [2.2, 22.6, 'g', 2, 1, 'wave'],
    [5.6, 22, 'y', 2, 2, 'cheer'],
    [9, 22.6, 'p', 2, 2, 'wave'],
  ];
  for (const [x, y, ink, n, m, pose] of islands) {
    brick(s, x, y, 0, ink, n, m, 1);
    person(s, r, x + n / 2, y + m / 2, 1, { pose });
    if (n + m > 3) person(s, r, x + n / 2 - 0.6, y + m / 2 + 0.3, 1);
  }
}

/** Tilted Blocks as a full scene: nothing is upright. */
export function blocksScene(): Scene {
  const s = new Scene();
  const r = rng('blocks-full');
  districtDrawer(s, W, D, 'tilted-blocks');
  floorTiles(s, 0, 0, W, D, 'g0', 'g1', 2, false);
  lava(s);
  tiltedTower(
    s,
    [1.6, 1.8, 0],
    [
      ['b', 5.4, 3.6, 0.7, -0.2],
      ['y', 5, 3.3, -1.2, 0.4],
      ['r', 4.6, 3.2, 1.1, 0.2],
      ['w', 4, 2.9, -0.9, -0.4],
      ['g', 3.4, 2.6, 0.9, 0.3],
      ['p', 2.8, 2.3, 0.3, 0.2],
    ],
  );
  tiltedTower(
    s,
    [9.4, 2.4, 0],
    [
      ['r', 3.8, 2.9, 0.5, 0.5],
      ['b', 3.4, 2.7, 0.6, -0.7],
      ['y', 2.9, 2.4, -0.9, 0.3],
    ],
  );
  crane(s, 15.4, 2);
  pieceWall(s, 19, 1);
  building(s, 24.4, 4, 4.6, 3.2, 4.2, 'p', {
    cl: 3,
    cr: 2,
    shop: true,
    L: f =>
      f.rect(0.4, 2.6, 3.8, 1.6, 'ew') +
      f.rects(
        [
          [0.8, 3, 0.7, 1],
          [2, 2.9, 0.7, 1.1],
          [3.2, 3.1, 0.7, 0.9],
        ],
        'b1 z',
      ),
  });
  balloon(s, 3, 14, 9.6, 'b');
  moose(s, 21.4, 14.4);
  const piles: readonly (readonly [number, number, Ink, number, number])[] = [
    [2, 10.6, 'r', 2, 2],
    [5.4, 11.8, 'y', 2, 1],
    [14.4, 7.2, 'b', 3, 2],
    [18.6, 6.4, 'r', 2, 2],
    [13.4, 11.4, 'p', 2, 2],
    [17, 12.8, 'y', 2, 1],
    [26.6, 10.6, 'b', 2, 2],
    [24, 8.8, 'w', 2, 1],
    [16, 16.2, 'g', 2, 2],
    [27, 15.6, 'r', 2, 2],
    [14.6, 23.4, 'b', 2, 1],
  ];
  for (const [x, y, ink, n, m] of piles) {
    brick(s, x, y, 0, ink, n, m);
    if (m > 1) brick(s, x, y, 1.2, r.pick(['y', 'w', 'p', 'r'] as const), 1, 2, 1);
    if (n > 2) brick(s, x + 1, y, 1.2, 'y', 2, 1, 1);
  }
  stall(s, 20.8, 21.6, { c: 'r', w: 4.8, sign: 'KLOSSAR' });
  foodTruck(s, 14.4, 19.2, 'y', 'VÅFFLOR');
  for (const [x, y] of [
    [15.4, 24.4],
    [18.6, 24.2],
  ] as const)
    table(s, x, y);
  bench(s, 20.4, 12.4, 2.4);
  flagPole(s, 13.2, 13.4, 5, 'r');
  flagPole(s, 29, 19.4, 5, 'b');
  for (const [x, y] of [
    [13, 18],
    [21.6, 18.6],
    [8, 12.8],
    [28.6, 8.6],
  ] as const)
    matchPost(s, x, y, 4.6);
  catenary(s, [13.2, 18.6, 5], [22.6, 18.6, 5], 0.8, 14, i => flagA(i));
  pole(s, 13.2, 18.6, 5);
  pole(s, 22.6, 18.6, 5);
  const { put, block } = crowdPlacer(s, r);
  for (const [x, y, , n, m] of piles) block(x - 0.4, y - 0.4, x + n + 0.4, y + m + 0.4);
  block(20.8, 13.6, 24.2, 19.4);
  block(14, 18.8, 20.4, 22.4);
  block(20.2, 21, 26.2, 24.6);
  put(14, 1, 9.6, 12, 13.6);
  put(16, 13.2, 8.8, 28.6, 13);
  put(12, 13.4, 13.6, 20.6, 18.4);
  put(8, 24.6, 12.6, 29, 19);
  put(12, 13.4, 22.6, 28.6, 25.4);
  s.grow(project(0, D, 20));
  return s;
}
