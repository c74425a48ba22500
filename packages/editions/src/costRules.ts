import type { CostRules, Edition } from '@tand/festival';

type Price = Readonly<{ sek: number }>;
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
export const costRulesOf = ({ dates }: Pick<Edition, 'dates'>, facts: Readonly<CostFacts>): CostRules => ({
  prices: {
    lan: facts.priceLan.sek,
    festival: facts.priceFestival.sek,
    day: facts.priceDay.sek,
    parents: facts.priceParents.sek,
    sleepingHall: facts.priceSleepingHall.sek,
    camping: facts.priceCamping.sek,
    cabin: facts.priceCabin.sek,
    parking: facts.priceParking.sek,
    rental: facts.priceRental.sek,
    breakfast: facts.priceBreakfast.sek,
    lunch: facts.priceLunch.sek,
    dinner: facts.priceDinner.sek,
  },
  most: { days: dates.days.length, breakfast: facts.breakfasts.number, lunch: facts.lunches.number, dinner: facts.dinners.number },
  room: { camping: facts.pitchPeople.number, cabin: facts.cabinBeds.number },
});
