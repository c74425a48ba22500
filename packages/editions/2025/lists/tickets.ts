import type { TicketCard } from '@tand/festival';

/** Prices are in `facts.ts`: `priceLan`. */
export const tickets: readonly TicketCard[] = [
  {
    slug: 'lan',
    productGroup: 'lan',
    headline: { sv: 'LAN-biljett', en: 'LAN ticket' },
    preamble: { sv: 'För dig som tar med datorn', en: 'If you’re bringing your computer' },
    p: {
      sv: 'Egen plats med bord, stol, ström och 10 Gbit till raden i fyra dagar och tre nätter. Plats i sovsalen ingår.',
      en: 'Your own seat with desk, chair, power and 10 Gbit to the row for four days and three nights. Sleeping hall included.',
    },
    p2: {
      sv: 'Allt i festivalpasset ingår också, så du kan lämna stolen ibland.',
      en: 'Everything in the Festival pass is included too, so you can leave the chair now and then.',
    },
  },
  {
    slug: 'festival',
    productGroup: 'festival',
    headline: { sv: 'Festivalpass', en: 'Festival pass' },
    preamble: { sv: 'För dig som vill se allt', en: 'If you want to see it all' },
    p: {
      sv: 'Alla sju stadsdelar, alla scener och turneringar på konsol och i arkaden, GeoGuessr och ECEC, fredag till måndag.',
      en: 'All seven districts, every stage and the console and arcade tournaments, GeoGuessr and ECEC, Friday to Monday.',
    },
    p2: {
      sv: 'Lägg till sovsal, camping eller stuga i kassan.',
      en: 'Add sleeping hall, camp site or cabin at the checkout.',
    },
  },
  {
    slug: 'day',
    productGroup: 'day',
    headline: { sv: 'Dagsbiljett', en: 'Day pass' },
    preamble: { sv: 'För dig som bara kan en dag', en: 'If you have one day to spare' },
    p: {
      sv: 'Välj fredag, lördag, söndag eller måndag.',
      en: 'Pick Friday, Saturday, Sunday or Monday.',
    },
  },
  {
    slug: 'parents',
    productGroup: 'parents',
    headline: { sv: 'Föräldrapass', en: 'Parents pass' },
    preamble: { sv: 'För dig som följer med', en: 'If you’re tagging along' },
    p: {
      sv: 'Samma dagar som ditt barns biljett. Kaffe i lugn hörna ingår, förståelse för spelet kommer senare.',
      en: 'Same days as your child’s ticket. Coffee in a calm corner included, understanding the game comes later.',
    },
    p2: {
      sv: 'Köps ihop med en biljett för någon under 18 år.',
      en: 'Sold together with a ticket for someone under 18.',
    },
  },
];
