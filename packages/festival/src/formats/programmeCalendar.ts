import { editionName, type Edition } from '../edition/edition.ts';
import type { Lang } from '../languages.ts';
import { addressPart } from '../schedule/address.ts';
import { placesOf, type ItemView } from '../schedule/itemView.ts';
import { occupiedUntil } from '../schedule/time.ts';
import type { ScheduleKind } from '../schedule/values.ts';
import { calendarText, type CalendarEvent } from './iCalendar.ts';

export interface EventWords {
  openEnd: string;
  kinds: Readonly<Record<ScheduleKind, string>>;
}

export interface ProgrammeCalendar {
  title: string;
  items: readonly ItemView[];
  places: readonly { id: string | number; name: string }[];
  lang: Lang;
  words: EventWords;
  /** Value of `DTSTAMP`, epoch ms: the programme's last change, or the time of the download. */
  stamp: number;
}

export const calendarFileName = (edition: Edition, title: string) => `${addressPart(`${editionName(edition)} ${title}`, Infinity)}.ics`;

export const programmeCalendar = (edition: Edition, { title, items, places, lang, words, stamp }: ProgrammeCalendar): string =>
  calendarText({
    name: `${editionName(edition)}: ${title}`,
    product: `${edition.name}//Programme ${edition.year}//${lang.toUpperCase()}`,
    events: calendarEvents(edition, items, places, lang, words).toSorted((a, b) => a.start - b.start),
    stamp,
    timeZone: edition.timeZone,
    year: edition.year,
  });

/** An item with an open end lasts one hour. */
export function calendarEvents(
  edition: Edition,
  items: ProgrammeCalendar['items'],
  places: ProgrammeCalendar['places'],
  lang: Lang,
  { openEnd, kinds }: EventWords,
): CalendarEvent[] {
  const { host } = new URL(edition.siteUrl);
  const names = new Map<string | number, string>(places.map(({ id, name }) => [id, name]));
  return items.map(item => {
    const from = Date.parse(item.start);
    const at = placesOf(item).flatMap(id => names.get(id) ?? []);
    return {
      uid: `${item.id}-${edition.year}@${host}`,
      title: item.title,
      start: from,
      end: occupiedUntil({ start: from, end: item.end === undefined ? undefined : Date.parse(item.end) }),
      description: [item.description, item.end === undefined && openEnd].filter(Boolean).join('\n'),
      location: [...at, edition.venue.name, edition.venue.address].filter(Boolean).join(', '),
      categories: [item.kind && kinds[item.kind], ...(item.tags ?? [])].filter(word => word !== undefined),
      url: `${edition.siteUrl}/${lang}${item.pageHref}`,
      isCancelled: item.isCancelled,
      sequence: item.sequence ?? 0,
      modified: item.modified === undefined ? undefined : Date.parse(item.modified),
    };
  });
}
