import { districts } from '@edition/lists/districts.ts';
import { places } from '@edition/lists/places.ts';
import { placeColors, type PlaceColor } from '@tand/ui';

const colors = new Map<number, PlaceColor>([...places, ...districts].map(({ location, color }) => [location, color]));
const signs = new Map<number, string>([
  ...places.map(({ location, sign }): [number, string] => [location, sign]),
  ...districts.map(({ location, number }): [number, string] => [location, String(number)]),
]);

/** Colour and sign of a place as on the site; unknown places get the colours in turn. */
export const placeLook = (id: number): { color: PlaceColor; sign: string } => ({
  color: colors.get(id) ?? placeColors[id % placeColors.length]!,
  sign: signs.get(id) ?? '',
});
