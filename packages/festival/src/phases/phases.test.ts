import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { festivalPhase, festivalPhases } from './phases.ts';
import { edition } from '../test/fixtures.ts';

const order = (time: number) => festivalPhases.indexOf(festivalPhase(edition, time));

// FEST-6
describe('festivalPhase', () => {
  it.each([
    ['2024-01-01T00:00:00+01:00', 'before-sale'],
    ['2024-12-13T13:36:59+01:00', 'before-sale'],
    ['2024-12-13T13:37:00+01:00', 'on-sale'],
    ['2025-06-05T23:59:59+02:00', 'on-sale'],
    ['2025-06-06T00:00:00+02:00', 'last-days'],
    ['2025-06-13T09:59:59+02:00', 'last-days'],
    ['2025-06-13T10:00:00+02:00', 'during'],
    ['2025-06-16T14:59:59+02:00', 'during'],
    ['2025-06-16T15:00:00+02:00', 'after'],
    ['2030-01-01T00:00:00+01:00', 'after'],
  ])('returns the phase at %s: %s', (now, phase) => {
    expect(festivalPhase(edition, new Date(now))).toBe(phase);
    expect(festivalPhase(edition, Date.parse(now))).toBe(phase);
  });

  it.each([
    ['2024-12-01T00:00:00Z', 'before-sale'],
    ['2025-01-01T00:00:00Z', 'sold-out'],
    ['2025-06-10T00:00:00Z', 'sold-out'],
    ['2025-06-14T00:00:00Z', 'during'],
  ])('returns the phase at %s when sold out: %s', (now, phase) => {
    expect(festivalPhase({ ...edition, tickets: { ...edition.tickets, isSoldOut: true } }, new Date(now))).toBe(phase);
  });

  it('never returns to an earlier phase', () => {
    const instant = fc.integer({ min: Date.parse('2024-06-01'), max: Date.parse('2025-12-01') });
    fc.assert(
      fc.property(instant, instant, (a, b) => {
        expect(order(Math.min(a, b))).toBeLessThanOrEqual(order(Math.max(a, b)));
      }),
    );
  });
});
