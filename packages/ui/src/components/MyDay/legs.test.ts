import { expect, test } from 'vitest';
import { entryOf } from '../Schedule/Schedule.fixtures.ts';
import { legsOf } from './legs.ts';

type Span = readonly [start: string, end: string, place?: number];
const picksOf = (...spans: Span[]) => spans.map(([start, end, place], index) => entryOf(1, place ?? index, start, end, `Val ${index}`));
const unknown = () => undefined;
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

// SCHED-54
test('gives a pick the lane of an earlier pick that has ended', () => {
  const [leg] = legsOf(picksOf(['14:00', '15:30'], ['14:30', '16:30'], ['15:30', '19:30'], ['19:00', '20:00']), [], unknown);
  expect(leg!.lanes).toEqual([0, 1, 0, 1]);
});

// SCHED-40
test.each<[string, Span[], [shared: number, picks: number][]]>([
  [
    'once if three picks share them',
    [
      ['10:00', '11:00'],
      ['10:30', '11:00'],
      ['10:45', '11:00'],
    ],
    [[30, 3]],
  ],
  [
    'as the sum of two overlaps',
    [
      ['10:00', '12:00'],
      ['10:15', '10:30'],
      ['11:00', '11:20'],
    ],
    [[35, 3]],
  ],
  [
    'as none if one pick begins when the other ends',
    [
      ['10:00', '11:00'],
      ['11:00', '12:00'],
    ],
    [
      [0, 1],
      [0, 1],
    ],
  ],
  [
    'also after the shorter of the first two has ended',
    [
      ['10:00', '13:00'],
      ['10:15', '10:30'],
      ['12:00', '14:00'],
    ],
    [[75, 3]],
  ],
])('counts shared minutes %s', (_, spans, expected) =>
  expect(legsOf(picksOf(...spans).toReversed(), [], unknown).map(({ shared, entries }) => [shared, entries.length])).toEqual(expected),
);

// SCHED-54
test('computes walk and free time from the last end of overlapping picks to the next pick', () => {
  const picks = picksOf(['10:00', '12:00', 1], ['11:00', '11:30', 2], ['12:20', '13:00', 3]);
  const [leg, last] = legsOf(picks, [], (from, to) => Number(from) * 10 + Number(to));
  expect(leg!.gap).toEqual({ walk: 13, to: 3, free: 20, meanwhile: [] });
  expect(last!.gap).toBeUndefined();
});

// SCHED-14
test('counts no clash with a cancelled pick, and no walk to it or from it', () => {
  const [first, cancelled, last] = picksOf(['10:00', '11:00', 1], ['10:30', '11:30', 2], ['11:15', '12:00', 3]);
  const legs = legsOf([first!, { ...cancelled!, isCancelled: true }, last!], [], () => 4);
  expect(legs.map(({ entries, shared, gap }) => [titles(entries), shared, gap?.to, gap?.free])).toEqual([
    [['Val 0'], 0, 3, 15],
    [['Val 1'], 0, undefined, undefined],
    [['Val 2'], 0, undefined, undefined],
  ]);
});

// SCHED-54
test('suggests two items within free time, prefers highlights, and lists the two by time', () => {
  const picks = picksOf(['10:00', '11:00'], ['17:00', '18:00']);
  const others = [
    entryOf(1, 5, '11:00', '12:00', 'a'),
    entryOf(1, 5, '12:00', '13:00', 'b'),
    entryOf(1, 5, '16:00', '17:00', 'c', { isHighlighted: true }),
    entryOf(1, 5, '10:59', '11:30', 'before it'),
    entryOf(1, 5, '16:00', '17:01', 'after it', { isHighlighted: true }),
    entryOf(1, 5, '11:30', '12:00', 'cancelled', { isCancelled: true, isHighlighted: true }),
    entryOf(1, 5, '11:00', '16:30', 'open for hours', { isHighlighted: true }),
  ];
  expect(titles(legsOf(picks, [...picks, ...others.toReversed()], unknown)[0]!.gap!.meanwhile)).toEqual(['a', 'c']);
});

test('does not suggest a pick for the gap after it, even if the pick has no duration', () => {
  const picks = picksOf(['10:00', '10:00'], ['12:00', '13:00']);
  expect(legsOf(picks, picks, unknown)[0]!.gap!.meanwhile).toEqual([]);
});

test.each([
  ['11:44', []],
  ['11:45', ['a']],
])('suggests other items only in a gap of 45 minutes or more: from 11:00 to %s', (start, expected) => {
  const [leg] = legsOf(picksOf(['10:00', '11:00'], [start, '13:00']), [entryOf(1, 5, '11:00', '11:30', 'a')], unknown);
  expect(titles(leg!.gap!.meanwhile)).toEqual(expected);
});
