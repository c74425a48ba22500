import { bench, blobTree, matchPost, placeBox, stall, tower } from '@tand/art';

/** Five to eight landmarks around the hero. Solids must not overlap: a person is 0.6 by 0.6 by 1.9 units. */
export function teaGarden() {
  const { s } = placeBox('TEHAGE', 'g', ['g0', 'g1']);
  tower(s, 2.5, 2, 13);
  stall(s, 9, 2, { c: 'r', w: 5, sign: 'TE' });
  stall(s, 17, 2, { c: 'b', w: 4, sign: 'BULLE' });
  bench(s, 12, 9);
  bench(s, 4, 11);
  for (const [x, y] of [
    [22, 8],
    [21, 13],
    [2, 15],
  ] as const)
    blobTree(s, x, y, 'p');
  matchPost(s, 8, 16);
  matchPost(s, 16, 16);
  return s;
}
