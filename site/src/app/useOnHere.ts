import { edition } from '@edition/edition.ts';
import { fillText, instantToLocal, isoWithOffset, type CurrentItem } from '@tand/festival';
import { clockIn } from '@tand/ui';
import type { CityItem } from '@tand/ui-festival';
import { dayNames } from './format.ts';
import { useFestivalTime } from './phases.tsx';
import { useLang } from '@tand/runtime/i18n';

/** Maximum of next events. */
const NEXT = 2;

const localOf = (instant: number) => instantToLocal(instant, edition.timeZone);

/** @param until text of a running item's time, with `{{time}}` */
export function useOnHere(until: string): (events: readonly CurrentItem[], next?: number) => CityItem[] {
  const lang = useLang();
  const now = useFestivalTime();
  const clock = (instant: number) => clockIn(localOf(instant).slice(11, 16), lang);
  const whenOf = ({ start, end }: CurrentItem) => {
    if (start <= now) return fillText(until, { time: clock(end) });
    const date = localOf(start).slice(0, 10);
    const day = edition.dates.days.some(one => one.date === date) ? dayNames(date, lang).shortName.split(' ')[0] : '';
    return `${day} ${clock(start)}`.trim();
  };
  return (events, next = NEXT) => {
    const list = events.filter(({ end }) => end > now);
    const running = list.filter(({ start }) => start <= now);
    return [...running.slice(0, 4), ...list.filter(({ start }) => start > now).slice(0, next)].map(event => ({
      title: event.title,
      href: `/schedule/${encodeURIComponent(event.slug)}`,
      when: whenOf(event),
      dateTime: isoWithOffset(event.start, edition.timeZone),
      isOn: event.start <= now,
    }));
  };
}
