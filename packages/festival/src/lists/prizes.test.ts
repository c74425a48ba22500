import { expect, it } from 'vitest';
import { cs2BPrizes, cs2Prizes } from './prizes.ts';

// ESPORT-7
it.each([
  ['base', 158_500],
  ['extended', 238_500],
] as const)('lists %s prizes that add up to %i kr', (pool, total) => {
  expect(cs2Prizes.reduce((sum, prize) => sum + prize[pool] * (prize.to - prize.from + 1), 0)).toBe(total);
});

it('lists each of the twelve places once, and the prizes of the B tournament', () => {
  expect(cs2Prizes.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
  expect(cs2BPrizes).toEqual({ first: 5000, secondTickets: 5 });
});
