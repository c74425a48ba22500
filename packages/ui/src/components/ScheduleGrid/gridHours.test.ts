import { expect, test } from 'vitest';
import { entryOf } from '../Schedule/Schedule.fixtures.ts';
import type { ScheduleEntry } from '../ScheduleItem/index.ts';
import { isUnderHeaderCell, splitHours } from './gridHours.ts';

const at = (startMinutes: number): ScheduleEntry => ({
  id: String(startMinutes),
  title: 'Match',
  day: 0,
  placeId: 1,
  startMinutes,
  start: '2025-06-13T10:00:00+02:00',
});
const hours = (entries: ScheduleEntry[]) => splitHours(entries).map(hour => hour.entries.map(({ startMinutes }) => startMinutes));

test('groups entries by the hour in which they begin, also after midnight', () =>
  expect(hours([at(600), at(659), at(660), at(1439), at(1440)])).toEqual([[600, 659], [660], [1439], [1440]]));

test('returns no hours if there are no entries', () => expect(hours([])).toEqual([]));

test('splits a crowded hour, without losing or moving an entry', () => {
  const entries = Array.from({ length: 120 }, () => at(600));
  const parts = splitHours(entries).map(({ entries: own }) => own);
  expect(parts.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(parts.flat()).toEqual(entries);
});

// SCHED-17
test('splits the coming items of the current day into the next two hours and later', () => {
  const entries = ['10:00', '15:30', '17:00', '17:01', '23:00'].map(start => entryOf(1, 1, start, '', start));
  const parts = (now: string) =>
    splitHours(entries, Date.parse(`2025-06-${now}:00+02:00`)).map(({ coming, entries: own }) => [
      coming,
      ...own.map(({ title }) => title),
    ]);
  expect(parts('14T15:00')).toEqual([
    [undefined, '10:00'],
    ['soon', '15:30'],
    ['soon', '17:00'],
    ['later', '17:01'],
    ['later', '23:00'],
  ]);
  // A day begins with its first item.
  expect(parts('14T10:00').map(([coming]) => coming)).toEqual([undefined, 'later', 'later', 'later']);
  // The evening before, no item counts as later today.
  expect(parts('13T22:00').every(([coming]) => coming === undefined)).toBe(true);
});

test.each([
  [591, true],
  [590, false],
  [625, true],
  [626, false],
])('determines whether the hour at minute 600 is under the now label at minute %i: %s', (minute, isUnder) =>
  expect(isUnderHeaderCell(600, minute)).toBe(isUnder),
);
