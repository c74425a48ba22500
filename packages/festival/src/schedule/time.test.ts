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
  ])('reads %s as %i minutes', (value, minutes) => {
    const log = vi.fn<Log>();
    expect(parseTime(value, log)).toBe(minutes);
    expect(log).not.toHaveBeenCalled();
  });

  it.each(['25:00', '24:00', '12:60', '9:00', '0900', '', ' 10:00', '10:00 ', '10:00\n', '-1:00', '１０:００', 'nu'])(
    'logs %o and returns 0',
    value => {
      const log = vi.fn<Log>();
      expect(parseTime(value, log)).toBe(0);
      expect(log.mock.calls).toEqual([[`Invalid time format for: ${value}. Expected HH:mm.`]]);
    },
  );

  it('logs to the console by default', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    parseTime('25:00');
    expect(error).toHaveBeenCalledWith('Invalid time format for: 25:00. Expected HH:mm.');
  });

  it('accepts each time of the day and no other text', () => {
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
    ['is that of an hour if the end is open', '10:00', '', 3.5],
    ['is the minimum without duration', '10:00', '10:00', 2.5],
    ['is the minimum from midnight to midnight', '00:00', '00:00', 2.5],
    ['is the minimum for 5 minutes', '10:00', '10:05', 2.5],
    ['is the minimum for half an hour', '10:00', '10:30', 2.5],
    ['is the minimum for 44 minutes', '10:00', '10:44', 2.5],
    ['is rounded up for 45 minutes', '10:00', '10:45', 3.5],
    ['is 3.5 units for an hour', '10:00', '11:00', 3.5],
    ['is 4.5 units for 90 minutes', '10:00', '11:30', 4.5],
    ['includes the time after midnight', '23:30', '02:00', 6.5],
    ['is measured until midnight for an end at 00:00', '22:00', '00:00', 5.5],
    ['is 49.5 units for a minute less than a day', '10:00', '09:59', 49.5],
    ['is measured until midnight for an invalid end', '22:00', '25:00', 5.5],
    ['is measured from midnight for an invalid start', '25:00', '01:00', 3.5],
  ])('%s', (_, start, end, units) => {
    expect(height(start, end)).toBe(units);
  });

  it('is 1.5 plus the rounded number of half hours, but at least 2.5, for each pair of times', () => {
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
    ['converts times by day', 0, '10:00', '11:00', '2025-06-13T08:00:00.000Z', '2025-06-13T09:00:00.000Z'],
    ['converts times on Monday', 3, '14:00', '15:00', '2025-06-16T12:00:00.000Z', '2025-06-16T13:00:00.000Z'],
    ['converts times over midnight', 0, '23:30', '02:00', '2025-06-13T21:30:00.000Z', '2025-06-14T00:00:00.000Z'],
    ['counts times after midnight as part of the day before', 0, '00:30', '02:00', '2025-06-13T22:30:00.000Z', '2025-06-14T00:00:00.000Z'],
    ['counts 04:59 as part of the day before', 0, '04:59', '06:00', '2025-06-14T02:59:00.000Z', '2025-06-14T04:00:00.000Z'],
    ['counts 05:00 as part of the new day', 0, '05:00', '06:00', '2025-06-13T03:00:00.000Z', '2025-06-13T04:00:00.000Z'],
    ['returns equal instants from midnight to midnight', 0, '00:00', '00:00', '2025-06-13T22:00:00.000Z', '2025-06-13T22:00:00.000Z'],
    ['returns no end for an open end', 0, '10:00', '', '2025-06-13T08:00:00.000Z', undefined],
    ['treats an invalid end as midnight', 0, '22:00', '25:00', '2025-06-13T20:00:00.000Z', '2025-06-13T22:00:00.000Z'],
  ] as const)('%s', (_, day, start, end, from, to) => {
    expect(at(day, start, end)).toEqual([from, to]);
  });

  const spring = editionFrom('2025-03-29', '2025-03-30');
  const autumn = editionFrom('2025-10-25', '2025-10-26');
  const yearEnd = editionFrom('2024-12-31', '2025-01-01');
  it.each([
    ['converts an end after the gap in spring', spring, '23:30', '04:00', '2025-03-29T22:30:00.000Z', '2025-03-30T02:00:00.000Z'],
    ['converts an end within the gap in spring', spring, '23:30', '02:30', '2025-03-29T22:30:00.000Z', '2025-03-30T01:30:00.000Z'],
    [
      'returns the start as the end if the start is in the gap in spring',
      spring,
      '02:30',
      '03:00',
      '2025-03-30T01:30:00.000Z',
      '2025-03-30T01:30:00.000Z',
    ],
    ['converts an end after the repeated hour in autumn', autumn, '23:30', '04:00', '2025-10-25T21:30:00.000Z', '2025-10-26T03:00:00.000Z'],
    [
      'converts an end within the repeated hour in autumn',
      autumn,
      '23:30',
      '02:30',
      '2025-10-25T21:30:00.000Z',
      '2025-10-26T00:30:00.000Z',
    ],
    ['converts the day before the change in autumn', autumn, '10:00', '11:00', '2025-10-25T08:00:00.000Z', '2025-10-25T09:00:00.000Z'],
    ['converts times over the end of the year', yearEnd, '23:30', '02:00', '2024-12-31T22:30:00.000Z', '2025-01-01T01:00:00.000Z'],
  ])('%s', (_, of, start, end, from, to) => {
    expect(at(0, start, end, of)).toEqual([from, to]);
  });

  // SCHED-3
  it('ignores the time zone of the device', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(new Date(2025, 5, 13).getTimezoneOffset()).toBe(420);
    expect(at(0, '23:30', '02:00')).toEqual(['2025-06-13T21:30:00.000Z', '2025-06-14T00:00:00.000Z']);
  });

  // SCHED-5
  it('logs each invalid time once', () => {
    const log = vi.fn<Log>();
    timeItem(edition, scheduleItem({ start_time: '25:00', end_time: 'sent' }), log);
    expect(log.mock.calls.flat()).toEqual([
      'Invalid time format for: 25:00. Expected HH:mm.',
      'Invalid time format for: sent. Expected HH:mm.',
    ]);
  });

  it('throws for a day outside the edition; timeItems drops and logs such an item', () => {
    const short = editionFrom('2025-06-13');
    const log = vi.fn<Log>();
    const items = [scheduleItem({ id: 'a' }), scheduleItem({ id: 'b', day: 1 }), scheduleItem({ id: 'c' })];
    expect(() => timeItem(short, items[1]!)).toThrow(RangeError);
    expect(timeItems(short, items, log).map(item => item.id)).toEqual(['a', 'c']);
    expect(log.mock.calls).toEqual([['Dropped schedule item 1: day: the edition has no day 1']]);
  });

  // SCHED-4
  it('returns a start within the festival day, and an end within 24 hours', () => {
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

  it('orders items by start like `startMinutes`, which needs no edition', () => {
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

it('uses an hour for an open end, in time and in height, and 05:00 as daybreak', () => {
  expect(occupiedUntil({ start: 0, end: undefined })).toBe(60 * 60_000);
  expect(height('10:00', '')).toBe(height('10:00', '11:00'));
  expect(dayBreakMinutes).toBe(300);
});

test('returns the instant at which an item starts, and throws for a day outside the edition', () => {
  expect(new Date(startInstant(edition, { day: 0, start_time: '10:00' })).toISOString()).toBe('2025-06-13T08:00:00.000Z');
  expect(new Date(startInstant(edition, { day: 0, start_time: '02:00' })).toISOString()).toBe('2025-06-14T00:00:00.000Z');
  expect(() => startInstant(editionFrom('2025-06-13'), { day: 1, start_time: '10:00' })).toThrow('The edition has no day 1.');
});
