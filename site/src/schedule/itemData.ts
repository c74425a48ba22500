import { edition } from '@edition/edition.ts';
import { findItem, locationName, placeSlug, timeItem, timeItems, type Schedule, type ScheduleItem, type TimedItem } from '@tand/festival';
import { clockText } from '@tand/ui';
import { dayNames } from '../app/format.ts';
import type { Lang } from '../language.ts';
import { onMap } from './itemLook.ts';
import { itemView, type ItemView } from './view.ts';

/** What the page of one item shows. */
export interface ItemData {
  item: ItemView;
  /** In full: 'Fredag 13 juni'. */
  day: string;
  place: string;
  /** Its further places, where it has several. */
  alsoAt: { id: number; name: string }[];
  /** On the clock: '18.00–19.00', '18:00–19:00'; a start alone when the end is open, or the start itself. */
  time: string;
  /** Where its place is on the map, in per cent of the picture. */
  onMap?: { x: number; y: number };
  /** Last part of the addresses of its place. */
  placeSlug: string;
  /** What comes before and after it at the same place, that day. */
  around: ItemView[];
  /** It has left the programme; this is what it was last (SCHED-15). */
  isGone?: true;
}

/** How many items the page names besides its own. */
const shown = { before: 2, after: 4 };

const rooms = new WeakMap<readonly ScheduleItem[], Map<string, TimedItem[]>>();

/** What happens at each place on each day, by time. A programme is read once: every page of an item asks it for those around. */
function roomsOf(items: readonly ScheduleItem[]): Map<string, TimedItem[]> {
  const kept = rooms.get(items);
  if (kept) return kept;
  const found = new Map<string, TimedItem[]>();
  for (const item of timeItems(edition, items).toSorted((a, b) => a.start - b.start)) {
    for (const place of item.places ?? [item.location]) {
      const name = roomName(item.day, place);
      const room = found.get(name);
      if (room) room.push(item);
      else found.set(name, [item]);
    }
  }
  rooms.set(items, found);
  return found;
}
const roomName = (day: number, place: number) => `${day} ${place}`;

/** The item an address names, in one language, or that was `gone` from there; null when the programme has none such. */
export function itemData({ locations, items }: Schedule, slug: string, lang: Lang, gone?: ScheduleItem): ItemData | null {
  const found = findItem(items, slug) ?? gone;
  if (!found || !edition.dates.days[found.day]) return null;
  const timed = timeItem(edition, found);
  const item = itemView(timed, lang, locations);
  const place = locations.find(({ id }) => id === found.location);
  const others = (roomsOf(items).get(roomName(found.day, found.location)) ?? []).filter(({ id }) => id !== found.id);
  const before = others.filter(({ start }) => start < timed.start).slice(-shown.before);
  const after = others.filter(({ start }) => start >= timed.start).slice(0, shown.after);
  const point = place?.at && onMap(place.at, locations);
  return {
    item,
    day: dayNames(edition.dates.days[found.day]!.date, lang).name,
    place: place ? locationName(place, lang) : '',
    alsoAt: locations
      .filter(({ id }) => id !== found.location && found.places?.includes(id))
      .map(location => ({ id: location.id, name: locationName(location, lang) })),
    time:
      item.to === undefined || item.to === item.from
        ? clockText(item.from, lang)
        : `${clockText(item.from, lang)}–${clockText(item.to, lang)}`,
    ...(point && { onMap: point }),
    placeSlug: place ? placeSlug(place) : '',
    // Here is where they are looked at, whatever their main place.
    around: [...before, ...after].map(other => itemView({ ...other, location: found.location, places: [] }, lang, locations)),
    ...(found === gone && { isGone: true }),
  };
}
