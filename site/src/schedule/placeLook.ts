import { districts } from '@edition/lists/districts.ts';
import { places } from '@edition/lists/places.ts';
import { placeColors, type SchedulePlace } from '@tand/ui';

type Look = Pick<SchedulePlace, 'color' | 'sign' | 'image'>;

const emblem = (icon: string) => `/img/emblems/${icon}.svg`;
const looks = new Map<number, Look>([
  ...places.map(({ location, color, sign, icon }): [number, Look] => [location, { color: color, sign, image: emblem(icon) }]),
  ...districts.map(({ location, color, number, icon }): [number, Look] => [
    location,
    { color: color, sign: String(number), image: emblem(icon) },
  ]),
]);

/** Unknown places get the inks in turn. */
export const placeLook = (id: number): Look => looks.get(id) ?? { color: placeColors[id % placeColors.length] };

export const districtOf = (id: number) => districts.find(({ location }) => location === id);
