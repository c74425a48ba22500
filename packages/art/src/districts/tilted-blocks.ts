import type { Ink } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { balloon } from '../props/vehicles.ts';
import { crowdPlacer } from '../people/person.ts';
import { floorTiles } from '../props/ground.ts';
import { matchPost } from '../props/fire.ts';
import { moose } from '../props/moose.ts';
import { rng } from '../rng.ts';
import { tiltedTower } from '../props/tilt.ts';

/** Tilted Blocks at map size, 18 by 15 units. */
export function blocks(s: Scene) {
  s.lamp(12, 10.4, 4.6, 'eg');
  s.lamp(5, 11.6, 3.6, 'ey');
  const r = rng('blocks2');
  const { put } = crowdPlacer(s, r, 0.75);
  floorTiles(s, 0, 0, 18, 15, 'g0', 'g1', 1.5);
  const B = (x: number, y: number, z: number, c: Ink, n = 1, m = 1, h = 1.3) =>
    s.box(x, y, z, n, m, h, c, {
      T: f => {
        let o = '';
        for (let i = 0.5; i < n; i++) for (let j = 0.5; j < m; j++) o += f.ellipse(i, j, 0.26, 0.26, c + '0', ' stroke-width=".8"');
        return o;
      },
    });
  // tilted towers
  tiltedTower(
    s,
    [0.8, 0.8, 0],
    [
      ['b', 3.4, 3, 0.5, -0.2],
      ['y', 3.1, 2.6, -0.9, 0.3],
      ['r', 2.9, 2.6, 0.8, 0.2],
      ['w', 2.4, 2.2, -0.5, -0.4],
      ['p', 2, 1.6, 0.5, 0.2],
    ],
  );
  tiltedTower(
    s,
    [6.4, 0.8, 0],
    [
      ['r', 3, 2.4, 0.4, 0.5],
      ['b', 2.7, 2.4, 0.5, -0.6],
      ['g', 2.3, 2, -0.8, 0.3],
    ],
  );
  // tetromino wall
  const tet = [
    [11.2, 0, 'y'],
    [12.2, 0, 'y'],
    [13.2, 0, 'y'],
    [14.2, 0, 'r'],
    [15.2, 0, 'r'],
    [16.2, 0, 'b'],
    [11.2, 1, 'p'],
    [12.2, 1, 'y'],
    [13.2, 1, 'r'],
    [14.2, 1, 'r'],
    [16.2, 1, 'b'],
    [11.2, 2, 'p'],
    [12.2, 2, 'p'],
    [16.2, 2, 'b'],
    [11.2, 3, 'p'],
    [16.2, 3, 'b'],
  ] as const;
  tet.forEach(([x, l, c]) => s.box(x, 1, l * 1, 1, 1, 1, c, { sh: l === 0, hi: true, L: f => f.rect(0.2, 0.2, 0.6, 0.6, c + '0 z') }));
  (
    [
      [14.2, 5.6],
      [13.2, 5.6],
      [14.2, 4.6],
      [15.2, 5.6],
    ] as const
  ).forEach(([x, l]) => s.box(x, 1, l, 1, 1, 1, 'g', { sh: false, L: f => f.rect(0.2, 0.2, 0.6, 0.6, 'g0 z') }));
  // building table, bricks, voxel trees, voxel moose
  for (const [x, y] of [
    [1.2, 7.6],
    [3, 12.6],
    [16.4, 6],
  ] as const) {
    s.box(x + 0.4, y + 0.4, 0, 0.6, 0.6, 1.2, 'w');
    s.box(x, y, 1.2, 1.4, 1.4, 1, 'g', {
      sh: false,
      T: f =>
        f.rects(
          [
            [0.1, 0.8, 0.4, 0.4],
            [0.8, 0.2, 0.3, 0.3],
          ],
          'g1 z',
        ),
    });
    s.box(x + 0.35, y + 0.35, 2.2, 0.7, 0.7, 0.7, 'g', { sh: false });
  }
  moose(s, 12.4, 12);
  (
    [
      [5, 7, 'r', 2, 1],
      [5, 8.4, 'y', 1, 1],
      [7, 6.6, 'b', 2, 2],
      [9.6, 8, 'p', 2, 1],
      [9.6, 8, 'y', 1, 1, 1.3],
      [7, 6.6, 'r', 1, 1, 1.3],
      [12, 6.8, 'w', 3, 1],
      [12, 6.8, 'b', 1, 1, 1.3],
      [14, 6.8, 'r', 1, 1, 1.3],
      [6, 11.6, 'y', 2, 1],
      [8.6, 12.4, 'r', 1, 1],
      [1.4, 10.2, 'b', 1, 2],
      [16, 11, 'y', 1, 2],
    ] as const
  ).forEach(([x, y, c, n, m, zz]) => B(x, y, zz || 0, c, n, m, zz ? 0.8 : 1.3));
  s.living('balloon', [9.6, 4.2, 7], () => balloon(s, 9.6, 4.2, 7, 'b'));
  matchPost(s, 10.6, 14.3, 4);
  put(16, 3.6, 8, 16, 14);
  s.box(15.2, 12.6, 0, 1.3, 0.9, 0.7, 'w', { L: f => f.rect(0.5, 0.05, 0.3, 0.3, 'y1') });
  s.gable(15.2, 12.6, 0.7, 1.3, 0.9, 0.35, 'y', 'x');
}
