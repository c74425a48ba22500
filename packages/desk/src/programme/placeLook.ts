import { districts } from '@edition/lists/districts.ts';
import { places } from '@edition/lists/places.ts';
import { scheduleTones, type ScheduleTone } from '@tand/ui';

const tones = new Map<number, ScheduleTone>([...places, ...districts].map(({ location, color }) => [location, color]));
const signs = new Map<number, string>([
  ...places.map(({ location, sign }): [number, string] => [location, sign]),
  ...districts.map(({ location, number }): [number, string] => [location, String(number)]),
]);

/** Ink and sign of a place, as on the site; a place that the edition does not know gets the inks in turn. */
export const placeLook = (id: number): { tone: ScheduleTone; sign: string } => ({
  tone: tones.get(id) ?? scheduleTones[id % scheduleTones.length]!,
  sign: signs.get(id) ?? '',
});
