import { inYear, mapLinks } from '@tand/editions/node';
import { contentLanguages, localeOf, type BattlepassCard, type Edition, type Lang } from '@tand/festival';
import type { Facts } from '@tand/editions';
import { moveDates, moveIso, moveIsoDates } from '@tand/editions/check';

export interface Move {
  from: number;
  to: number;
  days: number;
}

export function moveText(text: string, { from, to, days }: Move): string {
  const inWords = moveDates(moveDates(moveIsoDates(text, days), 'sv', from, days), 'en', from, days);
  return inWords.replaceAll(new RegExp(`(?<![\\d.])${from}(?!\\d|-\\d\\d)`, 'g'), String(to));
}

/** Fields of an edition that another one may have of its own. */
export type OwnFields = Partial<Pick<Edition, 'name' | 'timeZone' | 'currency' | 'languages' | 'venue'>>;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const dayName = (date: string, lang: Lang) =>
  upperFirst(new Intl.DateTimeFormat(localeOf(lang), { weekday: 'long', timeZone: 'UTC' }).format(new Date(date)));

interface Changes {
  /** Number of days. */
  days: number;
  own: OwnFields;
  /** Products that are not sold. */
  products: readonly string[];
}

/** The edition of an extending year. */
export function movedEdition(before: Edition, { to, days: moved }: Move, { days: length, own, products }: Changes): Edition {
  const { dates, archives = [], tickets, links, languages } = before;
  const inLanguages = (date: string) =>
    Object.fromEntries(
      [...contentLanguages, ...(own.languages ?? languages)].map(lang => [lang, dayName(date, lang)]),
    ) as Edition['dates']['days'][number]['name'];
  const first = moveIso(dates.days[0]!.date, moved);
  const isDropped = (product: string) => products.includes(product);
  return {
    ...inYear(before, before.year, to),
    ...own,
    year: to,
    archives: [...archives, before.year],
    dates: {
      days: Array.from({ length }, (_, index) => moveIso(first, index)).map(date => ({ date, name: inLanguages(date) })),
      ticketRelease: moveIso(dates.ticketRelease, moved),
      saleLastDays: moveIso(dates.saleLastDays, moved),
      doorsOpen: moveIso(dates.doorsOpen, moved),
      doorsClose: moveIso(dates.doorsClose, moved + length - dates.days.length),
    },
    ...(own.venue && { links: { ...links, ...mapLinks(own.venue) } }),
    ...(products.length > 0 && {
      tickets: {
        ...tickets,
        productGroups: Object.fromEntries(Object.entries(tickets.productGroups).filter(([product]) => !isDropped(product))),
      },
    }),
  };
}

/** A value as formatted code. */
function literal(value: unknown): string {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${key}: ${literal(one)}`)
    .join(', ')} }`;
}

/** `edition.ts` of an extending year: its dates and fields, and open decisions. */
export function thinEdition({ year }: Edition, next: Edition, own: OwnFields, products: readonly string[]): string {
  const { year: to, tagline, dates, archives } = next;
  const line = (key: Exclude<keyof Edition['dates'], 'days'>) => `    ${key}: ${literal(dates[key])},\n`;
  const venue = own.venue && { links: `{ ...before.links, ...mapLinks(${literal(own.venue)}) }` };
  const tickets = products.length > 0 && {
    tickets: `{ ...before.tickets, productGroups: edit(inYear(before.tickets.productGroups, before.year, ${to}), ${literal(
      Object.fromEntries(products.map(product => [product, null])),
    )}) }`,
  };
  const fields = { ...Object.fromEntries(Object.entries(own).map(([key, value]) => [key, literal(value)])), ...venue, ...tickets };
  return `import type { Edition } from '@tand/festival';
import { edition as before } from '../${year}/edition.ts';
${own.venue ? `import { mapLinks } from '../src/map.ts';\n` : ''}import { ${tickets ? 'edit, ' : ''}inYear } from '../src/merge.ts';

/** What the ${to} edition has of its own; addresses and product groups of the year before carry this one's number. */
export const edition = {
  ...inYear(before, before.year, ${to}),
  year: ${to},
${Object.entries(fields)
  .map(([key, value]) => `  ${key}: ${value},\n`)
  .join('')}  tagline: ${literal(tagline)},
  archives: ${literal(archives)},
  dates: {
    days: [
${dates.days.map(day => `      ${literal(day)},`).join('\n')}
    ],
${(['ticketRelease', 'saleLastDays', 'doorsOpen', 'doorsClose'] as const).map(line).join('')}  },
} satisfies Edition;
`;
}

/** `facts.ts` of an extending year: the facts that have days; undefined without any. */
export function movedFacts(from: string, facts: Facts, { days }: Move): string | undefined {
  const moved = Object.entries(facts).flatMap(([name, fact]) =>
    fact.type === 'date' ? `  ${name}: date('${moveIso(fact.date, days)}'),\n` : [],
  );
  if (moved.length === 0) return undefined;
  return `import { facts as before } from '../${from}/facts.ts';
import { date, type Facts } from '../src/facts.ts';

/** What pages state: as the year before, but for these. */
export const facts = {
  ...before,
${moved.join('')}} satisfies Facts;
`;
}

/** The battle pass with no level reached, as before tickets are sold. */
export const coldBattlepass = (levels: readonly BattlepassCard[]): BattlepassCard[] =>
  levels.map(({ level, amount, icon, description }) => ({ level, amount, enabled: false, icon, description }));

export const publishedOn = (text: string, date: string): string =>
  text
    .replace(/^(publishedDate: "?)\d{4}-\d\d-\d\d(T\d\d:\d\d)?[^"\n]*/m, (_, start: string, time = 'T09:00') => start + date + time)
    .replace(/^updatedDate: .*\n/m, '');
