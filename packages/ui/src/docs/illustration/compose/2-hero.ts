import { placeBox, tower } from '@tand/art';

/** One hero, taller than a third of the picture. x is right-down, y left-down, z up. */
export function teaGarden() {
  const { s } = placeBox('TEHAGE', 'g', ['g0', 'g1']);
  tower(s, 2.5, 2, 13);
  return s;
}
