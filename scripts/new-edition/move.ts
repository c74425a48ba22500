import type { BattlepassCard, Edition } from '@tand/festival';
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

const names = (date: string) => {
  const name = (locale: string) => {
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));
    return weekday[0]!.toUpperCase() + weekday.slice(1);
  };
  return `{ sv: '${name('sv-SE')}', en: '${name('en-GB')}' }`;
};

/** `edition.ts` of an extending year: its dates, and open decisions. */
export function thinEdition({ year, tagline, dates, archives = [] }: Edition, { to, days }: Move): string {
  const target = (key: Exclude<keyof Edition['dates'], 'days'>) => `    ${key}: '${moveIso(dates[key], days)}',`;
  return `import type { Edition } from '@tand/festival';
import { edition as before } from '../${year}/edition.ts';
import { inYear } from '../src/merge.ts';

/** What the ${to} edition has of its own; addresses and product groups of the year before carry this one's number. */
export const edition = {
  ...inYear(before, before.year, ${to}),
  year: ${to},
  tagline: { sv: ${quoted(tagline.sv)}, en: ${quoted(tagline.en)} },
  archives: [${[...archives, year].join(', ')}],
  dates: {
    days: [
${dates.days.map(({ date }) => `      { date: '${moveIso(date, days)}', name: ${names(moveIso(date, days))} },`).join('\n')}
    ],
${(['ticketRelease', 'saleLastDays', 'doorsOpen', 'doorsClose'] as const).map(target).join('\n')}
  },
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

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** The battle pass with no level reached, as before tickets are sold. */
export const coldBattlepass = (levels: readonly BattlepassCard[]): BattlepassCard[] =>
  levels.map(({ level, amount, icon, description }) => ({ level, amount, enabled: false, icon, description }));

export const publishedOn = (text: string, date: string): string =>
  text
    .replace(/^(publishedDate: "?)\d{4}-\d\d-\d\d(T\d\d:\d\d)?[^"\n]*/m, (_, start: string, time = 'T09:00') => start + date + time)
    .replace(/^updatedDate: .*\n/m, '');
