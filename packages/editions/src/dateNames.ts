import type { Edition, Lang } from '@tand/festival';
import { locales } from './words.ts';

/** What dates are called in a language. */
export interface DateNames {
  /** 'januari' to 'december', as they stand in a date. */
  months: string[];
  /** By date, the festival's days: 'Fredag 13 juni' and 'Fre 13 juni'. */
  days: Record<string, { name: string; shortName: string }>;
}

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The names of months and of the edition's days, to be had at build: Intl is slow to start on a phone. */
export function dateNames({ dates }: Pick<Edition, 'dates'>, lang: Lang): DateNames {
  const name = (date: string | number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[lang], { ...options, timeZone: 'UTC' }).format(new Date(date));
  const dayName = (date: string, weekday: 'long' | 'short') => upperFirst(name(date, { weekday, day: 'numeric', month: 'long' }));
  return {
    // Within a date, as some languages bend the month there.
    months: Array.from({ length: 12 }, (_, month) => name(Date.UTC(2025, month, 1), { day: 'numeric', month: 'long' }).replace(/^1 /, '')),
    days: Object.fromEntries(dates.days.map(({ date }) => [date, { name: dayName(date, 'long'), shortName: dayName(date, 'short') }])),
  };
}
