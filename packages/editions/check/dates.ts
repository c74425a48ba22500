import { localeOf, type ContentLang } from '@tand/festival';

const day = 86_400_000;
export const nameOf = (date: Date, lang: ContentLang, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(lang), { ...options, timeZone: 'UTC' }).format(date);
const utc = (year: number, month: number, date: number) => new Date(Date.UTC(year, month, date));

/** Case distinguishes the languages: 'april' is Swedish, 'April' English. */
const monthsOf = (lang: ContentLang) => [...Array(12).keys()].map(month => nameOf(utc(2024, month, 1), lang, { month: 'long' }));
/** Sunday first, as in `getUTCDay`. */
const weekdaysOf = (lang: ContentLang) => [...Array(7).keys()].map(index => nameOf(utc(2024, 0, 7 + index), lang, { weekday: 'long' }));
const months: Record<ContentLang, string[]> = { sv: monthsOf('sv'), en: monthsOf('en') };
export const weekdays: Record<ContentLang, string[]> = { sv: weekdaysOf('sv'), en: weekdaysOf('en') };

const anyCase = (name: string) => `[${name[0]!.toUpperCase()}${name[0]!.toLowerCase()}]${name.slice(1)}`;
const pattern = (lang: ContentLang) =>
  new RegExp(
    `(?:(?<!\\p{L})(${weekdays[lang].map(anyCase).join('|')})(en)? )?(?<!\\d)(\\d{1,2})(?:–(\\d{1,2}))? (${months[lang].join('|')})(?!\\p{L})`,
    'gu',
  );
const patterns: Record<ContentLang, RegExp> = { sv: pattern('sv'), en: pattern('en') };

export interface NamedDate {
  text: string;
  index: number;
  weekday?: number;
  date: number;
  until?: number;
  month: number;
}

export function datesIn(text: string, lang: ContentLang): NamedDate[] {
  return [...text.matchAll(patterns[lang])].map(({ 0: found, 1: weekday, 3: date = '', 4: until, 5: month = '', index }) => ({
    text: found,
    index,
    ...(weekday && { weekday: weekdays[lang].findIndex(name => name.toLowerCase() === weekday.toLowerCase()) }),
    date: Number(date),
    ...(until && { until: Number(until) }),
    month: months[lang].indexOf(month),
  }));
}

export function yearOf({ weekday, date, month }: NamedDate, year: number): number | undefined {
  if (weekday === undefined) return year;
  return [year, year - 1].find(candidate => utc(candidate, month, date).getUTCDay() === weekday);
}

/** A month's last day without a weekday does not move with the festival. */
const isMonthEnd = ({ weekday, date, month }: NamedDate, year: number) =>
  weekday === undefined && date === utc(year, month + 1, 0).getUTCDate();

const sameCase = (name: string, as: string) => (as[0] === as[0]?.toUpperCase() ? name[0]?.toUpperCase() + name.slice(1) : name);

export function moveDates(text: string, lang: ContentLang, year: number, days: number): string {
  let moved = '';
  let last = 0;
  for (const found of datesIn(text, lang)) {
    const { index, text: was, month, date, until } = found;
    if (isMonthEnd(found, year)) continue;
    const move = (of: number) => new Date(utc(yearOf(found, year) ?? year, month, of).getTime() + days * day);
    const first = move(date);
    const weekday =
      found.weekday === undefined
        ? ''
        : `${sameCase(nameOf(first, lang, { weekday: 'long' }), was)}${/^\w+en /u.test(was) && lang === 'sv' ? 'en' : ''} `;
    const end = until === undefined ? '' : `–${move(until).getUTCDate()}`;
    moved += `${text.slice(last, index)}${weekday}${first.getUTCDate()}${end} ${nameOf(first, lang, { month: 'long' })}`;
    last = index + was.length;
  }
  return moved + text.slice(last);
}

export const moveIso = (iso: string, days: number): string =>
  new Date(Date.parse(iso.slice(0, 10)) + days * day).toISOString().slice(0, 10) + iso.slice(10);

export const moveIsoDates = (text: string, days: number): string =>
  text.replace(/(?<!\d)20\d\d-\d\d-\d\d(?!\d)/g, iso => moveIso(iso, days));
