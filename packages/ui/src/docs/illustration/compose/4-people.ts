import { bench, blobTree, matchPost, placeBox, stall, tower } from '@tand/art';

/** A crowd that avoids the landmarks, and light pools that show only at night. */
export function teaGarden() {
  const { s, put, block } = placeBox('TEHAGE', 'g', ['g0', 'g1']);
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
  s.pool(11, 6, 3, 'ey');
  s.pool(19, 6, 2.5, 'ep');
  block(1, 1, 22, 6);
  block(11, 8, 15, 11);
  block(3, 10, 7, 13);
  put(26, 1, 7, 22, 17);
  return s;
}
