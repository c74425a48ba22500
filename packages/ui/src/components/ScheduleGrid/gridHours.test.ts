import { expect, test } from 'vitest';
import type { ScheduleEntry } from '../ScheduleItem/index.ts';
import { splitHours } from './gridHours.ts';

const at = (startMinutes: number): ScheduleEntry => ({
  id: String(startMinutes),
  title: 'Match',
  day: 0,
  placeId: 1,
  startMinutes,
  start: '2025-06-13T10:00:00+02:00',
});
const hours = (entries: ScheduleEntry[]) => splitHours(entries).map(hour => hour.map(({ startMinutes }) => startMinutes));

test('entries are parted by the hour they begin in, also after midnight', () =>
  expect(hours([at(600), at(659), at(660), at(1439), at(1440)])).toEqual([[600, 659], [660], [1439], [1440]]));

test('no entries, no hours', () => expect(hours([])).toEqual([]));

test('a crowded hour is parted, and nothing is lost or moved', () => {
  const entries = Array.from({ length: 120 }, () => at(600));
  const parts = splitHours(entries);
  expect(parts.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(parts.flat()).toEqual(entries);
});
