import { cabin } from '../emblems/stay.ts';
import { topFace, type Rect } from '../face.ts';
import { signL } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { bulbA, catenary, flagPole, pole } from '../props/lines.ts';
import { bush, pot } from '../props/plants.ts';
import type { Scene } from '../scene.ts';
import { placeBox } from './box.ts';

/** The lake along the back of a box, with a jetty. */
export function lake(s: Scene, w: number, depth: number): void {
  const water = topFace(0, 0, 0, w, depth);
  const waves: Rect[] = [...Array(10)].map((_, i) => [1 + ((i * 7) % (w - 3)), 0.6 + ((i * 5) % 10) * (depth / 12), 1.4, 0.14]);
  s.ground(water.rect(0, 0, w, depth, 'b1') + water.rects(waves, 'b0 z') + water.rect(0, depth - 0.5, w, 0.5, 'w1 z'));
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
