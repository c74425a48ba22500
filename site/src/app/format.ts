import { instantToLocal, zoneOffset } from '@tand/festival';
import { dates as names, timeZone } from 'virtual:edition-words';
import type { Lang } from '@tand/runtime/i18n';

const localDate = (instant: number) => new Date(instant + zoneOffset(instant, timeZone));

/** '2 juni 2025', '2 June 2025'. Text that is no date (a mark that the server fills) is returned unchanged. */
export function longDate(instant: string, lang: Lang): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? instant : `${shortDate(time, lang)} ${localDate(time).getUTCFullYear()}`;
}

/** '2 juni', '2 June'. Uses names made at build: Intl is slow to start on a phone. */
export function shortDate(instant: string | number, lang: Lang): string {
  const date = localDate(Number(new Date(instant)));
  return `${date.getUTCDate()} ${names[lang].months[date.getUTCMonth()]}`;
}

/** '10.05', '10:05'; on another day than `now` '13 juni 10.05'. Epoch ms. */
export function timeText(instant: number, now: number, lang: Lang): string {
  const [date = '', time = ''] = instantToLocal(instant, timeZone).split('T');
  const isToday = instantToLocal(now, timeZone).startsWith(date);
  const clock = time.slice(0, 5).replace(':', lang === 'sv' ? '.' : ':');
  return isToday ? clock : `${shortDate(instant, lang)} ${clock}`;
}

/** Characters of a title that search engines show (META-8). */
export const titleLength = 60;
export const descriptionLength = 160;

export const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** 'Fredag 13 juni' and 'Fre 13 juni'. */
export const dayNames = (date: string, lang: Lang): { name: string; shortName: string } => names[lang].days[date]!;
