import { expect, test } from 'vitest';
import { entryOf } from '../Schedule/Schedule.fixtures.ts';
import { seenFirst } from './seenFirst.ts';
import { layoutWall } from './wallLayout.ts';

const places = Array.from({ length: 14 }, (_, id) => ({ id, name: `Rum ${id}` }));
const entries = Array.from({ length: 15 }, (_, index) =>
  places.map(({ id }) => entryOf(1, id, `${String(8 + index).padStart(2, '0')}:00`, `${String(8 + index).padStart(2, '0')}:50`, `${id}`)),
).flat();
const { columns } = layoutWall(entries, places);
const hours = (seen: typeof entries) => [...new Set(seen.map(({ startMinutes }) => startMinutes / 60))];

test.each([
  ['another day', null, 8, 15],
  ['before it begins', '2025-06-14T06:00:00+02:00', 8, 15],
  ['in the middle of the day', '2025-06-14T14:10:00+02:00', 14, 22],
  ['when all is over', '2025-06-16T00:00:00+02:00', 8, 15],
])('of a wall, %s (%s), the first places from %i to %i are seen first', (_, now, from, to) => {
  const seen = seenFirst(entries, columns, now === null ? null : Date.parse(now)) as typeof entries;
  expect([hours(seen)[0], hours(seen).at(-1)]).toEqual([from, to]);
  expect(new Set(seen.map(({ placeId }) => placeId)).size).toBe(12);
});

test('of a list the first rows that are not over are seen first', () => {
  const seen = seenFirst(entries, [], Date.parse('2025-06-14T14:10:00+02:00'));
  expect(seen).toHaveLength(50);
  expect(seen[0]?.startMinutes).toBe(14 * 60);
});
