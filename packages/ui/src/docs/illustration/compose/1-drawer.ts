import { placeBox } from '@tand/art';

/** A drawer of 24 by 18 units with its name on the front, on a floor of two tones. */
export function teaGarden() {
  const { s } = placeBox('TEHAGE', 'g', ['g0', 'g1']);
  return s;
}
