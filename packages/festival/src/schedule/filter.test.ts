import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemLanguages, scheduleKinds } from './values.ts';
import {
  accessNeeds,
  canCatch,
  changeFilter,
  endOfDay,
  loosenings,
  noFilter,
  passesFilter,
  readFilter,
  scheduleTimes,
  timesOf,
  type FilterItem,
  type ScheduleFilter,
} from './filter.ts';
import { foldWords } from '../text/fill.ts';
import { localToInstant } from '../time/zone.ts';

const timeZone = 'Europe/Stockholm';
const at = (time: string) => localToInstant(`2025-06-14T${time}`, timeZone);
const item = (fields: Partial<FilterItem> = {}): FilterItem => ({
  placeId: 1,
  start: at('15:00'),
  end: at('17:00'),
  text: foldWords('Måla din första figur\nRosa Helikopter'),
  ...fields,
});
const now = at('15:00');

const anyFilter: fc.Arbitrary<ScheduleFilter> = fc.record({
  places: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }).map(ids => ids.toSorted((a, b) => a - b)),
  kinds: fc.subarray([...scheduleKinds], { maxLength: 3 }),
  language: fc.option(fc.constantFrom('sv' as const, 'en' as const), { nil: undefined }),
  age: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
  needs: fc.subarray([...accessNeeds], { maxLength: 2 }),
  words: fc.constantFrom('', 'mala', 'rosa', 'ingenting'),
  times: fc.option(fc.constantFrom(...scheduleTimes), { nil: undefined }),
});

const anyItem: fc.Arbitrary<FilterItem> = fc
  .record({
    place: fc.integer({ min: 1, max: 6 }),
    start: fc.integer({ min: -600, max: 1200 }),
    length: fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined }),
    more: fc.record(
      {
        kind: fc.constantFrom(...scheduleKinds),
        language: fc.constantFrom(...itemLanguages),
        age: fc.integer({ min: 1, max: 99 }),
        access: fc.record(
          { seating: fc.constantFrom('seats' as const, 'standing' as const), steps: fc.constantFrom('none' as const, 'some' as const) },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ place, start, length, more }) => {
    const from = now + start * 60_000;
    return item({ placeId: place, start: from, end: length === undefined ? undefined : from + length * 60_000, ...more });
  });

