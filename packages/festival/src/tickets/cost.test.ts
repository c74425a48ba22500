import { describe, expect, it } from 'vitest';
import { costBeds, costOf, costQuery, parseCost, type CostRules } from './cost.ts';

const rules: CostRules = {
  currency: 'SEK',
  prices: {
    lan: 1000,
    festival: 700,
    day: 300,
    parents: 200,
    sleepingHall: 150,
    camping: 450,
    cabin: 2800,
    parking: 200,
    rental: 1500,
    breakfast: 60,
    lunch: 90,
    dinner: 110,
  },
  most: { days: 4, breakfast: 3, lunch: 2, dinner: 3 },
  room: { camping: 3, cabin: 4 },
  beds: costBeds,
};
const parsed = (query: string) => parseCost(new URLSearchParams(query), rules);
const costOfQuery = (query: string) => costOf(parsed(query)!, rules);

describe('the cost of a visit', () => {
  // INFO-16
  it.each([
    ['includes the sleeping hall in a LAN ticket', 'ticket=lan&bed=sleepingHall', 1000],
    ['adds the sleeping hall to other tickets', 'ticket=festival&bed=sleepingHall', 850],
    ['counts day passes by the day', 'ticket=day&days=2', 600],
    ['counts a festival pass once, however many days are given', 'ticket=festival&days=2', 700],
    ['ignores a cabin for a day pass', 'ticket=day&bed=cabin&people=4', 300],
    ['ignores the sleeping hall for a day pass', 'ticket=day&bed=sleepingHall', 300],
    ['divides a pitch among at most three people', 'ticket=parents&bed=camping&people=4', 350],
    ['divides a cabin among four people', 'ticket=festival&bed=cabin&people=4', 1400],
    ['rounds up a shared price', 'ticket=festival&bed=cabin&people=3', 1634],
    ['adds a rented computer to a LAN ticket', 'ticket=lan&rental=1', 2500],
    ['ignores a rented computer for other tickets', 'ticket=festival&rental=1', 700],
    ['adds meals and parking', 'ticket=festival&parking=1&breakfast=3&lunch=2&dinner=1', 1370],
    ['uses defaults and limits for invalid values', 'ticket=none&bed=castle&breakfast=99&lunch=-4&dinner=x', 880],
  ])('%s', (_, query, total) => expect(costOfQuery(query).total).toBe(total));

  it('lists each product with its count and the number of people who share it', () =>
    expect(costOfQuery('ticket=lan&bed=cabin&people=2&breakfast=2').lines).toEqual([
      { what: 'lan', count: 1, sum: 1000 },
      { what: 'cabin', count: 1, sum: 1400, sharedBy: 2 },
      { what: 'breakfast', count: 2, sum: 120 },
    ]));

  it('omits the number of people for a single visitor', () =>
    expect(costOfQuery('ticket=lan&bed=cabin').lines.at(-1)).toEqual({ what: 'cabin', count: 1, sum: 2800 }));

  it('is undefined without a ticket', () => expect(parsed('bed=cabin')).toBeUndefined());

  it.each(['parking=1', 'rental=1', 'parking=1&rental=1', ''])('has choices that round-trip through a URL: %s', more => {
    const choice = parsed(`ticket=lan&bed=camping&people=3&dinner=2&${more}`)!;
    expect(parsed(costQuery(choice))).toEqual(choice);
  });
});
