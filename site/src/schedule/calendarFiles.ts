import { edition } from '@edition/edition.ts';
import {
  editionName,
  findItem,
  findPlace,
  isLang,
  itemName,
  itemSlug,
  languages,
  locationName,
  placeSlug,
  type Schedule,
} from '@tand/festival';
import type { Lang } from '../language.ts';
import { calendarText } from './calendar.ts';
import { calendarEvents } from './calendarEvents.ts';
import { scheduleView } from './view.ts';

/** Words of a language's calendar files. */
export interface CalendarTexts {
  /** Names the calendar of the whole programme. */
  schedule: string;
  /** Stands in an event whose end is open. */
  openEnd: string;
}

const placesOf = ({ locations }: Schedule) => locations.filter(({ id }) => id !== 0);

/** Addresses of all calendar files (SCHED-46): of the programme, of each place and of each item, in each language. */
export function calendarAddresses(schedule: Schedule): string[] {
  const names = ['', ...placesOf(schedule).map(place => `/place/${placeSlug(place)}`), ...schedule.items.map(item => `/${itemSlug(item)}`)];
  return languages.flatMap(lang => names.map(name => `/${lang}/schedule${name}.ics`));
}

const address = /^\/([a-z]+)\/schedule(?:\/(place\/)?([^/]+))?\.ics$/;

/**
 * The calendar file (`text/calendar`) at a decoded address, for calendars that follow it.
 * @param stamp when the programme became as it is, in epoch ms
 * @returns undefined when the programme has nothing there
 */
export function calendarFile(path: string, schedule: Schedule, texts: Record<Lang, CalendarTexts>, stamp: number): string | undefined {
  const [, lang = '', isPlace, slug] = address.exec(path) ?? [];
  if (!isLang(lang)) return undefined;
  const chosen = choose(schedule, lang, slug, isPlace !== undefined);
  if (!chosen) return undefined;
  const { title = texts[lang].schedule, items } = chosen;
  const view = scheduleView({ ...schedule, items }, lang);
  const events = calendarEvents(view.items, view.places, lang, texts[lang].openEnd).toSorted((a, b) => a.start - b.start);
  return calendarText({ name: `${editionName(edition)}: ${title}`, events, stamp });
}

/** What an address names: an item, the items of a place, or all of them. */
function choose(
  schedule: Schedule,
  lang: Lang,
  slug: string | undefined,
  isPlace: boolean,
): { title?: string; items: Schedule['items'] } | undefined {
  const { items } = schedule;
  if (slug === undefined) return { items };
  if (isPlace) {
    const place = findPlace(placesOf(schedule), slug);
    return place && { title: locationName(place, lang), items: items.filter(({ location }) => location === place.id) };
  }
  const item = findItem(items, slug);
  return item && { title: itemName(item, lang), items: [item] };
}
