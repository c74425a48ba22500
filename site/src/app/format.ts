import { edition } from '@edition/edition.ts';
import type { Lang } from '../language.ts';

const locales: Record<Lang, string> = { sv: 'sv-SE', en: 'en-GB' };
const formats = new Map<string, Intl.DateTimeFormat>();

/** Intl formats are costly to make; each is made once. Always in the festival's zone. */
function format(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = lang + JSON.stringify(options);
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(locales[lang], { timeZone: edition.timeZone, ...options }));
  return formats.get(key)!;
}

/** '2 juni 2025', '2 June 2025'. A text that is no date (a mark the server will fill) stays as it is. */
export function longDate(instant: string | number, lang: Lang): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? String(instant) : format(lang, { day: 'numeric', month: 'long', year: 'numeric' }).format(date);
}

/** '2 juni', '2 June'. */
export const shortDate = (instant: string | number, lang: Lang) =>
  format(lang, { day: 'numeric', month: 'long' }).format(new Date(instant));

/** 'fredag 13 juni 10:00', 'Friday 13 June at 10:00'. */
export const moment = (instant: string | number, lang: Lang) =>
  format(lang, { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(new Date(instant));

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A day's name inside a sentence: 'Ladda ner fredag 13 juni', 'Download Friday 13 June'. */
export const insideSentence = (day: string, lang: Lang) => (lang === 'sv' ? day.charAt(0).toLocaleLowerCase() + day.slice(1) : day);

/** A local date as a day is called: 'Fredag 13 juni', and short: 'Fre 13 juni'. */
export function dayNames(date: string, lang: Lang): { name: string; shortName: string } {
  const noon = new Date(`${date}T12:00Z`);
  const named = (weekday: 'long' | 'short') => upperFirst(format(lang, { weekday, day: 'numeric', month: 'long' }).format(noon));
  return { name: named('long'), shortName: named('short') };
}
