import { describe, expect, it } from 'vitest';
import { costOf, costQuery, parseCost, type CostRules } from './cost.ts';

const rules: CostRules = {
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
};
const parsed = (query: string) => parseCost(new URLSearchParams(query), rules);
const costOfQuery = (query: string) => costOf(parsed(query)!, rules);

describe('what a visit costs', () => {
  // INFO-16
  it.each([
    ['a LAN ticket has the sleeping hall in it', 'ticket=lan&bed=sleepingHall', 1000],
    ['other tickets pay for it', 'ticket=festival&bed=sleepingHall', 850],
    ['day passes are counted by the day', 'ticket=day&days=2', 600],
    ['other tickets are for all days', 'ticket=festival&days=2', 700],
    ['and have no night', 'ticket=day&bed=cabin&people=4', 300],
    ['nor a sleeping hall', 'ticket=day&bed=sleepingHall', 300],
    ['a pitch is shared by three at most, in whole kronor', 'ticket=parents&bed=camping&people=4', 350],
    ['a cabin by four', 'ticket=festival&bed=cabin&people=4', 1400],
    ['a shared price is rounded up', 'ticket=festival&bed=cabin&people=3', 1634],
    ['a computer is rented with a LAN ticket', 'ticket=lan&rental=1', 2500],
    ['and with no other', 'ticket=festival&rental=1', 700],
    ['meals and parking are added', 'ticket=festival&parking=1&breakfast=3&lunch=2&dinner=1', 1370],
    ['what is out of bounds is brought within them', 'ticket=none&bed=castle&breakfast=99&lunch=-4&dinner=x', 880],
  ])('%s', (_, query, total) => expect(costOfQuery(query).total).toBe(total));

  it('names each thing, how many and by how many it is shared', () =>
    expect(costOfQuery('ticket=lan&bed=cabin&people=2&breakfast=2').lines).toEqual([
      { what: 'lan', count: 1, sum: 1000 },
      { what: 'cabin', count: 1, sum: 1400, sharedBy: 2 },
      { what: 'breakfast', count: 2, sum: 120 },
    ]));

  it('says of nobody to share with where one is alone', () =>
    expect(costOfQuery('ticket=lan&bed=cabin').lines.at(-1)).toEqual({ what: 'cabin', count: 1, sum: 2800 }));

  it('is not asked for where no ticket is named', () => expect(parsed('bed=cabin')).toBeUndefined());

  it.each(['parking=1', 'rental=1', 'parking=1&rental=1', ''])('survives its way into an address and out of it: %s', more => {
    const choice = parsed(`ticket=lan&bed=camping&people=3&dinner=2&${more}`)!;
    expect(parsed(costQuery(choice))).toEqual(choice);
  });
});
