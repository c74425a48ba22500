import { expect, it } from 'vitest';
import { reviewMoments } from './reviewMoments.ts';

const dates = {
  ticketRelease: '2027-12-10T12:00',
  saleLastDays: '2028-05-31T00:00',
  doorsOpen: '2028-06-10T10:00',
  doorsClose: '2028-06-12T15:00',
};

// SCHED-2
it.each([
  [1, 'Mitt i: lördag 15.10', 'Natten till lördag, 02.30'],
  [2, 'Mitt i: söndag 15.10', 'Natten till söndag, 02.30'],
  [3, 'Mitt i: söndag 15.10', 'Natten till måndag, 02.30'],
])('names the middle and the night of a festival of %i days', (count, during, night) => {
  const names = ['Lördag', 'Söndag', 'Måndag'];
  const days = names.slice(0, count).map((sv, day) => ({ date: `2028-06-1${day}`, name: { sv, en: sv } }));
  const moments = reviewMoments({ timeZone: 'Europe/Stockholm', dates: { ...dates, days } });
  expect([moments.during.title.sv, moments.night.title.sv]).toEqual([during, night]);
});
