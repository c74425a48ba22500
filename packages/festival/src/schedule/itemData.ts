import type { Dated } from '../edition/edition.ts';
import type { Lang } from '../languages.ts';
import { memoize } from '../memoize.ts';
import { findItem, placeSlug } from './address.ts';
import { itemView, type ItemView } from './itemView.ts';
import type { Schedule, ScheduleItem } from './schema.ts';
import { timeItem, timeItems, type TimedItem } from './time.ts';
import { locationName } from './view.ts';

export interface ItemData {
  item: ItemView;
  place: string;
  alsoAt: { id: number; name: string }[];
  placeSlug: string;
  around: ItemView[];
  /** Whether the item was removed from the programme (SCHED-15). */
  isGone?: true;
}

const shown = { before: 2, after: 4 };

const roomName = (day: number, place: number) => `${day} ${place}`;

const roomsOf = memoize((edition: Dated) =>
  memoize((items: readonly ScheduleItem[]) => {
    const found = new Map<string, TimedItem[]>();
    for (const item of timeItems(edition, items).toSorted((a, b) => a.start - b.start)) {
      for (const place of item.places ?? [item.location]) {
        const name = roomName(item.day, place);
        const room = found.get(name);
        if (room) room.push(item);
        else found.set(name, [item]);
      }
    }
    return found;
  }),
);

/** Null if no item has the slug and no removed item is given (`gone`), or if its day is unknown. */
export function itemData(edition: Dated, { locations, items }: Schedule, slug: string, lang: Lang, gone?: ScheduleItem): ItemData | null {
  const found = findItem(items, slug) ?? gone;
  if (!found || !edition.dates.days[found.day]) return null;
  const timed = timeItem(edition, found);
  const item = itemView(edition, timed, lang, locations);
  const place = locations.find(({ id }) => id === found.location);
  const others = (roomsOf(edition)(items).get(roomName(found.day, found.location)) ?? []).filter(({ id }) => id !== found.id);
  const before = others.filter(({ start }) => start < timed.start).slice(-shown.before);
  const after = others.filter(({ start }) => start >= timed.start).slice(0, shown.after);
  return {
    item,
    place: place ? locationName(place, lang) : '',
    alsoAt: locations
      .filter(({ id }) => id !== found.location && found.places?.includes(id))
      .map(location => ({ id: location.id, name: locationName(location, lang) })),
    placeSlug: place ? placeSlug(place) : '',
    around: [...before, ...after].map(other => itemView(edition, { ...other, location: found.location, places: [] }, lang, locations)),
    ...(found === gone && { isGone: true }),
  };
}