// SCHED-48
describe('a filter', () => {
  it.each<[string, Partial<ScheduleFilter>, Partial<FilterItem>, boolean]>([
    ['accepts one of several places', { places: [2, 3] }, { placeId: 3 }, true],
    ['accepts any place of an item with several', { places: [2] }, { placeId: 1, morePlaces: [2] }, true],
    ['rejects another place', { places: [2] }, { placeId: 1 }, false],
    ['accepts one of several kinds', { kinds: ['music', 'food'] }, { kind: 'food' }, true],
    ['rejects an item without a kind', { kinds: ['music'] }, {}, false],
    ['accepts the requested language', { language: 'en' }, { language: 'en' }, true],
    ['accepts an item in both languages', { language: 'en' }, { language: 'both' }, true],
    ['accepts an item without language', { language: 'en' }, { language: 'none' }, true],
    ['accepts an item of unknown language', { language: 'en' }, {}, true],
    ['rejects another language', { language: 'en' }, { language: 'sv' }, false],
    ['accepts an age that is high enough', { age: 13 }, { age: 13 }, true],
    ['rejects an age below the limit', { age: 12 }, { age: 13 }, false],
    ['accepts an item that meets all needs', { needs: ['seats', 'stepFree'] }, { access: { seating: 'seats', steps: 'none' } }, true],
    ['rejects an item that meets one need of two', { needs: ['seats', 'stepFree'] }, { access: { seating: 'seats' } }, false],
    ['accepts normal noise as "quiet"', { needs: ['quiet'] }, { access: { noise: 'normal' } }, true],
    ['rejects flashing lights as "steady"', { needs: ['steady'] }, { access: { light: 'flashing' } }, false],
    ['rejects an item without data for a need', { needs: ['hearingLoop'] }, {}, false],
    ['finds words in any order, without accents', { words: 'FIGUR mala' }, {}, true],
    ['rejects a word that is not found', { words: 'måla svärd' }, {}, false],
    ['accepts a running item as "now"', { times: 'now' }, {}, true],
    ['rejects an item that has not begun as "now"', { times: 'now' }, { start: at('15:30') }, false],
    ['accepts an item in two hours as "soon"', { times: 'soon' }, { start: at('17:00'), end: undefined }, true],
    ['rejects an item in more than two hours as "soon"', { times: 'soon' }, { start: at('17:01'), end: undefined }, false],
    ['accepts an item in the coming night as "later"', { times: 'later' }, { start: at('23:30') + 3_600_000, end: undefined }, true],
    ['rejects an item on the next morning as "later"', { times: 'later' }, { start: at('23:00') + 11 * 3_600_000, end: undefined }, false],
  ])('%s', (_, filter, fields, passes) => expect(passesFilter(item(fields), { ...noFilter, ...filter }, now, timeZone)).toBe(passes));

  it('without conditions accepts each item, and with more needs accepts no additional item', () => {
    fc.assert(
      fc.property(anyItem, anyFilter, anyFilter, (one, filter, other) => {
        expect(passesFilter(one, noFilter, now, timeZone)).toBe(true);
        const both = { ...filter, needs: [...new Set([...filter.needs, ...other.needs])] };
        expect(passesFilter(one, both, now, timeZone) && !passesFilter(one, filter, now, timeZone)).toBe(false);
      }),
    );
  });

  it('suggests the parts whose removal gives results, with the number of results', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 12 }), anyFilter, (items, filter) => {
        for (const { part, count } of loosenings(items, filter, now, timeZone)) {
          const found = items.filter(one => passesFilter(one, { ...filter, [part]: noFilter[part] }, now, timeZone));
          expect(found).toHaveLength(count);
          expect(count).toBeGreaterThan(0);
        }
      }),
    );
    const items = [item({ kind: 'music' }), item({ kind: 'food', placeId: 2 })];
    expect(loosenings(items, { ...noFilter, kinds: ['music'], places: [2] }, now, timeZone)).toEqual([
      { part: 'places', count: 1 },
      { part: 'kinds', count: 1 },
    ]);
  });

  it('round-trips through a URL and preserves other parameters', () => {
    fc.assert(
      fc.property(anyFilter, filter => {
        const params = changeFilter(new URLSearchParams('day=1&place=9&when=now'), filter);
        expect(readFilter(new URLSearchParams(String(params)))).toEqual(filter);
        expect(params.get('day')).toBe('1');
      }),
    );
  });

  it('is read from any URL without an error, ignoring invalid parts', () => {
    const anyPart = fc.tuple(fc.constantFrom('place', 'kind', 'lang', 'age', 'need', 'q', 'when'), fc.string());
    fc.assert(
      fc.property(fc.array(anyPart), given => {
        const read = readFilter(new URLSearchParams(given));
        expect(readFilter(changeFilter(new URLSearchParams(), read))).toEqual(read);
      }),
    );
    expect(readFilter(new URLSearchParams('place=0.x.3.3&kind=nope.music&lang=de&age=200&need=wings&when=never&q='))).toEqual({
      ...noFilter,
      places: [3],
      kinds: ['music'],
    });
  });
});

// SCHED-48
describe('canCatch', () => {
  it.each<[string, Partial<FilterItem>, string, boolean]>([
    ['is true for an item that begins later', {}, '14:00', true],
    ['is true when the item begins', {}, '15:00', true],
    ['is true with half an hour of a long item left', {}, '16:30', true],
    ['is false with less than half an hour left', {}, '16:31', false],
    ['is true with half of a short item left', { end: at('15:10') }, '15:05', true],
    ['is false with less than half of a short item left', { end: at('15:10') }, '15:06', false],
    ['is true within the assumed hour of an open end', { end: undefined }, '15:30', true],
    ['is false for a cancelled item', { isCancelled: true }, '14:00', false],
    ['is false for a full item', { signUp: { how: 'online', full: true } }, '14:00', false],
  ])('%s', (_, fields, time, can) => expect(canCatch(item(fields), at(time))).toBe(can));

  it('is false for a past item with a duration, and never becomes true later', () => {
    fc.assert(
      fc.property(anyItem, fc.nat(60), (one, minutes) => {
        const isOver = timesOf(one, now, timeZone) === 'over' && one.end !== one.start;
        expect(isOver && canCatch(one, now)).toBe(false);
        expect(canCatch(one, now + minutes * 60_000) && !canCatch(one, now)).toBe(false);
      }),
    );
  });
});

describe('the end of a festival day', () => {
  it.each([
    ['2025-06-14T15:00', '2025-06-15T05:00'],
    ['2025-06-15T04:59', '2025-06-15T05:00'],
    ['2025-06-15T05:00', '2025-06-16T05:00'],
    ['2025-10-25T15:00', '2025-10-26T05:00'],
  ])('at %s is %s', (moment, end) => expect(endOfDay(localToInstant(moment, timeZone), timeZone)).toBe(localToInstant(end, timeZone)));
});
