import { edition } from '@edition/edition.ts';
import { facts } from '@edition/facts.ts';
import { costBeds, type CostRules } from '@tand/festival';

/** INFO-16 */
export const costRules: CostRules = {
  currency: edition.currency,
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
  most: { days: edition.dates.days.length, breakfast: facts.breakfasts.number, lunch: facts.lunches.number, dinner: facts.dinners.number },
  beds: costBeds.filter(bed => bed === 'home' || Object.hasOwn(edition.tickets.productGroups, bed === 'cabin' ? 'cabins' : bed)),
  room: { camping: facts.pitchPeople.number, cabin: facts.cabinBeds.number },
};
