import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryOf } from '../Schedule/Schedule.fixtures.ts';
import { nowAndNext } from './nowAndNext.ts';

const places = [1, 2, 3].map(id => ({ id, name: `Plats ${id}` }));
const entries = [
  entryOf(1, 1, '12:00', '13:00', 'c'),
  entryOf(1, 1, '10:00', '11:00', 'a'),
  entryOf(1, 1, '10:30', '12:00', 'b'),
  entryOf(1, 1, '12:00', '14:00', 'd'),
  entryOf(1, 2, '10:00', '11:00', 'x'),
  entryOf(1, 3, '20:00', '', 'open'),
];
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title).join(' ');
const instant = (clock: string) => Date.parse(`2025-06-14T${clock}:00+02:00`);

// SCHED-32
test.each([
  ['09:00', { 1: ['', 'a'], 2: ['', 'x'], 3: ['', 'open'] }],
  ['10:00', { 1: ['a', 'b'], 2: ['x', ''], 3: ['', 'open'] }],
  ['10:45', { 1: ['a b', 'c d'], 2: ['x', ''], 3: ['', 'open'] }],
  ['11:00', { 1: ['b', 'c d'], 3: ['', 'open'] }],
  ['20:59', { 3: ['open', ''] }],
  ['21:00', {}],
])('at %s each place has what is on and what begins next', (clock, expected) => {
  const found = nowAndNext(entries, places, instant(clock)).map(({ place, now, next }) => [place.id, [titles(now), titles(next)]]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

// SCHED-14
test('what is cancelled is neither on nor next', () => {
  const programme = entries.map(entry => ({ ...entry, isCancelled: ['b', 'c', 'open'].includes(entry.title) }));
  const found = nowAndNext(programme, places, instant('10:45'));
  expect(found.map(({ now, next }) => [titles(now), titles(next)])).toEqual([
    ['a', 'd'],
    ['x', ''],
  ]);
});

const minute = fc.integer({ min: 0, max: 1439 });
const clockOf = (at: number) => new Date(at * 60_000).toISOString().slice(11, 16);
const anyEntry = fc
  .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 3 }), minute, fc.option(minute, { nil: undefined }), fc.uuid())
  .map(([day, place, start, end, title]) => entryOf(day, place, clockOf(start), end === undefined ? '' : clockOf(end), title));

test('only what is on counts as on, and nothing begins between the present and what is next', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 30 }), fc.integer({ min: 0, max: 3 * 1440 }), (list, minutes) => {
      const at = Date.parse('2025-06-13T00:00:00+02:00') + minutes * 60_000;
      const found = nowAndNext(list, places, at);
      for (const { id } of places) {
        const here = list.filter(({ placeId }) => placeId === id);
        const until = ({ start, end }: (typeof list)[number]) => (end === undefined ? Date.parse(start) + 3_600_000 : Date.parse(end));
        const later = here.map(({ start }) => Date.parse(start)).filter(start => start > at);
        const { now, next } = found.find(({ place }) => place.id === id) ?? { now: [], next: [] };
        expect(new Set(now)).toEqual(new Set(here.filter(entry => Date.parse(entry.start) <= at && at < until(entry))));
        expect(new Set(next)).toEqual(new Set(here.filter(({ start }) => Date.parse(start) === Math.min(...later))));
      }
    }),
  );
});
