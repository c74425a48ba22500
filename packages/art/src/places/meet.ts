import { LOOK } from '../look.ts';
import { bigMatch } from '../emblems/objects.ts';
import { topFace, type Rect } from '../face.ts';
import { at3 } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { signR } from '../props/buildings.ts';
import { desk } from '../props/desk.ts';
import { matchPost } from '../props/fire.ts';
import { flagPole } from '../props/lines.ts';
import { blobTree, bush, spruce } from '../props/plants.ts';
import { bench } from '../props/things.ts';
import { train } from '../props/vehicles.ts';
import type { Scene } from '../scene.ts';
import { wordmarkOnFace } from '../brand/wordmark.ts';
import { FONT } from '../type.ts';
import { placeBox } from './box.ts';
import { lake } from './lake.ts';

/** The seat map: blocks of numbered rows, one row burning. */
export function seatMap(): Scene {
  const { s, put } = placeBox('PLATSKARTA', 'b', ['w0', 'w1'], [30, 22]);
  const blocks: readonly (readonly [number, number, Ink, string])[] = [
    [1.4, 1.4, 'r', 'A'],
    [11, 1.4, 'y', 'B'],
    [20.6, 1.4, 'g', 'C'],
    [1.4, 8.4, 'p', 'D'],
    [11, 8.4, 'b', 'E'],
    [20.6, 8.4, 'r', 'F'],
    [1.4, 15.4, 'g', 'G'],
    [11, 15.4, 'y', 'H'],
    [20.6, 15.4, 'p', 'I'],
  ];
  for (const [x, y, ink, letter] of blocks) {
    const mat = topFace(x - 0.4, y - 0.4, 0, 8.6, 5.6);
    s.ground(mat.rect(0, 0, 8.6, 5.6, `${ink}1`) + mat.rect(0.25, 0.25, 8.1, 5.1, 'n', ' style="stroke:var(--w0)"'));
    s.pool(x + 3.4, y + 2.4, 3, letter === 'E' ? 'ey' : 'eb');
    desk(s, x, y + 0.2, 4, { fill: letter === 'E' ? 0.2 : 0.85 });
    desk(s, x, y + 2.9, 4, { fill: letter === 'E' ? 0.2 : 0.85 });
    s.box(x + 6.6, y + 1.6, 0, 1.3, 0.3, 3.6, ink, {
      L: f => f.text(letter, 0.25, 0.4, 0.8, 1.2, ink === 'r' || ink === 'b' ? 'w0 z' : 'k2 z', FONT.poster),
    });
  }
  s.add(
    14,
    10,
    0,
    1,
    1,
    6,
    at3(
      14.6,
      10.8,
      0.4,
      '<path class="w1" d="M-2 0v-46h4V0z"/><path class="r1" d="M0-46q-26-14-26-36 0-24 26-24t26 24q0 22-26 36z"/><circle class="w0" cy="-83" r="13"/><path class="r1 z" d="M-6-90h5v12h8v5H-6z"/>',
    ),
  );
  put(12, 9.6, 1, 10.4, 21, { min: 1.4 });
  put(12, 19.2, 1, 20, 21, { min: 1.4 });
  put(10, 1, 6.9, 29, 7.6, { min: 1.6 });
  return s;
}

/** The fair by the lake: hall, jetty, station. */
export function venue(): Scene {
  const { s, put, block } = placeBox(LOOK.venue.toUpperCase(), 'b', ['s0', 's1'], [32, 22]);
  lake(s, 32, 5);
  s.box(20, 1.6, 0, 1.6, 5, 0.4, 'o', {});
  s.add(
    25,
    1.4,
    0,
    2,
    1.2,
    3,
    at3(
      26,
      2.4,
      0,
      '<path class="w0" d="M-44-4H44l-8 14h-74z"/><path class="r1" d="M-43 2H41l-3 6h-74z"/><path class="w1" d="M-26-18h46v14h-46z"/><path class="gl" d="M-22-14h8v6h-8zM-10-14h8v6h-8zM2-14h8v6H2z"/><path class="r1" d="M-4-34h10v16H-4z"/>',
    ),
  );
  s.box(3, 6.4, 0, 20, 8, 5.4, 'w', {
    L: f =>
      f.rect(0, 3.4, 20, 2, 'gl') +
      f.rects(
        [...Array(20)].map((_, i): Rect => [i, 3.4, 0.1, 2]),
        'w2 z',
      ) +
      f.rect(8, 2.6, 4, 2.8, 'r2') +
      f.rect(8.4, 3, 1.5, 2.4, 'ey z') +
      f.rect(10.1, 3, 1.5, 2.4, 'ey z') +
      f.text(LOOK.venue.toUpperCase(), 1, 0.7, 6, 1.6, 'b2 z', FONT.widest) +
      wordmarkOnFace(f, 13, 0.5, 5.4).replaceAll('w0 z', 'r1 z'),
    R: f => f.grid(4, 2, { mx: 0.6, my: 0.8, cls: 'gm z' }),
    T: f =>
      f.rect(0.5, 0.5, 19, 7, 's0') +
      f.rects(
        [3, 8, 13].map((u): Rect => [u, 2, 3, 3]),
        's2',
      ),
  });
  s.pool(12.6, 17, 5, 'ey');
  s.pool(28, 11.4, 2.6, 'ew');
  s.box(25, 8, 0, 6, 0.6, 0.6, 's', { sh: false });
  s.box(24.4, 9.4, 0, 7, 2.4, 0.3, 's', {});
  train(s, 24.6, 6.2, 0.3, 1, 'b');
  signR(s, 31.2, 9.6, 2, 2.2, 1, 'TÅG', { bg: 'b1', fg: 'w0', c: 'b' });
  flagPole(s, 1.4, 20.8, 6, 'r');
  flagPole(s, 4.2, 20.8, 6, 'y');
  flagPole(s, 22.8, 20.8, 6, 'b');
  flagPole(s, 25.6, 20.8, 6, 'p');
  s.ground(topFace(9.6, 14.4, 0, 6, 7.6).rect(0, 0, 6, 7.6, 'r1'));
  for (const [x, y, k] of [
    [1, 7, 1.4],
    [1.2, 17.6, 1.2],
    [24, 16, 1.2],
  ] as const)
    spruce(s, x, y, k);
  for (const [x, y] of [
    [27, 14],
    [30, 15.6],
    [2, 20],
    [29.4, 20],
  ] as const)
    blobTree(s, x, y, 'g', 1.1);
  for (const [x, y] of [
    [9, 18.4],
    [16.2, 18.4],
  ] as const)
    matchPost(s, x, y, 4.6);
  bush(s, 6, 20.6, 'g');
  bench(s, 19, 20, 2.4);
  block(2.4, 5, 24, 14.6);
  block(24, 6, 32, 12.4);
  put(26, 8, 14.8, 18, 21.4);
  put(12, 1, 15, 31, 21.4, { min: 1.4 });
  bigMatchOnRoof(s);
  return s;
}
function bigMatchOnRoof(s: Scene): void {
  s.part('');
  bigMatch(s, 5, 9, 5.4, 8);
}
