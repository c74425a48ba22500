import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { clockToInstant, instantToLocal, isLocal, isoWithOffset, localToInstant, rememberZone, zoneOffset, zoneSpans } from './zone.ts';

const hour = 3_600_000;
const stockholm = 'Europe/Stockholm';

// SCHED-3
describe('localToInstant', () => {
  it.each([
    ['summer', '2025-06-13T10:00', '2025-06-13T08:00:00Z'],
    ['winter', '2024-12-13T13:37', '2024-12-13T12:37:00Z'],
    ['midnight of a date', '2025-06-13', '2025-06-12T22:00:00Z'],
    ['seconds', '2025-06-13T10:00:59', '2025-06-13T08:00:59Z'],
    ['year end', '2024-12-31T23:59', '2024-12-31T22:59:00Z'],
    ['new year', '2025-01-01T00:00', '2024-12-31T23:00:00Z'],
    ['leap day', '2024-02-29T12:00', '2024-02-29T11:00:00Z'],
    ['just before the spring gap', '2025-03-30T01:59', '2025-03-30T00:59:00Z'],
    ['in the spring gap', '2025-03-30T02:30', '2025-03-30T01:30:00Z'],
    ['just after the spring gap', '2025-03-30T03:00', '2025-03-30T01:00:00Z'],
    ['just before the autumn fold', '2025-10-26T01:59', '2025-10-25T23:59:00Z'],
    ['in the autumn fold, to the first of two instants', '2025-10-26T02:30', '2025-10-26T00:30:00Z'],
    ['just after the autumn fold', '2025-10-26T03:00', '2025-10-26T02:00:00Z'],
  ])('converts a local time: %s', (_, local, utc) => {
    expect(new Date(localToInstant(local, stockholm)).toISOString()).toBe(new Date(utc).toISOString());
  });

  it.each([
    ['America/New_York', '2025-03-09T02:30', '2025-03-09T07:30:00Z'],
    ['America/New_York', '2025-11-02T01:30', '2025-11-02T05:30:00Z'],
    ['Asia/Kathmandu', '2025-06-13T10:00', '2025-06-13T04:15:00Z'],
    ['Australia/Lord_Howe', '2025-10-05T02:15', '2025-10-04T15:45:00Z'],
    ['UTC', '2025-06-13T10:00', '2025-06-13T10:00:00Z'],
  ])('uses the zone %s to convert the local time %s', (zone, local, utc) => {
    expect(localToInstant(local, zone)).toBe(Date.parse(utc));
  });

  it.each([
    '',
    '13 juni',
    '2025-06-13 10:00',
    '2025-02-30',
    '2025-13-01',
    '2025-06-13T24:00',
    '2025-06-13T10:60',
    '2025-06-13T10:00:60',
    '2025-06-13T10:00Z',
  ])('rejects %o', local => {
    expect(isLocal(local)).toBe(false);
    expect(() => localToInstant(local, stockholm)).toThrow(
      new RangeError(`Not a local time: '${local}'. Expected YYYY-MM-DD or YYYY-MM-DDTHH:mm[:ss].`),
    );
  });

  it.each(['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'])('ignores the time zone %s of the device', zone => {
    vi.stubEnv('TZ', zone);
    const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(device).toBe(zone);
    expect(new Date('2025-06-13T10:00').getTime()).not.toBe(localToInstant('2025-06-13T10:00', stockholm));
    expect(localToInstant('2025-06-13T10:00', stockholm)).toBe(Date.parse('2025-06-13T08:00:00Z'));
    expect(instantToLocal(Date.parse('2025-10-26T01:30:00Z'), stockholm)).toBe('2025-10-26T02:30:00');
  });
});

const instants = fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2037-12-31') }).map(ms => Math.floor(ms / 1000) * 1000);
const zones = fc.constantFrom('Europe/Stockholm', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC');

describe('time conversion', () => {
  it('converts an instant to local time and back, to the first of two if the time repeats', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const back = localToInstant(instantToLocal(instant, zone), zone);
        expect(instantToLocal(back, zone)).toBe(instantToLocal(instant, zone));
        expect([0, hour / 2, hour]).toContain(instant - back);
      }),
    );
  });

  it('writes a time with its offset, which Date parses to the same instant', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        expect(Date.parse(isoWithOffset(instant, zone))).toBe(instant);
      }),
    );
  });

  it('adds clock minutes as elapsed minutes on days without a clock change', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 * 1440 }), minutes => {
        expect(clockToInstant('2025-06-13', minutes, stockholm) - clockToInstant('2025-06-13', 0, stockholm)).toBe(minutes * 60_000);
      }),
    );
  });

  it('finds Stockholm one or two hours ahead of UTC', () => {
    fc.assert(
      fc.property(instants, instant => {
        expect([hour, 2 * hour]).toContain(zoneOffset(instant, stockholm));
      }),
    );
  });
});

it('formats negative offsets and parts of an hour', () => {
  const instant = Date.parse('2025-06-13T08:00:00Z');
  expect(isoWithOffset(instant, stockholm)).toBe('2025-06-13T10:00:00+02:00');
  expect(isoWithOffset(instant, 'America/St_Johns')).toBe('2025-06-13T05:30:00-02:30');
});

it('rejects an invalid date', () => {
  expect(() => clockToInstant('2025-02-30', 0, stockholm)).toThrow("Not a date: '2025-02-30'. Expected YYYY-MM-DD.");
});

describe('cached years', () => {
  const years = [Date.UTC(2023, 0), Date.UTC(2028, 0)] as const;

  it('include each clock change', () => {
    const spans = zoneSpans('Europe/Stockholm', Date.UTC(2025, 0), Date.UTC(2026, 0));
    expect(spans.map(([at, offset]) => [new Date(at).toISOString(), offset / hour])).toEqual([
      ['2025-01-01T00:00:00.000Z', 1],
      ['2025-03-30T01:00:00.000Z', 2],
      ['2025-10-26T01:00:00.000Z', 1],
      ['2026-01-01T00:00:00.000Z', 0],
    ]);
  });

  it('return the same as Intl without calling it', () => {
    // Another name of the same zone, for which no formatter is cached.
    const [zone, same] = ['Europe/Stockholm', 'Arctic/Longyearbyen'];
    rememberZone(same, zoneSpans(zone, ...years));
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    fc.assert(
      fc.property(fc.integer({ min: years[0], max: years[1] - 1 }), instant => {
        const offset = zoneOffset(instant, zone);
        asked.mockClear();
        expect(zoneOffset(instant, same)).toBe(offset);
        expect(asked).not.toHaveBeenCalled();
      }),
    );
    expect(zoneOffset(years[1] + hour, same)).toBe(hour);
    expect(asked).toHaveBeenCalledOnce();
    asked.mockRestore();
  });
});

it('formats an offset of zero as +00:00', () => expect(isoWithOffset(Date.UTC(2025, 5, 13), 'UTC')).toBe('2025-06-13T00:00:00+00:00'));
