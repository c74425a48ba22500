import { districts } from '@edition/lists/districts.ts';
import { places } from '@edition/lists/places.ts';
import { scheduleTones, type ScheduleTone } from '@tand/ui';

const tones = new Map<number, ScheduleTone>([...places, ...districts].map(({ location, color }) => [location, color]));
const signs = new Map<number, string>([
  ...places.map(({ location, sign }): [number, string] => [location, sign]),
  ...districts.map(({ location, number }): [number, string] => [location, String(number)]),
]);

/** Colour and sign of a place as on the site; unknown places get the colours in turn. */
export const placeLook = (id: number): { tone: ScheduleTone; sign: string } => ({
  tone: tones.get(id) ?? scheduleTones[id % scheduleTones.length]!,
  sign: signs.get(id) ?? '',
});
