import { localeOf, upperFirst, type DateNames, type Edition, type Lang } from '@tand/festival';

/** Computed at build, because Intl is slow to start on a phone. */
export function dateNames({ dates }: Pick<Edition, 'dates'>, lang: Lang): DateNames {
  const name = (date: string | number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(lang), { ...options, timeZone: 'UTC' }).format(new Date(date));
  const dayName = (date: string, weekday: 'long' | 'short') => upperFirst(name(date, { weekday, day: 'numeric', month: 'long' }));
  return {
    // Formatted with the day, because some languages inflect the month in a date.
    months: Array.from({ length: 12 }, (_, month) => name(Date.UTC(2025, month, 1), { day: 'numeric', month: 'long' }).replace(/^1 /, '')),
    days: Object.fromEntries(dates.days.map(({ date }) => [date, { name: dayName(date, 'long'), shortName: dayName(date, 'short') }])),
  };
}
