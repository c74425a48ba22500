import { tent } from '../emblems/camp.ts';
import { cabin } from '../emblems/stay.ts';
import { topFace, type Rect } from '../face.ts';
import { at3 } from '../iso.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { bulbA, catenary, flagA, flagPole, pole } from '../props/lines.ts';
import { blobTree, bush, pot, spruce } from '../props/plants.ts';
import { bench, table } from '../props/things.ts';
import type { Scene } from '../scene.ts';
import { placeBox } from './box.ts';

/** The lake along the back of a box, with a jetty. */
export function lake(s: Scene, w: number, depth: number): void {
  const water = topFace(0, 0, 0, w, depth);
  const waves: Rect[] = [...Array(10)].map((_, i) => [1 + ((i * 7) % (w - 3)), 0.6 + ((i * 5) % 10) * (depth / 12), 1.4, 0.14]);
  s.ground(water.rect(0, 0, w, depth, 'b1') + water.rects(waves, 'b0 z') + water.rect(0, depth - 0.5, w, 0.5, 'w1 z'));
}

/** The camp site outside the hall, by the lake. */
export function camping(): Scene {
  const { s, r, put, block, here } = placeBox('CAMPING', 'g', ['g0', 'g1']);
  lake(s, 24, 4);
  s.box(9, 1.4, 0, 1.6, 4.4, 0.4, 'o', {
    T: f =>
      f.rects(
        [0.6, 1.5, 2.4, 3.3].map((v): Rect => [0, v, 1.6, 0.08]),
        'o3 z',
      ),
  });
  s.add(
    13,
    1.4,
    0,
    1.6,
    1.2,
    2,
    at3(
      14,
      2,
      0,
      '<path class="r1" d="M-20-3q20 10 40 0l-6 9q-14 5-28 0z"/><path class="w0" d="M1-38v32h16q2-20-16-32z"/><path class="o2" d="M-1-42h2.4v39H-1z"/>',
    ),
  );
  here(5.4, 9, scene => tent(scene));
  here(12.6, 9.2, scene => tent(scene, 'b', 'w'));
  here(18.2, 12.2, scene => tent(scene, 'y', 'p'));
  s.box(18.6, 5, 0, 4.4, 3, 3, 'w', {
    L: f => f.rect(0.5, 1.1, 1.2, 1.9, 'b2') + f.rect(2.6, 1.1, 1.2, 1.9, 'p2') + f.text('DUSCH', 0.5, 0.42, 3.4, 0.5, 'k2 z'),
  });
  s.gable(18.2, 4.6, 3, 5.2, 3.8, 1.4, 'r', 'x', { end: 'w2' });
  for (const [x, y, k] of [
    [1, 5.6, 1.4],
    [23, 9.6, 1.3],
    [1.2, 12, 1.1],
    [9.4, 6.6, 0.9],
  ] as const)
    spruce(s, x, y, k);
  blobTree(s, 22.8, 17, 'g', 1);
  pole(s, 2, 14.8, 4.4);
  pole(s, 16, 16.4, 4.4);
  catenary(s, [2, 14.8, 4.4], [16, 16.4, 4.4], 0.8, 12, i => flagA(i));
  table(s, 4, 16.4);
  bench(s, 9, 16.4);
  matchPost(s, 1, 16.8, 4);
  block(2.6, 6, 8.6, 13);
  block(10.6, 6.6, 16.6, 14);
  block(15.4, 9.4, 23.4, 17);
  put(10, 1, 13.4, 16, 17.2);
  put(6, 9, 4.6, 18, 6.4);
  put(4, 16.6, 8.4, 23, 10);
  person(s, r, 9.8, 2.2, 0.4, { pose: 'sit', hair: 'beanie', top: 0 });
  return s;
}

/** A street of cabins with porches. */
export function cabins(): Scene {
  const { s, put, block, here } = placeBox('STUGOR', 'r', ['g0', 'g1']);
  lake(s, 24, 3);
  here(6, 8, cabin);
  here(13.6, 8, cabin);
  here(20, 8, cabin);
  s.ground(
    topFace(0, 13.6, 0, 24, 2.4).rect(0, 0, 24, 2.4, 'w1') +
      topFace(0, 13.6, 0, 24, 2.4).rects(
        [2, 6, 10, 14, 18, 22].map((u): Rect => [u, 1.1, 1, 0.2]),
        'w2 z',
      ),
  );
  signL(s, 1, 12.8, 1.8, 3.4, 1.2, 'KAFFE 7–10', { bg: 'w0', fg: 'r2', c: 'w' });
  for (const x of [1.3, 4]) pole(s, x, 12.9, 1.8, 'w');
  flagPole(s, 1.2, 16.8, 5, 'b');
  for (const [x, y] of [
    [8, 17],
    [16, 17],
    [23, 12.4],
  ] as const)
    matchPost(s, x, y, 4);
  for (const [x, y] of [
    [3.4, 17],
    [12, 17.2],
    [20, 17],
  ] as const)
    bush(s, x, y, 'g');
  pot(s, 10, 12.8, { c: 'r' });
  pole(s, 2, 16.6, 4.6);
  pole(s, 22, 16.6, 4.6);
  catenary(s, [2, 16.6, 4.6], [22, 16.6, 4.6], 0.9, 18, bulbA);
  block(0, 3, 24, 13.4);
  put(12, 1, 13.6, 23, 16.2);
  return s;
}
