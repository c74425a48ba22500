import { allLocations } from '../constants.ts';
import type { Edition } from '../edition/edition.ts';
import type { Lang } from '../languages.ts';
import type { LinkTarget } from '../text/links.ts';
import { softHyphen } from '../text/text.ts';
import { instantToLocal, isoWithOffset } from '../time/zone.ts';
import { itemSlug, placeSlug } from './address.ts';
import type { Schedule, ScheduleItem, ScheduleLocation } from './schema.ts';
import { timeItems, type TimedItem } from './time.ts';
import { detailNames, type AccessFacts, type DetailName, type ScheduleDay } from './values.ts';
import { accessOf, itemDescription, itemLink, itemName, locationName, nameLanguage, previousTimes } from './view.ts';

/** An item in one language, small: it is embedded in the page. */
export interface ItemView extends Pick<ScheduleItem, 'id' | 'day' | 'sequence' | 'modified' | 'places' | DetailName> {
  /** Last part of its page's address. */
  slug: string;
  place: number;
  /** Instants with offset. */
  start: string;
  end?: string;
  /** Minutes from the first midnight of its day. */
  from: number;
  to?: number;
  title: string;
  /** Indexes in the title before which a long word may break. */
  parts?: readonly number[];
  /** The title's language where it is not the page's. */
  lang?: Lang;
  text?: string;
  was?: { start: string; end?: string };
  link?: LinkTarget;
  isHighlighted?: true;
  isCancelled?: true;
  /** Merged from the place and the item. */
  access?: AccessFacts;
}

export interface ScheduleView {
  /** `slug` is the place's name in addresses, in every language. */
  places: { id: number; name: string; slug: string; at?: { x: number; y: number } }[];
  items: ItemView[];
}

type Dated = Pick<Edition, 'dates' | 'timeZone'>;

/** Clock minutes from a day's first midnight; local times are parsed as UTC, so summer time does not matter. */
const minutesInto = ({ dates, timeZone }: Dated, day: ScheduleDay, instant: number) =>
  (Date.parse(`${instantToLocal(instant, timeZone)}Z`) - Date.parse(`${dates.days[day]!.date}T00:00Z`)) / 60_000;

/** The programme in one language, with times resolved (SCHED-1). */
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
  const text = itemDescription(item, lang);
  const link = itemLink(item);
  const was = previousTimes(item);
  const access = accessOf(item, locations);
  const parts = item.soft?.[lang] && partsOf(item.soft[lang]);
  const nameLang = nameLanguage(item) ?? lang;
  return {
    id: item.id,
    slug: itemSlug(item),
    day: item.day,
    place: item.location,
    start: isoWithOffset(item.start, edition.timeZone),
    ...(item.end !== undefined && { end: isoWithOffset(item.end, edition.timeZone), to: minutesInto(edition, item.day, item.end) }),
    from: minutesInto(edition, item.day, item.start),
    title: itemName(item, lang),
    ...(parts && { parts }),
    ...(nameLang !== lang && { lang: nameLang }),
    ...(text && { text }),
    ...(was && { was }),
    ...(link && { link }),
    ...(item.highlight && { isHighlighted: true }),
    ...(item.cancelled && { isCancelled: true }),
    ...(item.sequence && { sequence: item.sequence }),
    ...(item.modified && { modified: item.modified }),
    ...detailsOf(item),
    ...(access && { access }),
    ...(item.places && { places: item.places }),
  };
}

const detailsOf = (item: ScheduleItem): Pick<ScheduleItem, DetailName> =>
  Object.fromEntries(detailNames.flatMap(name => (item[name] === undefined ? [] : [[name, item[name]]])));

/** Address of its page, without the language. */
export const itemPath = ({ slug }: Pick<ItemView, 'slug'>) => `/schedule/${encodeURIComponent(slug)}`;

/** Shortens a name for a title of about 60 characters: what follows its colon goes, unless only a kind (“Konsert: …”) would remain. */
export function headName(title: string): string {
  const [name = title] = title.split(': ');
  return title.length > 36 && name.length > 8 ? name : title;
}

/** Positions of soft hyphens, as indexes in the plain title: shorter than a second title. */
const partsOf = (soft: string) =>
  soft
    .split(softHyphen)
    .slice(0, -1)
    .map((_, index, words) => words.slice(0, index + 1).join('').length);

const partedAt = (title: string, parts: readonly number[]) =>
  [0, ...parts].map((from, index) => title.slice(from, parts[index])).join(softHyphen);

/** The item as the components of a programme show it. */
export function toEntry(item: ItemView) {
  return {
    id: item.id,
    title: item.title,
    softTitle: item.parts && partedAt(item.title, item.parts),
    titleLang: item.lang,
    description: item.text,
    day: item.day,
    placeId: item.place,
    startMinutes: item.from,
    endMinutes: item.to,
    start: item.start,
    end: item.end,
    previous: item.was,
    kind: item.kind,
    morePlaces: item.places?.slice(1),
    href: item.link?.href ?? itemPath(item),
    pageHref: itemPath(item),
    isExternal: item.link?.isExternal,
    isHighlighted: item.isHighlighted,
    isCancelled: item.isCancelled,
  };
}
