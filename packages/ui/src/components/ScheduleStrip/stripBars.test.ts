import { expect, test } from 'vitest';
import { entryOf } from '../Schedule/Schedule.fixtures.ts';
import { hoursOf } from '../ScheduleItem/index.ts';
import { barsOf } from './stripBars.ts';

type Span = readonly [start: string, end: string];
const entriesOf = (...spans: Span[]) => spans.map(([start, end], index) => entryOf(1, 1, start, end, String(index)));

// SCHED-53
test.each<[string, Span[], string]>([
  [
    'consecutive items',
    [
      ['12:00', '13:00'],
      ['13:00', '14:00'],
    ],
    'transparent 20%,var(--bar) 0 40%,transparent 0',
  ],
  [
    'two items that overlap',
    [
      ['12:00', '14:00'],
      ['13:00', '14:00'],
    ],
    'transparent 20%,var(--bar) 0 30%,var(--bars) 0 40%,transparent 0',
  ],
  [
    'three simultaneous items',
    [
      ['12:00', '14:00'],
      ['12:00', '14:00'],
      ['12:00', '14:00'],
    ],
    'transparent 20%,var(--bars) 0 40%,transparent 0',
  ],
  [
    'separate items in the wrong order',
    [
      ['16:00', '17:00'],
      ['12:00', '13:00'],
    ],
    'transparent 20%,var(--bar) 0 30%,transparent 0 60%,var(--bar) 0 70%,transparent 0',
  ],
])('draws the bars of %s', (_, spans, stops) =>
  expect(barsOf(entriesOf(...spans), 600, 1200)).toBe(`linear-gradient(var(--ahead),${stops})`),
);

test('draws no bar for a cancelled item', () =>
  expect(barsOf([{ ...entryOf(1, 1, '12:00', '14:00', 'a'), isCancelled: true }], 600, 1200)).toBe('none'));

test.each<[string, Span[], { from: number; to: number }]>([
  [
    'from the full hour before the first item to the full hour after the last',
    [
      ['12:20', '13:10'],
      ['10:05', '11:00'],
    ],
    { from: 600, to: 840 },
  ],
  ['past midnight', [['23:30', '02:00']], { from: 1380, to: 1560 }],
  ['of an empty day: the first after midnight', [], { from: 1440, to: 1500 }],
])('covers the hours %s', (_, spans, expected) => expect(hoursOf(entriesOf(...spans))).toEqual(expected));
