import { costBeds, type Bed, type CostRules, type Edition } from '@tand/festival';

type Price = Readonly<{ amount: number }>;
type Count = Readonly<{ number: number }>;

export interface CostFacts {
  priceLan: Price;
  priceFestival: Price;
  priceDay: Price;
  priceParents: Price;
  priceSleepingHall: Price;
  priceCamping: Price;
  priceCabin: Price;
  priceParking: Price;
  priceRental: Price;
  priceBreakfast: Price;
  priceLunch: Price;
  priceDinner: Price;
  breakfasts: Count;
  lunches: Count;
  dinners: Count;
  pitchPeople: Count;
  cabinBeds: Count;
}

/** The shop's product for each bed. */
const products: Readonly<Record<Exclude<Bed, 'home'>, string>> = { sleepingHall: 'sleepingHall', camping: 'camping', cabin: 'cabins' };

/** Prices, limits and beds of a visit from the edition (INFO-16). */
export const costRulesOf = (
  { dates, currency, tickets }: Pick<Edition, 'dates' | 'currency' | 'tickets'>,
  facts: Readonly<CostFacts>,
): CostRules => ({
  currency,
  prices: {
    lan: facts.priceLan.amount,
    festival: facts.priceFestival.amount,
    day: facts.priceDay.amount,
    parents: facts.priceParents.amount,
    sleepingHall: facts.priceSleepingHall.amount,
    camping: facts.priceCamping.amount,
    cabin: facts.priceCabin.amount,
    parking: facts.priceParking.amount,
    rental: facts.priceRental.amount,
    breakfast: facts.priceBreakfast.amount,
    lunch: facts.priceLunch.amount,
    dinner: facts.priceDinner.amount,
  },
  most: { days: dates.days.length, breakfast: facts.breakfasts.number, lunch: facts.lunches.number, dinner: facts.dinners.number },
  beds: costBeds.filter(bed => bed === 'home' || Object.hasOwn(tickets.productGroups, products[bed])),
  room: { camping: facts.pitchPeople.number, cabin: facts.cabinBeds.number },
});
