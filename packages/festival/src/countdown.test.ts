import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdownTarget, remaining } from './countdown.ts';
import { edition } from './test/fixtures.ts';

const second = 1000;
const day = 86_400 * second;

describe('countdownTarget', () => {
  it('is the local time of the edition in Stockholm', () => {
    expect(countdownTarget(edition, 'doorsOpen')).toBe(Date.parse('2025-06-13T08:00:00Z'));
    expect(countdownTarget(edition, 'ticketRelease')).toBe(Date.parse('2024-12-13T12:37:00Z'));
  });

  it.each([
    ['2025-03-30T02:30', '2025-03-30T01:30:00Z'],
    ['2025-10-26T02:30', '2025-10-26T00:30:00Z'],
    ['2025-12-31T23:59', '2025-12-31T22:59:00Z'],
  ])('of %s', (doorsOpen, utc) => {
    expect(countdownTarget({ ...edition, dates: { ...edition.dates, doorsOpen } }, 'doorsOpen')).toBe(Date.parse(utc));
  });
});

describe('remaining', () => {
  const target = Date.parse('2025-06-13T08:00:00Z');
  const over = { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true };

  it.each([
    ['T − 1 s', -second, { days: 0, hours: 0, minutes: 0, seconds: 1, isOver: false }],
    ['T − 1 ms', -1, { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: false }],
    ['T', 0, over],
    ['T + 1 s', second, over],
    ['long after', 400 * day, over],
    ['a second under a day', -(day - second), { days: 0, hours: 23, minutes: 59, seconds: 59, isOver: false }],
    ['one day', -day, { days: 1, hours: 0, minutes: 0, seconds: 0, isOver: false }],
    ['1,000 days and more', -(1000 * day + 3_723 * second), { days: 1000, hours: 1, minutes: 2, seconds: 3, isOver: false }],
  ])('%s', (_, fromTarget, expected) => {
    expect(remaining(target, target + fromTarget)).toEqual(expected);
  });

  it('counts real hours over a summer-time night: the night to 30 March is one hour short', () => {
    const left = remaining(Date.parse('2025-03-30T10:00:00+02:00'), Date.parse('2025-03-29T10:00:00+01:00'));
    expect(left).toMatchObject({ days: 0, hours: 23 });
  });

  it('adds up to the whole seconds left, each unit within its bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e12 }), left => {
        const { days, hours, minutes, seconds, isOver } = remaining(target, target - left);
        expect(isOver).toBe(left <= 0);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.max(0, Math.floor(left / second)));
        expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
        expect(Math.min(days, hours, minutes, seconds)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
