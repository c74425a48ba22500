import { edition } from '@edition/edition.ts';
import { itemName, itemSlug, occupiedUntil, timeItems, type Schedule } from '@tand/festival';
import type { Lang } from '@tand/runtime/i18n';

export interface CityEvent {
  slug: string;
  /** With soft hyphens in long words. */
  title: string;
  /** Epoch ms. */
  start: number;
  end: number;
}
const MOST = 6;

/** Current and next items of a place, in order, without cancelled ones. */
export function eventsAt({ items }: Schedule, lang: Lang, now: number) {
  const coming = timeItems(edition, items)
    .filter(item => !item.cancelled && occupiedUntil(item) > now)
    .toSorted((a, b) => a.start - b.start);
  return (location: number, words?: readonly string[]): CityEvent[] =>
    coming
      .filter(item => (item.places ?? [item.location]).includes(location) && isAbout(itemName(item, 'sv'), words))
      .slice(0, MOST)
      .map(item => ({
        slug: itemSlug(item),
        title: item.soft?.[lang] ?? itemName(item, lang),
        start: item.start,
        end: occupiedUntil(item),
      }));
}

/** Whether a word of the list is a prefix of a word of the name. */
const isAbout = (name: string, words?: readonly string[]): boolean =>
  !words || words.some(word => ` ${name.toLocaleLowerCase('sv')}`.includes(` ${word}`));
