import { edition } from '@edition/edition.ts';
import { findPlace, locationName, placeSlug, timeItems, type Schedule } from '@tand/festival';
import type { Lang } from '@tand/runtime/i18n';
import { itemView, type ItemView } from './view.ts';

export interface ScreenData {
  slug: string;
  place: { id: number; name: string };
  items: ItemView[];
}

export function screenData({ locations, items }: Schedule, slug: string, lang: Lang): ScreenData | null {
  const place = findPlace(
    locations.filter(({ id }) => id !== 0),
    slug,
  );
  if (!place) return null;
  const own = items.filter(({ location, places = [location] }) => places.includes(place.id));
  return {
    slug: placeSlug(place),
    place: { id: place.id, name: locationName(place, lang) },
    items: timeItems(edition, own).map(item => itemView(item, lang, locations)),
  };
}
