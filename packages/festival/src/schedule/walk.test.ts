import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { walkMinutes } from './walk.ts';

const anyPlace = fc.record({ id: fc.nat(9), at: fc.record({ x: fc.integer({ max: 400, min: 0 }), y: fc.integer({ max: 400, min: 0 }) }) });

// SCHED-49
it('returns equal times both ways, 0 within a place, and no less for a place farther away', () => {
  fc.assert(
    fc.property(anyPlace, anyPlace, fc.nat(200), (a, b, further) => {
      expect(walkMinutes(a, b)).toBe(walkMinutes(b, a));
      expect(walkMinutes(a, a)).toBe(0);
      const x = b.at.x + (b.at.x >= a.at.x ? further : -further);
      expect(walkMinutes(a, { ...b, at: { ...b.at, x } })).toBeGreaterThanOrEqual(walkMinutes(a, b)!);
    }),
  );
});

it.each([
  [{ id: 1, at: { x: 0, y: 0 } }, { id: 2, at: { x: 60, y: 30 } }, 2],
  [{ id: 1, at: { x: 0, y: 0 } }, { id: 2, at: { x: 1, y: 0 } }, 1],
  [{ id: 1, at: { x: 0, y: 0 } }, { id: 2 }, undefined],
  [{ id: 1 }, undefined, undefined],
])('returns the walking minutes from %o to %o: %s', (from, to, minutes) => expect(walkMinutes(from, to)).toBe(minutes));
