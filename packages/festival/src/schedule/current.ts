import type { Dated } from '../edition/edition.ts';
import { contentLang, type Lang } from '../languages.ts';
import { fillText } from '../text/fill.ts';
import { clockIn, type DateTexts } from '../time/dateTexts.ts';
import { instantToLocal, isoWithOffset } from '../time/zone.ts';
import { itemPath } from './address.ts';
import type { ItemView } from './itemView.ts';
import type { Schedule } from './schema.ts';
import { occupiedUntil, timeItems } from './time.ts';
import { itemName, locationName } from './view.ts';

/** `start` and `end` in epoch ms; an open end is `start` plus one hour. */
export interface CurrentItem extends Pick<ItemView, 'title' | 'pageHref'> {
  start: number;
  end: number;
}

export interface OnNow extends CurrentItem, Pick<ItemView, 'placeId' | 'isHighlighted'> {
  place: string;
}

const most = 6;
const ahead = 3 * 3_600_000;

const current = (edition: Dated, { items }: Schedule, now: number) =>
  timeItems(edition, items)
    .filter(item => !item.cancelled && occupiedUntil(item) > now)
    .toSorted((a, b) => a.start - b.start);

const isAbout = (name: string, words?: readonly string[]): boolean =>
  !words || words.some(word => ` ${name.toLocaleLowerCase('sv')}`.includes(` ${word}`));

/** `words`: lower-case beginnings of words, one of which the Swedish name must have. Default: any name. */
export function eventsAt(edition: Dated, schedule: Schedule, lang: Lang, now: number) {
  const items = current(edition, schedule, now);
  return (location: number, words?: readonly string[]): CurrentItem[] =>
    items
      .filter(item => (item.places ?? [item.location]).includes(location) && isAbout(itemName(item, 'sv'), words))
      .slice(0, most)
      .map(item => ({
        pageHref: itemPath(item),
        title: item.soft?.[contentLang(lang)] ?? itemName(item, lang),
        start: item.start,
        end: occupiedUntil(item),
      }));
}

export function onSoon(edition: Dated, schedule: Schedule, lang: Lang, now: number): OnNow[] {
  const names = new Map(schedule.locations.map(location => [location.id, locationName(location, lang)]));
  return current(edition, schedule, now)
    .filter(({ start }) => start < now + ahead)
    .map(item => ({
      pageHref: itemPath(item),
      title: itemName(item, lang),
      place: names.get(item.location) ?? '',
      placeId: item.location,
      start: item.start,
      end: occupiedUntil(item),
      ...(item.highlight && { isHighlighted: true as const }),
    }));
}

/** At most `count` running items, one for each place: highlights first, then by end. */
export function onNowIn(list: readonly OnNow[], now: number, count: number): OnNow[] {
  const running = list
    .filter(({ start, end }) => start <= now && now < end)
    .toSorted((a, b) => Number(b.isHighlighted ?? false) - Number(a.isHighlighted ?? false) || a.end - b.end);
  const places = new Set<number>();
  return running.filter(({ placeId }) => !places.has(placeId) && places.add(placeId)).slice(0, count);
}

export interface CurrentCard {
  title: string;
  href: string;
  when: string;
  /** Start, ISO 8601. */
  dateTime: string;
  isOn: boolean;
}

export interface CurrentCardsOptions {
  edition: Dated;
  lang: Lang;
  /** Epoch ms. */
  now: number;
  dayNames: DateTexts['dayNames'];
  /** Text for the end of a running item, with the placeholder `{{time}}`. */
  until: string;
  /** Maximum number of items that come next. Default: 2. */
  next?: number;
}

const mostRunning = 4;

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
  return [...running.slice(0, mostRunning), ...coming.slice(0, next)].map(event => ({
    title: event.title,
    href: event.pageHref,
    when: whenOf(event),
    dateTime: isoWithOffset(event.start, timeZone),
    isOn: event.start <= now,
  }));
}
