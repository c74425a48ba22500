import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { remainingTime, remainingWords } from './remainingTime.ts';

const doors = Date.parse('2025-06-13T10:00:00+02:00');
const day = 86_400_000;

// COUNT-1, COUNT-11
describe('remaining time', () => {
  test.each([
    ['one second before', doors - 1000, [0, 0, 0, 1]],
    ['1 ms before, as one second', doors - 1, [0, 0, 0, 1]],
    ['1001 ms before, as two seconds', doors - 1001, [0, 0, 0, 2]],
    ['one second less than a day before', doors - day + 1000, [0, 23, 59, 59]],
    ['one day before', doors - day, [1, 0, 0, 0]],
    ['at the target, as zero', doors, [0, 0, 0, 0]],
    ['one second after, as zero', doors + 1000, [0, 0, 0, 0]],
    ['across the change to summer time', Date.parse('2025-03-29T10:00:00+01:00'), [75, 23, 0, 0]],
    ['from New Year, across the change to summer time', Date.parse('2025-01-01T00:00:00+01:00'), [163, 9, 0, 0]],
  ])('is counted in days, hours, minutes and seconds: %s', (_, at, expected) => {
    const { day: days, hour, minute, second, isOver } = remainingTime(doors, at);
    expect([days, hour, minute, second]).toEqual(expected);
    expect(isOver).toBe(at >= doors);
  });

  test('adds up to the seconds, rounded up, with hours below 24 and minutes and seconds below 60', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e12 }), left => {
        const { day: days, hour, minute, second, isOver } = remainingTime(doors, doors - left);
        expect(isOver).toBe(left <= 0);
        expect(((days * 24 + hour) * 60 + minute) * 60 + second).toBe(Math.max(0, Math.ceil(left / 1000)));
        expect(hour < 24 && minute < 60 && second < 60).toBe(true);
      }),
    );
  });
});

// COUNT-8
test.each([
  [27 * day + 14 * 3_600_000 + 8 * 60_000 + 41_000, '27 dygn, 14 timmar och 8 minuter', '27 days, 14 hours, and 8 minutes'],
  [day + 60_000, '1 dygn och 1 minut', '1 day and 1 minute'],
  [day + 3_600_000, '1 dygn och 1 timme', '1 day and 1 hour'],
  [day + 3_601_000, '1 dygn och 1 timme', '1 day and 1 hour'],
  [3_661_000, '1 timme och 1 minut', '1 hour and 1 minute'],
  [3_600_000, '1 timme', '1 hour'],
  [day, '1 dygn', '1 day'],
  [120_000, '2 minuter', '2 minutes'],
  [59_000, 'mindre än en minut', 'less than a minute'],
  [0, '0 minuter', '0 minutes'],
])('writes %i ms in words as "%s" in Swedish and as "%s" in English', (left, sv, en) => {
  const time = remainingTime(doors, doors - left);
  expect([remainingWords(time, 'sv', 'mindre än en minut'), remainingWords(time, 'en', 'less than a minute')]).toEqual([sv, en]);
});
