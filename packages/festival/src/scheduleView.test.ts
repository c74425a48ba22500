import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Log } from './log.ts';
import {
  filterSchedule,
  isMoved,
  itemDescription,
  itemLink,
  itemName,
  locationChoices,
  locationName,
  sortByStart,
  sortForDisplay,
  stepDay,
  stepLocation,
  visibleItems,
} from './scheduleView.ts';
import { scheduleItem } from './test/fixtures.ts';

const locations = [{ id: 4 }, { id: 2 }, { id: 9 }];

it.each([
  [0, 1, 1],
  [3, 1, 0],
  [0, -1, 3],
  [2, -1, 1],
] as const)('from day %i by %i to day %i', (day, step, next) => {
  expect(stepDay(day, step)).toBe(next);
});

describe('stepLocation', () => {
  it.each([
    [0, 1, 4],
    [4, 1, 2],
    [9, 1, 0],
    [0, -1, 9],
    [4, -1, 0],
    [77, 1, 0],
    [77, -1, 0],
  ] as const)('from place %i by %i to place %i', (current, step, next) => {
    expect(stepLocation(locations, current, step)).toBe(next);
  });

  it('stays with all places when there are none', () => {
    expect(stepLocation([], 0, 1)).toBe(0);
    expect(stepLocation([], 0, -1)).toBe(0);
  });

  it('takes all places once, whether or not the list names them', () => {
    expect(locationChoices(locations)).toEqual([0, 4, 2, 9]);
    expect(locationChoices([{ id: 0 }, ...locations])).toEqual([0, 4, 2, 9]);
  });

  it('visits every choice once around and comes back the other way', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50)), ids => {
        const places = ids.map(id => ({ id }));
        const choices = locationChoices(places);
        const seen = choices.map((_, count) => {
          let at = 0;
          for (let step = 0; step < count; step += 1) at = stepLocation(places, at, 1);
          return at;
        });
        expect(seen).toEqual(choices);
        for (const choice of choices) expect(stepLocation(places, stepLocation(places, choice, 1), -1)).toBe(choice);
      }),
    );
  });
});

const anyItem = fc
  .record({
    id: fc.uuid(),
    day: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    location: fc.integer({ min: 1, max: 4 }),
    start_time: fc.constantFrom('00:30', '09:00', '10:00', '13:37', '23:30', '25:00', 'x'),
  })
  .map(fields => scheduleItem(fields));

describe('the list of a day', () => {
  const items = [
    scheduleItem({ id: 'late', start_time: '21:00' }),
    scheduleItem({ id: 'early', start_time: '09:00', location: 2 }),
    scheduleItem({ id: 'saturday', day: 1 }),
    scheduleItem({ id: 'noon', start_time: '12:00' }),
    scheduleItem({ id: 'noon too', start_time: '12:00', location: 2 }),
  ];

  it.each([
    [0, 0, ['early', 'noon', 'noon too', 'late']],
    [0, 1, ['noon', 'late']],
    [0, 2, ['early', 'noon too']],
    [1, 0, ['saturday']],
    [3, 0, []],
    [0, 9, []],
  ])('day %i, place %i', (day, location, ids) => {
    expect(visibleItems(items, { day, location }).map(item => item.id)).toEqual(ids);
  });

  it('is every item of the day and place and no other, in the order of the texts', () => {
    fc.assert(
      fc.property(fc.array(anyItem), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 5 }), (list, day, location) => {
        const shown = visibleItems(list, { day, location });
        expect(shown.every((item, index) => index === 0 || shown[index - 1]!.start_time <= item.start_time)).toBe(true);
        expect(new Set(shown)).toEqual(new Set(list.filter(item => item.day === day && (location === 0 || item.location === location))));
      }),
    );
  });

  it('the four days together are all items', () => {
    fc.assert(
      fc.property(fc.array(anyItem), list => {
        const shown = [0, 1, 2, 3].flatMap(day => filterSchedule(list, { day, location: 0 }));
        expect(shown).toHaveLength(list.length);
      }),
    );
  });

  it('leaves its input alone', () => {
    const before = [...items];
    sortForDisplay(items);
    sortByStart(items);
    expect(items).toEqual(before);
  });
});

describe('sortByStart', () => {
  it('goes by day, then time, the night being part of the day before', () => {
    const list = [
      scheduleItem({ id: 'night', day: 0, start_time: '00:30' }),
      scheduleItem({ id: 'saturday', day: 1, start_time: '06:00' }),
      scheduleItem({ id: 'evening', day: 0, start_time: '23:30' }),
      scheduleItem({ id: 'morning', day: 0, start_time: '05:00' }),
    ];
    expect(sortByStart(list).map(item => item.id)).toEqual(['morning', 'evening', 'night', 'saturday']);
  });

  it('logs a bad time once, however long the list', () => {
    const log = vi.fn<Log>();
    sortByStart([...Array.from({ length: 30 }, (_, id) => scheduleItem({ id: String(id) })), scheduleItem({ start_time: '25:00' })], log);
    expect(log).toHaveBeenCalledExactlyOnceWith('Invalid time format for: 25:00. Expected HH:mm.');
  });

  it('keeps the order of equal starts', () => {
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

it.each([
  ['sv', 'Invigning'],
  ['en', 'Opening'],
  ['de', 'Opening'],
])('names in %s: %s', (lang, name) => {
  expect(itemName(scheduleItem(), lang)).toBe(name);
  expect(locationName({ name_sv: 'Invigning', name_en: 'Opening' }, lang)).toBe(name);
  expect(itemDescription({ short_desc_sv: 'Invigning', short_desc_en: 'Opening' }, lang)).toBe(name);
});

it('links outside first, else inside, else nowhere', () => {
  expect(itemLink({ url: 'https://a.example', routerLink: '/faq' })).toEqual({ href: 'https://a.example', isExternal: true });
  expect(itemLink({ routerLink: '/faq' })).toEqual({ href: '/faq', isExternal: false });
  expect(itemLink({})).toBeUndefined();
});

it.each([
  [{}, false],
  [{ old_start_time: '09:00' }, true],
  [{ old_end_time: '12:00' }, true],
  [{ old_start_time: '10:00', old_end_time: '11:00' }, false],
  [{ old_start_time: '' }, false],
])('an item with %o is moved: %s', (fields, moved) => {
  expect(isMoved(scheduleItem(fields))).toBe(moved);
});
