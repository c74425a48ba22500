import { localToInstant, timeItems, type ScheduleItem } from '@tand/festival';
import { edition } from '@edition/edition.ts';
import { describe, expect, test } from 'vitest';
import { barsOf } from './boardLayout.ts';
import { dayAt, matches, nowAndNext, usualView } from './nowNext.ts';

const places = [
  { id: 1, name_sv: 'Stora scenen', name_en: 'Main Stage' },
  { id: 2, name_sv: 'Tokyo Town', name_en: 'Tokyo Town' },
];
const make = (id: string, start_time: string, end_time: string, more: Partial<ScheduleItem> = {}): ScheduleItem => ({
  id,
  day: 1,
  location: 1,
  start_time,
  end_time,
  name_sv: id,
  name_en: id,
  short_desc_sv: '',
  short_desc_en: '',
  highlight: false,
  ...more,
});
const timed = (...items: ScheduleItem[]) => timeItems(edition, items);
const days = edition.dates.days.map(({ date }) => date);
const at = (clock: string) => localToInstant(`${days[1]}T${clock}`, edition.timeZone);

// CREW-3
test.each([
  ['before the festival', `${days[0]!.slice(0, 4)}-01-01T12:00`, '0'],
  ['during the festival', `${days[1]}T12:00`, 'now'],
  ['in its last night', `${days.at(-1)}T23:59`, 'now'],
  ['after the festival', `${days[0]!.slice(0, 4)}-12-31T12:00`, String(days.length - 1)],
])('opens the current items during the festival, else the nearest day: %s', (_, moment, view) =>
  expect(usualView(days, localToInstant(moment, edition.timeZone))).toBe(view),
);

// CREW-3
describe('now and next', () => {
  test('lists the shortest running item first, and the next item separately', () => {
    const items = timed(make('all-day', '08:00', '23:00'), make('final', '18:00', '19:30'), make('party', '21:00', ''));
    const [stage, town] = nowAndNext(places, items, at('18:10'));
    expect(stage?.now.map(({ id }) => id)).toEqual(['final', 'all-day']);
    expect(stage?.next?.id).toBe('party');
    expect(town).toMatchObject({ now: [], next: undefined });
  });

  test('leaves out cancelled items and lists an item at each of its places', () => {
    const items = timed(make('off', '18:00', '19:00', { cancelled: true }), make('walk', '18:00', '19:00', { places: [1, 2] }));
    const [stage, town] = nowAndNext(places, items, at('18:10'));
    expect([stage, town].map(place => place?.now.map(({ id }) => id))).toEqual([['walk'], ['walk']]);
  });

  test('counts a night until 05:00 as part of the day before', () => {
    expect(dayAt(days, localToInstant(`${days[2]}T04:59`, edition.timeZone))).toBe(1);
    expect(dayAt(days, localToInstant(`${days[2]}T05:00`, edition.timeZone))).toBe(2);
    expect(dayAt(days, localToInstant(`${edition.year}-12-24T12:00`, edition.timeZone))).toBe(-1);
  });
});

test('finds an item if its names, places and hosts together contain every word of a search', () => {
  const [item] = timed(make('Finalen', '18:00', '19:00', { name_en: 'The final', hosts: [{ name: 'Sara Ehn' }] }));
  for (const words of ['finalen', 'FINAL main', 'sara scenen']) expect(matches(item!, words, places)).toBe(true);
  expect(matches(item!, 'final tokyo', places)).toBe(false);
});

test('puts overlapping items of a place on different lanes of the board', () => {
  const { bars, lanes } = barsOf(timed(make('a', '10:00', '12:00'), make('b', '11:00', '12:00'), make('c', '12:00', '13:00')), 1, 1);
  expect(bars.map(({ item: { id }, from, lane }) => [id, from, lane])).toEqual([
    ['a', 300, 0],
    ['b', 360, 1],
    ['c', 420, 0],
  ]);
  expect(lanes).toBe(2);
});
