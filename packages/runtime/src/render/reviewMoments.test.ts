import { edition } from '@edition/edition.ts';
import { expect, it } from 'vitest';
import { reviewMoments } from './reviewMoments.ts';

// SCHED-2
it.each([
  [1, 'Mitt i: lördag 15.10', 'Natten till lördag, 02.30'],
  [2, 'Mitt i: söndag 15.10', 'Natten till söndag, 02.30'],
  [3, 'Mitt i: söndag 15.10', 'Natten till måndag, 02.30'],
])('names the middle and the night of a festival of %i days', (count, during, night) => {
  const names = ['Lördag', 'Söndag', 'Måndag'];
  const days = names.slice(0, count).map((sv, day) => ({ date: `2028-06-1${day}`, name: { sv, en: sv } }));
  const moments = reviewMoments({ ...edition, dates: { ...edition.dates, days } });
  expect([moments.during.title.sv, moments.night.title.sv]).toEqual([during, night]);
});
