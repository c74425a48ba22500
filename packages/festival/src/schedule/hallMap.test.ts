import { expect, it } from 'vitest';
import { hallToMap } from './hallMap.ts';

const at = (x: number, y: number) => ({ hall: { x, y }, map: { x: 2 * x + 5, y: 10 - y } });

// SCHED-51
it('computes a point from the three known points that are farthest apart', () => {
  const { map, hall } = at(3, 4);
  const point = hallToMap(hall, [at(0, 0), at(0.001, 0), at(10, 0), at(0, 10)])!;
  expect(point.x).toBeCloseTo(map.x, 6);
  expect(point.y).toBeCloseTo(map.y, 6);
});

it.each([[[at(0, 0), at(1, 0)]], [[at(0, 0), at(1, 1), at(2, 2)]]])('returns undefined for too few or collinear known points: %j', known =>
  expect(hallToMap({ x: 1, y: 2 }, known)).toBeUndefined(),
);
