import { useMemo } from 'react';
import { clockIn, useLocale } from '../../foundations/LocaleProvider/index.ts';
import { namedOffset, type ScheduleEntry } from '../ScheduleItem/index.ts';

/** Undefined until `isReady`, and if the device has the UTC offset of every start. */
export function useVisitorZone(entries: readonly ScheduleEntry[], isReady: boolean) {
  const { lang, locale } = useLocale();
  return useMemo(() => {
    const differs = ({ start }: ScheduleEntry) => {
      const offset = namedOffset(start);
      return offset !== undefined && -new Date(start).getTimezoneOffset() !== offset;
    };
    if (!isReady || !entries.some(differs)) return undefined;
    const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
    const dateFormat = new Intl.DateTimeFormat('sv-SE');
    const clock = (instant: string) => clockIn(format.format(new Date(instant)), lang);
    return {
      name: format.resolvedOptions().timeZone,
      localTime: ({ start, end }: ScheduleEntry) => {
        const isSameDate = dateFormat.format(new Date(start)) === start.slice(0, 10);
        const times = end === undefined ? clock(start) : `${clock(start)}–${clock(end)}`;
        return isSameDate ? times : `${weekday.format(new Date(start))} ${times}`;
      },
    };
  }, [entries, isReady, lang, locale]);
}
