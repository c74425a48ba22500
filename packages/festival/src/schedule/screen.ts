import type { Dated } from '../edition/edition.ts';
import type { Lang } from '../languages.ts';
import { findPlace, placeSlug } from './address.ts';
import { allLocations } from '../constants.ts';
import { itemView, type ItemView } from './itemView.ts';
import type { Schedule } from './schema.ts';
import { timeItems } from './time.ts';
import { locationName } from './view.ts';

export interface ScreenData {
  slug: string;
  place: { id: number; name: string };
  items: ItemView[];
}

export function screenData(edition: Dated, { locations, items }: Schedule, slug: string, lang: Lang): ScreenData | null {
  const place = findPlace(
    locations.filter(({ id }) => id !== allLocations),
    slug,
  );
  if (!place) return null;
  const own = items.filter(({ location, places = [location] }) => places.includes(place.id));
  return {
    slug: placeSlug(place),
    place: { id: place.id, name: locationName(place, lang) },
    items: timeItems(edition, own).map(item => itemView(edition, item, lang, locations)),
  };
}
