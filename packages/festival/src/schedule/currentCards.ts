import type { Dated } from '../edition/edition.ts';
import type { Lang } from '../languages.ts';
import { fillText } from '../text/fill.ts';
import { clockIn, type DateTexts } from '../time/dateTexts.ts';
import { instantToLocal, isoWithOffset } from '../time/zone.ts';
import type { CurrentItem } from './current.ts';

/** An item that is on, or comes next, in words. */
export interface CurrentCard {
  title: string;
  href: string;
  /** Text of its time, and the instant of its start. */
  when: string;
  dateTime: string;
  isOn: boolean;
}

export interface CurrentCardsOptions {
  edition: Dated;
  lang: Lang;
  /** The present in epoch ms. */
  now: number;
  dayNames: DateTexts['dayNames'];
  /** Text of a running item's time, with `{{time}}`. */
  until: string;
  /** Maximum number of items that come next. Default: 2. */
  next?: number;
}

/** Maximum number of running items. */
const most = 4;

/** Running items of a place, then the next ones. */
export function currentCards(events: readonly CurrentItem[], options: CurrentCardsOptions): CurrentCard[] {
  const { edition, lang, now, dayNames, until, next = 2 } = options;
  const { timeZone, dates } = edition;
  const whenOf = ({ start, end }: CurrentItem) => {
    const clock = (instant: number) => clockIn(instantToLocal(instant, timeZone).slice(11, 16), lang);
    if (start <= now) return fillText(until, { time: clock(end) });
    const date = instantToLocal(start, timeZone).slice(0, 10);
    const day = dates.days.some(one => one.date === date) ? dayNames(date, lang).shortName.split(' ')[0] : '';
    return `${day} ${clock(start)}`.trim();
  };
  const list = events.filter(({ end }) => end > now);
  const [running, coming] = [list.filter(({ start }) => start <= now), list.filter(({ start }) => start > now)];
  return [...running.slice(0, most), ...coming.slice(0, next)].map(event => ({
    title: event.title,
    href: event.pageHref,
    when: whenOf(event),
    dateTime: isoWithOffset(event.start, timeZone),
    isOn: event.start <= now,
  }));
}
