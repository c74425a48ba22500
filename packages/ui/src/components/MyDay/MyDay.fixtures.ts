import { entryOf, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import type { MyDayLabels, MyDayProps } from './MyDay.tsx';

export const myDayLabels: MyDayLabels = {
  ...scheduleLabels.en,
  mine: 'My picks',
  clash: time => `Clash: ${time} at the same time`,
  walk: (minutes, place) => `${minutes} min to ${place}`,
  free: time => `${time} free`,
  meanwhile: 'Meanwhile:',
  duration: minutes =>
    [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' '),
};

const entries = [
  entryOf(1, 1, '11:30', '13:30', 'Cosplay Open'),
  entryOf(1, 2, '14:00', '15:30', 'The rhythm game championship', { previous: { start: '13:30' } }),
  entryOf(1, 1, '14:30', '16:30', 'Cosplay Masters: final', { isHighlighted: true }),
  entryOf(1, 4, '17:00', '17:45', 'PC building against the clock'),
  entryOf(1, 6, '18:00', '19:30', 'Cooking on a live stream'),
  entryOf(1, 5, '20:00', '21:00', 'The masquerade', { isCancelled: true }),
];

export const myDay: MyDayProps = {
  entries,
  places: schedulePlaces.en,
  labels: myDayLabels,
  favourites: new Set(entries.filter(({ title }) => !title.startsWith('PC')).map(({ id }) => id)),
  walk: (from, to) => (from === to ? 0 : 4),
};
