import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxMoment, soldShare } from './boxMoment.ts';
import { edition } from '../test/fixtures.ts';

const levels = [
  { amount: 100, enabled: true, sold: 103 },
  { amount: 500, enabled: true },
  { amount: 1000, enabled: false },
];
const at = (now: string) => boxMoment(edition, levels, Date.parse(now));

// HOME-5
describe('boxMoment', () => {
  it.each([
    ['2024-12-13T13:36:59+01:00', { name: 'before' }],
    ['2024-12-13T13:37:00+01:00', { name: 'sale', lit: 0.5 }],
    ['2025-06-05T23:59:59+02:00', { name: 'sale', lit: 0.5 }],
    ['2025-06-06T00:00:00+02:00', { name: 'week', days: 7 }],
    ['2025-06-12T23:59:59+02:00', { name: 'week', days: 1 }],
    ['2025-06-13T09:59:59+02:00', { name: 'week', days: 0 }],
    ['2025-06-13T10:00:00+02:00', { name: 'during', isNight: false }],
    ['2025-06-13T22:00:00+02:00', { name: 'during', isNight: true }],
    ['2025-06-14T03:59:59+02:00', { name: 'during', isNight: true }],
    ['2025-06-14T04:00:00+02:00', { name: 'during', isNight: false }],
    ['2025-06-16T15:00:00+02:00', { name: 'after' }],
  ])('returns the state of the box at %s: %j', (now, moment) => {
    expect(at(now)).toEqual(moment);
  });

  it('lights all matches once all tickets are sold', () => {
    const soldOut = { ...edition, tickets: { ...edition.tickets, isSoldOut: true } };
    expect(boxMoment(soldOut, levels, Date.parse('2025-03-01T12:00:00Z'))).toEqual({ name: 'sale', lit: 1 });
  });

  it('counts an integer number of days from 7 to 0 at any time of the last week', () => {
    const week = fc.integer({ min: Date.parse('2025-06-06T00:00:00+02:00'), max: Date.parse('2025-06-13T09:59:59+02:00') });
    fc.assert(
      fc.property(week, now => {
        expect([7, 6, 5, 4, 3, 2, 1, 0].map(days => ({ name: 'week', days }))).toContainEqual(boxMoment(edition, levels, now));
      }),
    );
  });
});

describe('soldShare', () => {
  it.each([
    [[], 0],
    [[{ amount: 100, enabled: false }], 0],
    [[{ amount: 100, enabled: true, sold: 130 }], 1],
    [
      [
        { amount: 100, enabled: true },
        { amount: 400, enabled: false, sold: 120 },
      ],
      0.3,
    ],
  ])('returns sold tickets as a share of the highest level for %j: %s', (list, share) => {
    expect(soldShare(list)).toBe(share);
  });
});
