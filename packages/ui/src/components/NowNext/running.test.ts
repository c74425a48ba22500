import { expect, test } from 'vitest';
import { entryOf } from '../Schedule/Schedule.fixtures.ts';
import { runningAt } from './running.ts';

// SCHED-32
test('lists the first item to end at each place, then other current items; long ones separately', () => {
  const entries = [
    entryOf(1, 1, '15:00', '16:30', 'c'),
    entryOf(1, 2, '10:00', '20:00', 'd'),
    entryOf(1, 5, '15:00', '15:40', 'b'),
    entryOf(1, 5, '15:00', '15:30', 'a'),
    { ...entryOf(1, 2, '15:00', '16:00', 'e'), isCancelled: true },
    entryOf(1, 3, '15:30', '16:00', 'f'),
  ];
  const { happens, open } = runningAt(entries, Date.parse('2025-06-14T15:20:00+02:00'));
  expect([happens.map(({ title }) => title), open.map(({ title }) => title)]).toEqual([['a', 'c', 'b'], ['d']]);
});
