import { expect, it } from 'vitest';
import { battlepassLevels, soldText } from './battlepass.ts';
import { cs2BPrizes, cs2Prizes, prizeTotal } from './prizes.ts';

it('has the 17 levels of the specification, 1–12 enabled', () => {
  expect(battlepassLevels.map(({ level, amount, enabled }) => [level, amount, enabled])).toEqual([
    [1, 100, true],
    [2, 200, true],
    [3, 350, true],
    [4, 550, true],
    [5, 650, true],
    [6, 750, true],
    [7, 800, true],
    [8, 950, true],
    [9, 1110, true],
    [10, 1337, true],
    [11, 1500, true],
    [12, 1600, true],
    [13, 1750, false],
    [14, 2000, false],
    [15, 2500, false],
    [16, 4000, false],
    [17, 5000, false],
  ]);
});

it('names the number sold only where there is one', () => {
  expect(soldText(1337)).toBe('1337 SÅLDA');
  expect(soldText(0)).toBe('0 SÅLDA');
  expect(soldText(undefined)).toBeUndefined();
});

it('has prize pools that add up to the totals of the specification, each place once', () => {
  expect(prizeTotal(cs2Prizes, 'base')).toBe(158_500);
  expect(prizeTotal(cs2Prizes, 'extended')).toBe(238_500);
  expect(cs2Prizes.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
  expect(cs2BPrizes).toEqual({ first: 5000, secondTickets: 5 });
});
