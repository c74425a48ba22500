import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Log } from '../log.ts';
import { itemDescription, itemLink, itemName, locationName, previousTimes, sortByStart } from './view.ts';
import { scheduleItem } from '../test/fixtures.ts';

const anyItem = fc
  .record({
    id: fc.uuid(),
    day: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    location: fc.integer({ min: 1, max: 4 }),
    start_time: fc.constantFrom('00:30', '09:00', '10:00', '13:37', '23:30', '25:00', 'x'),
  })
  .map(fields => scheduleItem(fields));

describe('sortByStart', () => {
  // SCHED-6
  it('sorts by day, then time, with the night after its evening', () => {
    const list = [
      scheduleItem({ id: 'night', day: 0, start_time: '00:30' }),
      scheduleItem({ id: 'saturday', day: 1, start_time: '06:00' }),
      scheduleItem({ id: 'evening', day: 0, start_time: '23:30' }),
      scheduleItem({ id: 'morning', day: 0, start_time: '05:00' }),
    ];
    expect(sortByStart(list).map(item => item.id)).toEqual(['morning', 'evening', 'night', 'saturday']);
  });

  it('does not change its input', () => {
    const list = [scheduleItem({ start_time: '21:00' }), scheduleItem({ start_time: '09:00' })];
    const before = [...list];
    sortByStart(list);
    expect(list).toEqual(before);
  });

  it('logs an invalid time once, however long the list is', () => {
    const log = vi.fn<Log>();
    sortByStart([...Array.from({ length: 30 }, (_, id) => scheduleItem({ id: String(id) })), scheduleItem({ start_time: '25:00' })], log);
    expect(log).toHaveBeenCalledExactlyOnceWith('Invalid time format for: 25:00. Expected HH:mm.');
  });

  it('preserves the order of equal starts', () => {
    fc.assert(
      fc.property(fc.array(anyItem), list => {
        const sorted = sortByStart(list, () => {});
        const same = (item: (typeof list)[number]) => `${item.day} ${item.start_time}`;
        for (const key of new Set(list.map(same))) {
          expect(sorted.filter(item => same(item) === key)).toEqual(list.filter(item => same(item) === key));
        }
      }),
    );
  });
});

// SCHED-9
it.each([
  ['sv', 'Invigning'],
  ['en', 'Opening'],
  ['de', 'Opening'],
])('returns names and descriptions for the language %s: %s', (lang, name) => {
  expect(itemName(scheduleItem(), lang)).toBe(name);
  expect(locationName({ name_sv: 'Invigning', name_en: 'Opening' }, lang)).toBe(name);
  expect(itemDescription({ short_desc_sv: 'Invigning', short_desc_en: 'Opening' }, lang)).toBe(name);
});

it('returns the external link, else the internal link, else undefined', () => {
  expect(itemLink({ url: 'https://a.example', routerLink: '/faq' })).toEqual({ href: 'https://a.example', isExternal: true });
  expect(itemLink({ routerLink: '/faq' })).toEqual({ href: '/faq', isExternal: false });
  expect(itemLink({})).toBeUndefined();
});

it.each([
  [{}, undefined],
  [{ old_start_time: '09:00' }, { start: '09:00' }],
  [
    { old_start_time: '09:00', old_end_time: '10:30' },
    { start: '09:00', end: '10:30' },
  ],
  [{ old_end_time: '12:00' }, { start: '10:00', end: '12:00' }],
  [{ old_start_time: '10:00', old_end_time: '11:00' }, undefined],
  [{ old_start_time: '', old_end_time: '' }, undefined],
])('returns the previous times of an item from 10:00 to 11:00 with %o: %o', (fields, before) => {
  expect(previousTimes(scheduleItem({ start_time: '10:00', end_time: '11:00', ...fields }))).toEqual(before);
});
