import type { Scene } from '../scene.ts';
import { carpet, floorTiles } from '../props/ground.ts';
import { catenary, flagA, pole } from '../props/lines.ts';
import { crate, barrel } from '../props/things.ts';
import { crowdPlacer } from '../people/person.ts';
import { desk } from '../props/desk.ts';
import { dome } from '../props/gates.ts';
import { palm } from '../props/plants.ts';
import { rng } from '../rng.ts';
import { round, FONT } from '../type.ts';
import { stall } from '../props/stalls.ts';

/** Mirage Palace at map size, 18 by 20 units. */
export function mirage(s: Scene) {
  s.lamp(9.6, 6.4, 5, 'ey');
  s.lamp(3, 15, 3, 'er');
  const r = rng('mirage3');
  const { put } = crowdPlacer(s, r, 0.75);
  floorTiles(s, 0, 0, 18, 20, 'y0', 'w1', 1.5);
  // palace
  s.box(3, 1, 0, 12, 4, 5, 'w', {
    L: f =>
      [0.7, 2.7, 8.3, 10.3].map(u => f.arch(u, 1.3, 2.6, 'k1')).join('') +
      f.arch(4.6, 2.8, 3.9, 'b2') +
      f.arch(4.95, 2.1, 3.3, 'gl z') +
      f.rect(0, 0.25, 12, 0.4, 'b1 z') +
      f.rects(
        [...Array(15)].map((_, i) => [0.2 + i * 0.8, 0.32, 0.4, 0.26]),
        'y1 z',
      ),
    R: f => [0.5, 2.3].map(u => f.arch(u, 1.2, 2.6, 'k2')).join('') + f.rect(0, 0.25, 4, 0.4, 'b2 z'),
    T: f => f.rect(0.3, 0.3, 11.4, 3.4, 'w1'),
  });
  for (let i = 0; i < 8; i++) s.box(3 + i * 1.55, 4.6, 5, 0.8, 0.4, 0.6, 'w', { sh: false, hi: false });
  for (let i = 0; i < 3; i++) s.box(14.6, 1.2 + i * 1.4, 5, 0.4, 0.8, 0.6, 'w', { sh: false, hi: false });
  dome(s, 9, 3, 5, 1.8, 'y', 'flame');
  for (const x of [1.6, 16.2]) {
    s.box(x - 1, 2, 0, 2.2, 2.2, 7, 'w', {
      L: f =>
        f.arch(0.7, 0.8, 1.6, 'k1') +
        f.pts(
          [
            [0.7, 1.4],
            [1.1, 1],
            [1.5, 1.4],
            [1.5, 2.4],
            [0.7, 2.4],
          ],
          'gl',
        ) +
        f.rect(0, 0.2, 2.2, 0.35, 'r1 z'),
      R: f =>
        f.rect(0, 0.2, 2.2, 0.35, 'r2 z') +
        f.pts(
          [
            [0.7, 1.4],
            [1.1, 1],
            [1.5, 1.4],
            [1.5, 2.4],
            [0.7, 2.4],
          ],
          'gm',
        ),
    });
    dome(s, x + 0.1, 3.1, 7, 1, 'b');
  }
  // arena: two team desks + screen, crates A/B
  carpet(s, 4, 7.6, 10, 7.4, 'r', {});
  carpet(s, 8, 5.2, 2, 2.4, 'b', {});
  desk(s, 4.8, 8, 5, { c: 'b', fill: 1 });
  desk(s, 4.8, 11.6, 5, { c: 'y', fill: 1 });
  crate(s, 15.2, 8, 0, 1.5);
  crate(s, 16.2, 10, 0, 1.2);
  crate(s, 15.4, 8.2, 1.5, 1);
  s.box(0.6, 8, 0, 1.6, 1.6, 1.6, 'w', { L: f => f.text('A', 0.3, 0.25, 1, 1.1, 'r1 z', FONT.poster) });
  crate(s, 0.8, 10, 0, 1.1);
  barrel(s, 2.6, 7.2, 'b');
  barrel(s, 15.2, 6.8, 'r');
  palm(s, 2.2, 6, 5.4);
  palm(s, 16.6, 6.4, 5, { lean: -3 });
  palm(s, 1.4, 13.4, 5);
  palm(s, 17, 14, 5.6, { lean: -2 });
  stall(s, 1, 15.4, { c: 'b', w: 4, sign: 'FALAFEL', fg: 'y1' });
  stall(s, 13, 15.6, { c: 'y', w: 4, sign: 'DADLAR', bg: 'y2', fg: 'w0' });
  s.cyl(9, 17, 0, 1.5, 0.6, 'b', {
    deco: ({ cx, ty, r2 }) => `<ellipse class="eb" cx="${round(cx)}" cy="${round(ty)}" rx="${round(r2 * 0.78)}" ry="${round(r2 * 0.39)}"/>`,
  });
  s.cyl(9, 17, 0.6, 0.25, 1, 'w', { sh: false });
  s.cyl(9, 17, 1.6, 0.6, 0.25, 'y', { r2: 0.8, sh: false });
  put(14, 4, 15.4, 14, 19.6, { min: 1 });
  put(5, 3.6, 5.4, 14.6, 7.2, { min: 1 });
  catenary(s, [3, 6.4, 4.4], [15.4, 6.4, 4.4], 0.8, 14, i => flagA(i));
  pole(s, 3, 6.4, 4.4);
  pole(s, 15.4, 6.4, 4.4);
}
