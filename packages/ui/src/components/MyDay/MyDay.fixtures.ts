import { entryOf, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import type { MyDayLabels, MyDayProps } from './MyDay.tsx';

/** Words for stories and tests. */
export const myDayLabels: MyDayLabels = {
  ...scheduleLabels.sv,
  mine: 'Mina val',
  clash: time => `Krock: ${time} samtidigt`,
  walk: (minutes, place) => `${minutes} min till ${place}`,
  free: time => `${time} fritt`,
  meanwhile: 'Under tiden:',
  duration: minutes =>
    [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' '),
};

const entries = [
  entryOf(1, 1, '11:30', '13:30', 'Cosplay Open'),
  entryOf(1, 2, '14:00', '15:30', 'Rytmspelsmästerskapet', { previous: { start: '13:30' } }),
  entryOf(1, 1, '14:30', '16:30', 'Cosplay Masters: final', { isHighlighted: true }),
  entryOf(1, 4, '17:00', '17:45', 'Bygg dator på tid'),
  entryOf(1, 6, '18:00', '19:30', 'Laga mat i direktsändning'),
  entryOf(1, 5, '20:00', '21:00', 'Maskeraden', { isCancelled: true }),
];

/** A Saturday with a clash, free time and a cancelled pick. */
export const myDay: MyDayProps = {
  entries,
  places: schedulePlaces,
  labels: myDayLabels,
  favourites: new Set(entries.filter(({ title }) => !title.startsWith('Bygg')).map(({ id }) => id)),
  walk: (from, to) => (from === to ? 0 : 4),
};
