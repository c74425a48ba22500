import { clockIn, localeOf, type Lang } from '@tand/festival';

// UTC, so that the machine's time zone has no effect.
const part = (local: string, lang: Lang, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(lang), { ...options, timeZone: 'UTC' }).format(new Date(`${local.slice(0, 10)}T00:00Z`));

const day = (local: string) => String(Number(local.slice(8, 10)));
const month = (local: string, lang: Lang) => part(local, lang, { month: 'long' });

/** '1 195 kr', 'SEK 1,195', with non-breaking spaces */
export const priceInWords = (amount: number, lang: Lang, currency: string): string =>
  amount.toLocaleString(localeOf(lang), { style: 'currency', currency, maximumFractionDigits: 0 });

export const dateInWords = (local: string, lang: Lang): string =>
  `${part(local, lang, { weekday: 'long' })} ${day(local)} ${month(local, lang)}`;

export const momentInWords = (local: string, lang: Lang): string =>
  `${dateInWords(local, lang)} ${lang === 'sv' ? 'kl.' : 'at'} ${clockIn(local.slice(11, 16), lang)}`;

export function datesInWords(first: string, last: string, lang: Lang): string {
  if (first === last) return `${day(first)} ${month(first, lang)}`;
  if (month(first, lang) === month(last, lang)) return `${day(first)}–${day(last)} ${month(last, lang)}`;
  return `${day(first)} ${month(first, lang)} – ${day(last)} ${month(last, lang)}`;
}
