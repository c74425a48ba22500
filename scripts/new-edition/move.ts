import { moveDates, moveIsoDates } from '../../packages/editions/check/dates.ts';

/** From which year to which, and by how many days every date moves. */
export interface Move {
  from: number;
  to: number;
  days: number;
}

/** A text with its dates and its year those of the new edition. */
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

/** edition.ts: dates, year and the year in addresses and product groups; days called by their names. */
export const moveEdition = (text: string, move: Move): string =>
  moveText(text, move).replaceAll(/(date: '([^']+)', name: )\{[^}]+\}/g, (_, start: string, date: string) => start + names(date));

/** No match burns before a ticket is sold. */
export const coldBattlepass = (text: string): string =>
  text.replaceAll('enabled: true,', 'enabled: false,').replaceAll(/\n +sold: \d+,/g, '');

/** A news file with a day of its own, in Stockholm time; what was changed since its first printing is forgotten. */
export const publishedOn = (text: string, date: string): string =>
  text
    .replace(/^(publishedDate: "?)\d{4}-\d\d-\d\d(T\d\d:\d\d)?[^"\n]*/m, (_, start: string, time = 'T09:00') => start + date + time)
    .replace(/^updatedDate: .*\n/m, '');
