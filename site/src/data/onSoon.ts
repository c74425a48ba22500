import { edition } from '@edition/edition.ts';
import { itemName, itemSlug, locationName, occupiedUntil, timeItems, type Schedule } from '@tand/festival';
import type { Lang } from '@tand/runtime/i18n';
import type { OnNow } from './home.ts';

const AHEAD = 3 * 3_600_000;

export function onSoon({ locations, items }: Schedule, lang: Lang, now: number): OnNow[] {
  const names = new Map(locations.map(location => [location.id, locationName(location, lang)]));
  return timeItems(edition, items)
    .filter(item => !item.cancelled && item.start < now + AHEAD && occupiedUntil(item) > now)
    .map(item => ({
      slug: itemSlug(item),
      title: itemName(item, lang),
      place: names.get(item.location) ?? '',
      location: item.location,
      start: item.start,
      end: occupiedUntil(item),
      isHighlighted: item.highlight,
    }));
}
