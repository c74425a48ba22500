import * as fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import type { Log } from '../log.ts';
import { dayBreakMinutes, occupiedUntil, parseTime, startInstant, startMinutes, timeItem, timeItems } from './time.ts';
import { edition, editionFrom, scheduleItem } from '../test/fixtures.ts';

const two = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const minuteOfDay = fc.integer({ min: 0, max: 1439 });

// SCHED-5
describe('parseTime', () => {
  it.each([
    ['00:00', 0],
    ['09:05', 545],
    ['13:37', 817],
    ['23:59', 1439],
  ])('%s is %i minutes', (value, minutes) => {
    const log = vi.fn<Log>();
    expect(parseTime(value, log)).toBe(minutes);
    expect(log).not.toHaveBeenCalled();
  });

  it.each(['25:00', '24:00', '12:60', '9:00', '0900', '', ' 10:00', '10:00 ', '10:00\n', '-1:00', '１０:００', 'nu'])(
    'logs %o and counts it as 0',
    value => {
      const log = vi.fn<Log>();
      expect(parseTime(value, log)).toBe(0);
      expect(log.mock.calls).toEqual([[`Invalid time format for: ${value}. Expected HH:mm.`]]);
    },
  );

  it('logs to the console unless told otherwise', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    parseTime('25:00');
    expect(error).toHaveBeenCalledWith('Invalid time format for: 25:00. Expected HH:mm.');
  });

  it('reads back every time of the day, and nothing else', () => {
    fc.assert(
      fc.property(minuteOfDay, minutes => {
        expect(parseTime(clock(minutes))).toBe(minutes);
      }),
    );
    fc.assert(
      fc.property(fc.string(), text => {
        fc.pre(!/^([01]\d|2[0-3]):[0-5]\d$/.test(text));
        expect(parseTime(text, () => {})).toBe(0);
      }),
    );
  });
});

const height = (start_time: string, end_time: string) => timeItem(edition, scheduleItem({ start_time, end_time }), () => {}).height;

// SCHED-7
describe('the height of an item', () => {
  it.each([
    ['no end', '10:00', '', 3.5],
    ['no length', '10:00', '10:00', 2.5],
    ['midnight to midnight', '00:00', '00:00', 2.5],
    ['5 minutes', '10:00', '10:05', 2.5],
    ['half an hour', '10:00', '10:30', 2.5],
    ['44 minutes', '10:00', '10:44', 2.5],
    ['45 minutes', '10:00', '10:45', 3.5],
    ['an hour', '10:00', '11:00', 3.5],
    ['90 minutes', '10:00', '11:30', 4.5],
    ['over midnight', '23:30', '02:00', 6.5],
    ['until midnight', '22:00', '00:00', 5.5],
    ['a minute short of a day', '10:00', '09:59', 49.5],
    ['an end that is no time, counted as midnight', '22:00', '25:00', 5.5],
    ['a start that is no time, counted as midnight', '25:00', '01:00', 3.5],
  ])('%s', (_, start, end, units) => {
    expect(height(start, end)).toBe(units);
  });

  it('follows the formula for every pair of times', () => {
    fc.assert(
      fc.property(minuteOfDay, minuteOfDay, (start, end) => {
        const duration = (end - start + 1440) % 1440;
        expect(height(clock(start), clock(end))).toBe(Math.round(Math.max(duration, 30) / 30) + 1.5);
      }),
    );
  });
});

const at = (
  day: 0 | 1 | 2 | 3,
  start_time: string,
  end_time: string,
  of = editionFrom('2025-06-13', '2025-06-14', '2025-06-15', '2025-06-16'),
) => {
  const { start, end } = timeItem(of, scheduleItem({ day, start_time, end_time }), () => {});
  return [new Date(start).toISOString(), end === undefined ? undefined : new Date(end).toISOString()];
};

