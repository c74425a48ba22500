import type { Lang } from '../languages.ts';
import { instantToLocal, zoneOffset } from './zone.ts';

export interface DateNames {
  /** 'januari' to 'december', in the form used within a date. */
  months: string[];
  days: Record<string, { name: string; shortName: string }>;
}

export const clockIn = (time: string, lang: Lang): string => (lang === 'sv' ? time.replace(':', '.') : time);

export interface DateTexts {
  /** '2 juni 2025', '2 June 2025'. */
  longDate: (instant: string, lang: Lang) => string;
  /** '13 december 2024 kl. 13.37', '13 December 2024, 13:37' */
  longTime: (instant: string, lang: Lang) => string;
  shortDate: (instant: string | number, lang: Lang) => string;
  /** Instants in epoch ms; '13 juni 10.05' if `now` is on another day. */
  timeText: (instant: number, now: number, lang: Lang) => string;
  dayNames: (date: string, lang: Lang) => { name: string; shortName: string };
}

/** Uses names from the build: Intl is slow to start on a phone. */
export function dateTexts(names: Readonly<Record<Lang, DateNames>>, timeZone: string): DateTexts {
  const localDate = (instant: number) => new Date(instant + zoneOffset(instant, timeZone));
  const shortDate: DateTexts['shortDate'] = (instant, lang) => {
    const date = localDate(Number(new Date(instant)));
    return `${date.getUTCDate()} ${names[lang]!.months[date.getUTCMonth()]}`;
  };
  const longDate: DateTexts['longDate'] = (instant, lang) =>
    `${shortDate(instant, lang)} ${localDate(Date.parse(instant)).getUTCFullYear()}`;
  return {
    longDate,
    longTime: (instant, lang) => {
      const time = Date.parse(instant);
      if (Number.isNaN(time)) return instant;
      const clock = clockIn(instantToLocal(time, timeZone).slice(11, 16), lang);
      return longDate(instant, lang) + (lang === 'sv' ? ` kl. ${clock}` : `, ${clock}`);
    },
    shortDate,
    timeText: (instant, now, lang) => {
      const [date = '', time = ''] = instantToLocal(instant, timeZone).split('T');
      const isToday = instantToLocal(now, timeZone).startsWith(date);
      const clock = clockIn(time.slice(0, 5), lang);
      return isToday ? clock : `${shortDate(instant, lang)} ${clock}`;
    },
    dayNames: (date, lang) => names[lang]!.days[date]!,
  };
}
