import type { CostRules, Edition } from '@tand/festival';

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

/** Prices and limits of a visit from the edition's facts (INFO-16). */
export const costRulesOf = ({ dates, currency }: Pick<Edition, 'dates' | 'currency'>, facts: Readonly<CostFacts>): CostRules => ({
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
  room: { camping: facts.pitchPeople.number, cabin: facts.cabinBeds.number },
});