describe('timeItem', () => {
  it.each([
    ['by day', 0, '10:00', '11:00', '2025-06-13T08:00:00.000Z', '2025-06-13T09:00:00.000Z'],
    ['on Monday', 3, '14:00', '15:00', '2025-06-16T12:00:00.000Z', '2025-06-16T13:00:00.000Z'],
    ['over midnight', 0, '23:30', '02:00', '2025-06-13T21:30:00.000Z', '2025-06-14T00:00:00.000Z'],
    ['after midnight, of the evening before', 0, '00:30', '02:00', '2025-06-13T22:30:00.000Z', '2025-06-14T00:00:00.000Z'],
    ['in the last minute of the night', 0, '04:59', '06:00', '2025-06-14T02:59:00.000Z', '2025-06-14T04:00:00.000Z'],
    ['at daybreak', 0, '05:00', '06:00', '2025-06-13T03:00:00.000Z', '2025-06-13T04:00:00.000Z'],
    ['midnight to midnight', 0, '00:00', '00:00', '2025-06-13T22:00:00.000Z', '2025-06-13T22:00:00.000Z'],
    ['open', 0, '10:00', '', '2025-06-13T08:00:00.000Z', undefined],
    ['an end that is no time', 0, '22:00', '25:00', '2025-06-13T20:00:00.000Z', '2025-06-13T22:00:00.000Z'],
  ] as const)('%s', (_, day, start, end, from, to) => {
    expect(at(day, start, end)).toEqual([from, to]);
  });

  const spring = editionFrom('2025-03-29', '2025-03-30');
  const autumn = editionFrom('2025-10-25', '2025-10-26');
  const yearEnd = editionFrom('2024-12-31', '2025-01-01');
  it.each([
    ['spring, over the gap', spring, '23:30', '04:00', '2025-03-29T22:30:00.000Z', '2025-03-30T02:00:00.000Z'],
    ['spring, into the gap', spring, '23:30', '02:30', '2025-03-29T22:30:00.000Z', '2025-03-30T01:30:00.000Z'],
    [
      'spring, a start in the gap does not end before it began',
      spring,
      '02:30',
      '03:00',
      '2025-03-30T01:30:00.000Z',
      '2025-03-30T01:30:00.000Z',
    ],
    ['autumn, over the fold', autumn, '23:30', '04:00', '2025-10-25T21:30:00.000Z', '2025-10-26T03:00:00.000Z'],
    ['autumn, into the fold', autumn, '23:30', '02:30', '2025-10-25T21:30:00.000Z', '2025-10-26T00:30:00.000Z'],
    ['autumn, the day after', autumn, '10:00', '11:00', '2025-10-25T08:00:00.000Z', '2025-10-25T09:00:00.000Z'],
    ['year end', yearEnd, '23:30', '02:00', '2024-12-31T22:30:00.000Z', '2025-01-01T01:00:00.000Z'],
  ])('%s', (_, of, start, end, from, to) => {
    expect(at(0, start, end, of)).toEqual([from, to]);
  });

  // SCHED-3
  it('does not heed the zone of the device', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(new Date(2025, 5, 13).getTimezoneOffset()).toBe(420);
    expect(at(0, '23:30', '02:00')).toEqual(['2025-06-13T21:30:00.000Z', '2025-06-14T00:00:00.000Z']);
  });

  // SCHED-5
  it('logs each bad time once', () => {
    const log = vi.fn<Log>();
    timeItem(edition, scheduleItem({ start_time: '25:00', end_time: 'sent' }), log);
    expect(log.mock.calls.flat()).toEqual([
      'Invalid time format for: 25:00. Expected HH:mm.',
      'Invalid time format for: sent. Expected HH:mm.',
    ]);
  });

  it('refuses a day that the edition does not have; a list drops and logs it', () => {
    const short = editionFrom('2025-06-13');
    const log = vi.fn<Log>();
    const items = [scheduleItem({ id: 'a' }), scheduleItem({ id: 'b', day: 1 }), scheduleItem({ id: 'c' })];
    expect(() => timeItem(short, items[1]!)).toThrow(RangeError);
    expect(timeItems(short, items, log).map(item => item.id)).toEqual(['a', 'c']);
    expect(log.mock.calls).toEqual([['Dropped schedule item 1: day: the edition has no day 1']]);
  });

  // SCHED-4
  it("starts on the evening's day, ends at or after its start and within 24 hours of it", () => {
    fc.assert(
      fc.property(minuteOfDay, minuteOfDay, fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const), (from, to, day) => {
        const { start, end } = timeItem(edition, scheduleItem({ day, start_time: clock(from), end_time: clock(to) }));
        const dawn = Date.parse(`${edition.dates.days[day]!.date}T05:00:00+02:00`);
        expect(start).toBeGreaterThanOrEqual(dawn);
        expect(start).toBeLessThan(dawn + 86_400_000);
        expect(end! - start).toBe(((to - from + 1440) % 1440) * 60_000);
      }),
    );
  });

  it('keeps order by start with or without an edition at hand', () => {
    const day = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
    const item = fc.record({ day, start_time: minuteOfDay.map(clock) }).map(fields => scheduleItem(fields));
    fc.assert(
      fc.property(item, item, (a, b) => {
        const sign = Math.sign(timeItem(edition, a).start - timeItem(edition, b).start);
        expect(Math.sign(startMinutes(a) - startMinutes(b))).toBe(sign);
      }),
    );
  });
});

it('an open end takes up an hour, as its height says', () => {
  expect(occupiedUntil({ start: 0, end: undefined })).toBe(60 * 60_000);
  expect(height('10:00', '')).toBe(height('10:00', '11:00'));
  expect(dayBreakMinutes).toBe(300);
});

test('the start of a day’s item is an instant of that day; a day the edition lacks is refused', () => {
  expect(new Date(startInstant(edition, { day: 0, start_time: '10:00' })).toISOString()).toBe('2025-06-13T08:00:00.000Z');
  expect(new Date(startInstant(edition, { day: 0, start_time: '02:00' })).toISOString()).toBe('2025-06-14T00:00:00.000Z');
  expect(() => startInstant(editionFrom('2025-06-13'), { day: 1, start_time: '10:00' })).toThrow('The edition has no day 1.');
});
