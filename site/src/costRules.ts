import { edition } from '@edition/edition.ts';
import { facts } from '@edition/facts.ts';
import type { CostRules } from '@tand/festival';

/** Prices from the edition's facts (INFO-16). */
export const costRules: CostRules = {
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
  most: {
    days: edition.dates.days.length,
    breakfast: facts.breakfasts.number,
    lunch: facts.lunches.number,
    dinner: facts.dinners.number,
  },
  room: { camping: facts.pitchPeople.number, cabin: facts.cabinBeds.number },
};
