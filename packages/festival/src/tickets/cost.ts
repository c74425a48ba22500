export const costTickets = ['lan', 'festival', 'day', 'parents'] as const;
export const costBeds = ['home', 'sleepingHall', 'camping', 'cabin'] as const;
export type TicketKind = (typeof costTickets)[number];
export type Bed = (typeof costBeds)[number];

type Meal = 'breakfast' | 'lunch' | 'dinner';
type Counted = 'days' | 'people' | Meal;
const least: Record<Counted, number> = { days: 1, people: 1, breakfast: 0, lunch: 0, dinner: 0 };

export interface CostChoice extends Record<Counted, number> {
  ticket: TicketKind;
  bed: Bed;
  parking: boolean;
  rental: boolean;
}

export type CostPrices = Readonly<Record<TicketKind | Exclude<Bed, 'home'> | 'parking' | 'rental' | Meal, number>>;

export interface CostRules {
  /** ISO 4217: 'SEK'. */
  currency: string;
  prices: CostPrices;
  beds: readonly Bed[];
  most: Readonly<Record<'days' | Meal, number>>;
  room: Readonly<Record<'camping' | 'cabin', number>>;
}

export const costMost = ({ most, room }: CostRules, name: Counted): number =>
  name === 'people' ? Math.max(room.camping, room.cabin) : most[name];

export interface CostLine {
  what: keyof CostPrices;
  count: number;
  sum: number;
  sharedBy?: number;
}

const oneOf = <Of extends string>(known: readonly Of[], text: string | null, standard: Of): Of =>
  known.find(name => name === text) ?? standard;

/** Choice from a query or form; undefined without a ticket. */
export function parseCost(asked: { get(name: string): unknown }, rules: CostRules): CostChoice | undefined {
  const text = (name: string) => {
    const value = asked.get(name);
    return typeof value === 'string' ? value : null;
  };
  if (text('ticket') === null) return undefined;
  const many = (name: Counted) => {
    const value = Number.parseInt(text(name) ?? '', 10);
    return Number.isNaN(value) ? least[name] : Math.min(Math.max(value, least[name]), costMost(rules, name));
  };
  return {
    ticket: oneOf(costTickets, text('ticket'), 'festival'),
    bed: oneOf(rules.beds, text('bed'), 'home'),
    days: many('days'),
    people: many('people'),
    parking: text('parking') !== null,
    rental: text('rental') !== null,
    breakfast: many('breakfast'),
    lunch: many('lunch'),
    dinner: many('dinner'),
  };
}

export const costQuery = ({ parking, rental, ...choice }: CostChoice): string =>
  new URLSearchParams({
    ...Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, String(value)])),
    ...(parking && { parking: '1' }),
    ...(rental && { rental: '1' }),
  }).toString();

/** Costs of one person; choices that the ticket does not allow are left out (INFO-16). */
export function costOf(choice: CostChoice, { prices, room }: CostRules): { lines: CostLine[]; total: number } {
  const { ticket, bed, days, people } = choice;
  const lines: CostLine[] = [];
  const add = (what: keyof CostPrices, count: number, sum = count * prices[what]) => count > 0 && lines.push({ what, count, sum });
  add(ticket, ticket === 'day' ? days : 1);
  if (ticket !== 'day' && bed === 'sleepingHall') add(bed, 1, ticket === 'lan' ? 0 : prices[bed]);
  else if (ticket !== 'day' && bed !== 'home' && bed !== 'sleepingHall') {
    const sharedBy = Math.min(people, room[bed]);
    lines.push({ what: bed, count: 1, sum: Math.ceil(prices[bed] / sharedBy), ...(sharedBy > 1 && { sharedBy }) });
  }
  add('rental', choice.rental && ticket === 'lan' ? 1 : 0);
  add('parking', choice.parking ? 1 : 0);
  for (const meal of ['breakfast', 'lunch', 'dinner'] as const) add(meal, choice[meal]);
  return { lines, total: lines.reduce((all, { sum }) => all + sum, 0) };
}
