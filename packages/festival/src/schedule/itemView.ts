import { allLocations } from '../constants.ts';
import type { Dated } from '../edition/edition.ts';
import { contentLang, type Lang } from '../languages.ts';
import { instantToLocal, isoWithOffset } from '../time/zone.ts';
import { itemPath, placeSlug } from './address.ts';
import type { Schedule, ScheduleItem, ScheduleLocation } from './schema.ts';
import { timeItems, type TimedItem } from './time.ts';
import { detailNames, type AccessFacts, type DetailName } from './values.ts';
import { accessOf, itemDescription, itemLink, itemName, locationName, nameLanguage, previousTimes } from './view.ts';

/** Pages embed these data, so empty fields are omitted. */
export interface ItemView extends Pick<ScheduleItem, 'id' | 'day' | 'sequence' | 'modified' | DetailName> {
  title: string;
  /** Title with soft hyphens or word joiners. */
  softTitle?: string;
  titleLang?: Lang;
  description?: string;
  placeId: number;
  morePlaces?: readonly number[];
  /** ISO 8601 with offset. */
  start: string;
  end?: string;
  /** Clock minutes from the midnight before the festival day. */
  startMinutes: number;
  endMinutes?: number;
  /** Times (HH:mm) before the item was moved. */
  previous?: { start: string; end?: string };
  /** Link of the item, else `pageHref`. */
  href: string;
  pageHref: string;
  isExternal?: boolean;
  isHighlighted?: true;
  isCancelled?: true;
  access?: AccessFacts;
}

export interface ScheduleView {
  /** `slug` is the same in every language. */
  places: { id: number; name: string; slug: string; at?: { x: number; y: number } }[];
  items: ItemView[];
}

/** Parses local times as UTC, so that clock changes do not matter. */
const minutesInto = ({ dates, timeZone }: Dated, day: number, instant: number) =>
  (Date.parse(`${instantToLocal(instant, timeZone)}Z`) - Date.parse(`${dates.days[day]!.date}T00:00Z`)) / 60_000;

/** The programme in one language (SCHED-1). */
export function scheduleView(edition: Dated, { locations, items }: Schedule, lang: Lang): ScheduleView {
  return {
    places: locations
      .filter(({ id }) => id !== allLocations)
      .map(location => ({
        id: location.id,
        name: locationName(location, lang),
        slug: placeSlug(location),
        ...(location.at && { at: location.at }),
      })),
    items: timeItems(edition, items).map(item => itemView(edition, item, lang, locations)),
  };
}

export function itemView(edition: Dated, item: TimedItem, lang: Lang, locations: readonly ScheduleLocation[]): ItemView {
  const description = itemDescription(item, lang);
  const previous = previousTimes(item);
  const access = accessOf(item, locations);
  const softTitle = item.soft?.[contentLang(lang)];
  const titleLang = nameLanguage(item) ?? contentLang(lang);
  const pageHref = itemPath(item);
  const [, ...morePlaces] = item.places ?? [];
  return {
    id: item.id,
    day: item.day,
    title: itemName(item, lang),
    ...(softTitle && { softTitle }),
    ...(titleLang !== lang && { titleLang }),
    ...(description && { description }),
    placeId: item.location,
    ...(morePlaces.length > 0 && { morePlaces }),
    start: isoWithOffset(item.start, edition.timeZone),
    startMinutes: minutesInto(edition, item.day, item.start),
    ...(item.end !== undefined && { end: isoWithOffset(item.end, edition.timeZone), endMinutes: minutesInto(edition, item.day, item.end) }),
    ...(previous && { previous }),
    pageHref,
    ...(itemLink(item) ?? { href: pageHref }),
    ...(item.highlight && { isHighlighted: true }),
    ...(item.cancelled && { isCancelled: true }),
    ...(item.sequence && { sequence: item.sequence }),
    ...(item.modified && { modified: item.modified }),
    ...detailsOf(item),
    ...(access && { access }),
  };
}

const detailsOf = (item: ScheduleItem): Pick<ScheduleItem, DetailName> =>
  Object.fromEntries(detailNames.flatMap(name => (item[name] === undefined ? [] : [[name, item[name]]])));

export const slugOf = ({ pageHref }: Pick<ItemView, 'pageHref'>) => pageHref.slice('/schedule/'.length);

export const placesOf = ({ placeId, morePlaces = [] }: Pick<ItemView, 'placeId' | 'morePlaces'>) => [placeId, ...morePlaces];

/** Part of a name over 36 characters before its colon, if this part has over 8. */
export function headName(title: string): string {
  const [name = title] = title.split(': ');
  return title.length > 36 && name.length > 8 ? name : title;
}
