import { districts } from '@edition/lists/districts.ts';
import { places } from '@edition/lists/places.ts';
import { scheduleTones, type SchedulePlace } from '@tand/ui';

type Look = Pick<SchedulePlace, 'tone' | 'sign' | 'image'>;

const emblem = (icon: string) => `/img/emblems/${icon}.svg`;
const looks = new Map<number, Look>([
  ...places.map(({ location, color, sign, icon }): [number, Look] => [location, { tone: color, sign, image: emblem(icon) }]),
  ...districts.map(({ location, color, number, icon }): [number, Look] => [
    location,
    { tone: color, sign: String(number), image: emblem(icon) },
  ]),
]);

/** Unknown places get the inks in turn. */
export const placeLook = (id: number): Look => looks.get(id) ?? { tone: scheduleTones[id % scheduleTones.length] };

export const districtOf = (id: number) => districts.find(({ location }) => location === id);
