import { inspect } from 'node:util';
import { changeTo, inYear, mapLinks, mapTexts } from '@tand/editions/node';
import { contentLanguages, localeOf, upperFirst, type BattlepassCard, type Edition, type Lang } from '@tand/festival';
import type { Facts } from '@tand/editions';
import { moveDates, moveIso, moveIsoDates } from '@tand/editions/check';

const day = 86_400_000;
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Friday before the second Saturday of June. */
export function festivalFriday(year: number): string {
  const first = Date.UTC(year, 5, 1);
  const toSaturday = (6 - new Date(first).getUTCDay() + 7) % 7;
  return iso(first + (toSaturday + 6) * day);
}

export const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text)) && iso(Date.parse(text)) === text;

export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / day);

export interface Move {
  from: number;
  to: number;
  days: number;
}

export function moveText(text: string, { from, to, days }: Move): string {
  const inWords = moveDates(moveDates(moveIsoDates(text, days), 'sv', from, days), 'en', from, days);
  return inWords.replaceAll(new RegExp(`(?<![\\d.])${from}(?!\\d|-\\d\\d)`, 'g'), String(to));
}

export type OwnFields = Partial<Pick<Edition, 'name' | 'timeZone' | 'currency' | 'languages' | 'venue'>>;

const dayName = (date: string, lang: Lang) =>
  upperFirst(new Intl.DateTimeFormat(localeOf(lang), { weekday: 'long', timeZone: 'UTC' }).format(new Date(date)));

export interface Changes {
  days: number;
  own: OwnFields;
  products: readonly string[];
  domain?: string | undefined;
}

/** 'tand.example' of 'https://www.tand.example' */
export const domainOf = ({ siteUrl }: Pick<Edition, 'siteUrl'>): string => new URL(siteUrl).hostname.replace(/^www\./, '');

export function movedEdition(
  before: Edition,
  { to, days: moved }: Move,
  { days: length, own, products, domain = domainOf(before) }: Changes,
): Edition {
  const { dates, archives = [], languages } = before;
  const { tickets, links, ...rest } = mapTexts(inYear(before, before.year, to), text => text.replaceAll(domainOf(before), domain));
  const inLanguages = (date: string) =>
    Object.fromEntries(
      [...contentLanguages, ...(own.languages ?? languages)].map(lang => [lang, dayName(date, lang)]),
    ) as Edition['dates']['days'][number]['name'];
  const first = moveIso(dates.days[0]!.date, moved);
  return {
    ...rest,
    tickets: {
      ...tickets,
      productGroups: Object.fromEntries(Object.entries(tickets.productGroups).filter(([product]) => !products.includes(product))),
    },
    links: { ...links, ...(own.venue && mapLinks(own.venue)) },
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
  };
}

const literal = (value: unknown) => inspect(value, { depth: null, maxArrayLength: null, maxStringLength: null, breakLength: Infinity });

export function thinEdition(before: Edition, next: Edition, { own, products, domain }: Changes): string {
  const { year: to, tagline, dates, archives } = next;
  const { venue, ...fields } = own;
  const { year } = before;
  const inNextYear = `inYear(before, before.year, ${to})`;
  const line = (key: Exclude<keyof Edition['dates'], 'days'>) => `    ${key}: ${literal(dates[key])},\n`;
  const none = literal(Object.fromEntries(products.map(product => [product, null])));
  const helpers = [
    ...(venue ? [`import { mapLinks } from '../src/map.ts';\n`] : []),
    `import { ${[...(products.length > 0 ? ['edit'] : []), 'inYear', ...(domain ? ['mapTexts'] : [])].join(', ')} } from '../src/merge.ts';\n`,
  ];
  const lines = [
    '...moved',
    `year: ${to}`,
    ...Object.entries(fields).map(([key, value]) => `${key}: ${literal(value)}`),
    ...(venue ? ['venue', 'links: { ...moved.links, ...mapLinks(venue) }'] : []),
    ...(products.length > 0 ? [`tickets: edit(moved.tickets, { productGroups: ${none} })`] : []),
    `tagline: ${literal(tagline)}`,
    `archives: [${archives?.join(', ')}]`,
  ];
  return `import type { Edition } from '@tand/festival';
import { edition as before } from '../${year}/edition.ts';
${helpers.join('')}
/** The previous edition; its addresses and product groups get this one's year. */
const moved = ${domain ? `mapTexts(${inNextYear}, text => text.replaceAll(${literal(domainOf(before))}, ${literal(domain)}))` : inNextYear};
${venue ? `\nconst venue = ${literal(venue)};\n` : ''}
export const edition = {
${lines.map(one => `  ${one},\n`).join('')}  dates: {
    days: [
${dates.days.map(day => `      ${literal(day)},`).join('\n')}
    ],
${(['ticketRelease', 'saleLastDays', 'doorsOpen', 'doorsClose'] as const).map(line).join('')}  },
} satisfies Edition;
`;
}

/** `undefined` if nothing differs. `name`: such as 'lists/partners.ts'. */
export function thinList(from: string, name: string, was: object, is: object): string | undefined {
  const changed = Object.entries(is).flatMap(([key, value]) => {
    const change = changeTo((was as Record<string, unknown>)[key], value);
    return change === undefined ? [] : [{ key, change, isEdit: typeof change === 'object' }];
  });
  if (changed.length === 0) return undefined;
  const base = `'../../${from}/${name}'`;
  return [
    ...(changed.some(({ isEdit }) => isEdit) ? [`import * as before from ${base};`, `import { edit } from '../../src/merge.ts';`, ''] : []),
    `export * from ${base};`,
    ...changed.map(({ key, change, isEdit }) =>
      isEdit
        ? `export const ${key} = edit(before.${key}, ${JSON.stringify(change)});`
        : `export const ${key}${typeof change === 'string' ? ': string' : ''} = ${JSON.stringify(change)};`,
    ),
    '',
  ].join('\n');
}

/** `undefined` if no date and no address differs. */
export function movedFacts(
  from: string,
  facts: Facts,
  { days }: Move,
  domains: readonly [before: string, now: string],
): string | undefined {
  const moved = Object.entries(facts).flatMap(([name, fact]) => {
    if (fact.type === 'date') return `  ${name}: date('${moveIso(fact.date, days)}'),\n`;
    const address = fact.type === 'mail' ? fact.address.replace(...domains) : '';
    return fact.type === 'mail' && address !== fact.address ? `  ${name}: mail('${address}'),\n` : [];
  });
  if (moved.length === 0) return undefined;
  const text = moved.join('');
  const helpers = ['date', 'mail'].filter(helper => text.includes(`${helper}('`));
  return `import { facts as before } from '../${from}/facts.ts';
import { ${helpers.join(', ')}, type Facts } from '../src/facts.ts';

/** Facts that pages state: those of the previous year, except for these. */
export const facts = {
  ...before,
${text}} satisfies Facts;
`;
}

/** The levels as they were before the sale of tickets began. */
export const coldBattlepass = (levels: readonly BattlepassCard[]): BattlepassCard[] =>
  levels.map(({ level, amount, icon, description }) => ({ level, amount, enabled: false, icon, description }));

export const publishedOn = (text: string, date: string): string =>
  text
    .replace(/^(publishedDate: "?)\d{4}-\d\d-\d\d(T\d\d:\d\d)?[^"\n]*/m, (_, start: string, time = 'T09:00') => start + date + time)
    .replace(/^updatedDate: .*\n/m, '');
