import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { edition } from '../test/fixtures.ts';
import { localToInstant } from '../time/zone.ts';
import { pageMoments, type MomentKind } from './moments.ts';

const instant = (local: string) => localToInstant(local, edition.timeZone);
const { ticketRelease, saleLastDays, doorsOpen, doorsClose } = edition.dates;
const more = instant('2025-05-20T12:00');
const { momentOf, untilOf } = pageMoments(edition, [more]);
const boundaries = [more, ...[ticketRelease, saleLastDays, doorsOpen, doorsClose].map(instant)];
const newYear = instant(`${edition.year}-01-01T00:00`);

test.each(boundaries)('begins a new period exactly at boundary %i for a page that depends on the phase', boundary => {
  expect(momentOf('phase', boundary)).toBe(boundary);
  expect(momentOf('phase', boundary + 1)).toBe(boundary);
  expect(momentOf('phase', boundary - 1)).toBeLessThan(boundary);
});

test('begins a new period only at New Year for a page that does not depend on time', () => {
  expect(momentOf(undefined, newYear)).toBe(newYear);
  expect(momentOf(undefined, newYear - 1)).toBe(instant(`${edition.year - 1}-01-01T00:00`));
  expect(momentOf(undefined, instant(doorsOpen))).toBe(newYear);
});

const hour = 3_600_000;
const around = fc.integer({ min: newYear - 200 * 24 * hour, max: instant(doorsClose) + 400 * 24 * hour });

test.each<MomentKind>([undefined, 'phase'])('ends the period of a page of kind %j exactly where the next period begins', page => {
  fc.assert(
    fc.property(around, now => {
      const end = untilOf(page, now, []);
      expect(end).toBeGreaterThan(now);
      expect(momentOf(page, end - 1)).toBe(momentOf(page, now));
      expect(momentOf(page, end)).toBeGreaterThan(momentOf(page, now));
    }),
  );
});

test("updates a page of kind 'now' when items begin or end, and at least hourly at the festival", () => {
  const page = 'now';
  const atFestival = fc.integer({ min: instant(doorsOpen), max: instant(doorsClose) - 1 });
  const ofProgramme = atFestival.map(at => Math.floor(at / 60_000) * 60_000);
  fc.assert(
    fc.property(fc.oneof(around, atFestival), fc.array(ofProgramme), (now, programme) => {
      const end = untilOf(page, now, programme);
      expect(end).toBeGreaterThan(now);
      expect(programme.filter(boundary => boundary > now && boundary < end)).toEqual([]);
      expect(boundaries.filter(boundary => boundary > now && boundary < end)).toEqual([]);
      const isOn = now >= instant(doorsOpen) && now < instant(doorsClose);
      expect(end - now).toBeLessThanOrEqual(isOn ? hour : Infinity);
      expect(momentOf(page, end)).toBeGreaterThan(momentOf(page, now));
    }),
  );
});
