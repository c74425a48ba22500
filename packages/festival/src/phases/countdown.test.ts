import { describe, expect, it } from 'vitest';
import { countdownTarget } from './phases.ts';
import { edition } from '../test/fixtures.ts';

describe('countdownTarget', () => {
  // COUNT-4
  it('converts the local times of the edition from Stockholm time', () => {
    expect(countdownTarget(edition, 'doorsOpen')).toBe(Date.parse('2025-06-13T08:00:00Z'));
    expect(countdownTarget(edition, 'ticketRelease')).toBe(Date.parse('2024-12-13T12:37:00Z'));
  });

  it.each([
    ['2025-03-30T02:30', '2025-03-30T01:30:00Z'],
    ['2025-10-26T02:30', '2025-10-26T00:30:00Z'],
    ['2025-12-31T23:59', '2025-12-31T22:59:00Z'],
  ])('converts local times near clock changes and the end of the year: %s', (doorsOpen, utc) => {
    expect(countdownTarget({ ...edition, dates: { ...edition.dates, doorsOpen } }, 'doorsOpen')).toBe(Date.parse(utc));
  });
});
