import { edition } from '@edition/edition.ts';
import { itemName, itemSlug, locationName, occupiedUntil, timeItems, type Schedule } from '@tand/festival';
import type { Lang } from '../language.ts';
import type { NewsTeaser } from './views.ts';

/** Something that runs about now, as home's opening shows it. */
export interface OnNow {
  slug: string;
  title: string;
  place: string;
  /** Id of the place, which has its district's colour. */
  location: number;
  /** Epoch ms. */
  start: number;
  end: number;
  isHighlighted: boolean;
}

export interface HomeData {
  news: NewsTeaser[];
  /** What runs now or begins within three hours, so that an open page keeps telling the truth for a while. */
  onNow: OnNow[];
}

const AHEAD = 3 * 3_600_000;

/** What runs at `now` or begins within three hours, in one language; nothing that is cancelled. */
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

/** What runs at `now`: one for each place, highlights first, then what ends first. */
export function onNowIn(list: readonly OnNow[], now: number, most: number): OnNow[] {
  const running = list
    .filter(({ start, end }) => start <= now && now < end)
    .toSorted((a, b) => Number(b.isHighlighted) - Number(a.isHighlighted) || a.end - b.end);
  const places = new Set<number>();
  return running.filter(({ location }) => !places.has(location) && places.add(location)).slice(0, most);
}
