import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOverlaps } from './clashes.ts';
import { occupiedUntil } from './time.ts';

const hour = 3_600_000;
const slot = (id: string, start: number, end: number | undefined, location = 1) => ({
  id,
  start: start * hour,
  end: end === undefined ? undefined : end * hour,
  location,
});
type Slot = ReturnType<typeof slot>;

const anySlots = fc
  .array(fc.tuple(fc.nat(20), fc.option(fc.nat(6), { nil: undefined }), fc.integer({ min: 1, max: 3 })), { maxLength: 30 })
  .map(list =>
    list.map(([start, length, place], index) => slot(String(index), start, length === undefined ? undefined : start + length, place)),
  );

const overlap = (a: Slot, b: Slot) => a.start === b.start || (a.start < occupiedUntil(b) && b.start < occupiedUntil(a));

describe('findOverlaps', () => {
  it.each<[string, Slot[], [string, string[]][]]>([
    ['returns nothing without items', [], []],
    ['ignores items that only touch', [slot('a', 10, 11), slot('b', 11, 12)], []],
    [
      'finds items that overlap partly',
      [slot('a', 10, 12), slot('b', 11, 13)],
      [
        ['a', ['b']],
        ['b', ['a']],
      ],
    ],
    [
      'finds an item within another at any place',
      [slot('a', 10, 14, 1), slot('b', 11, 12, 2)],
      [
        ['a', ['b']],
        ['b', ['a']],
      ],
    ],
    [
      'finds items that overlap after midnight',
      [slot('a', 23.5, 26), slot('b', 25, 27)],
      [
        ['a', ['b']],
        ['b', ['a']],
      ],
    ],
    [
      'counts an open end as an hour',
      [slot('a', 10, undefined), slot('b', 10.5, 11), slot('c', 11, 12)],
      [
        ['a', ['b']],
        ['b', ['a']],
      ],
    ],
    [
      'finds an item without duration at the start of another',
      [slot('a', 10, 10), slot('b', 10, 11)],
      [
        ['a', ['b']],
        ['b', ['a']],
      ],
    ],
    ['ignores an item without duration at the end of another', [slot('a', 10, 11), slot('b', 11, 11)], []],
  ])('%s', (_, items, expected) => {
    expect(new Map(findOverlaps(items))).toEqual(new Map(expected));
  });

  it('returns the same as comparing each pair', () => {
    fc.assert(
      fc.property(anySlots, items => {
        const found = findOverlaps(items);
        for (const item of items) {
          const others = items.filter(other => other !== item && overlap(item, other)).map(other => other.id);
          expect(new Set(found.get(item.id))).toEqual(new Set(others));
          expect(found.get(item.id)?.length ?? 0).toBe(others.length);
        }
      }),
    );
  });
});
