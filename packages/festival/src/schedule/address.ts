import { memoize } from '../memoize.ts';
import type { ScheduleItem, ScheduleLocation } from './schema.ts';

/** 'oppning-vi-tander-elmia' for 'Öppning: vi tänder Elmia'; cut between words at about `longest` characters. */
export function addressPart(text: string, longest = 60): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let part = '';
  for (const word of words) {
    if (part && part.length + word.length >= longest) break;
    part += part ? `-${word}` : word;
  }
  return part;
}

/** Slug in every language: the Swedish name, for readers, and the id, which identifies the item. */
export function itemSlug({ id, name_sv }: Pick<ScheduleItem, 'id' | 'name_sv'>): string {
  const name = addressPart(name_sv);
  return name ? `${name}-${id}` : id;
}

/** Without the language. */
export const itemPath = (item: Pick<ScheduleItem, 'id' | 'name_sv'>) => `/schedule/${encodeURIComponent(itemSlug(item))}`;

/** Memoized: thousands of pages look up items of the same list. */
const positionsOf = memoize((items: readonly Pick<ScheduleItem, 'id'>[]) => {
  const found = new Map<string, number[]>();
  for (const [position, { id }] of items.entries()) found.set(id, [...(found.get(id) ?? []), position]);
  return found;
});

/** Finds an item by the id at the end of a slug: the item may have been renamed after its link was shared. */
export function findItem<T extends Pick<ScheduleItem, 'id' | 'name_sv'>>(items: readonly T[], slug: string): T | undefined {
  // Ids may contain dashes, so the id may follow any dash. The item with exactly this slug wins, else that with the longest id.
  const ends = [slug, ...[...slug.matchAll(/-/g)].map(({ index }) => slug.slice(index + 1))];
  const named = ends.flatMap(
    end =>
      positionsOf(items)
        .get(end)
        ?.map(position => items[position]!) ?? [],
  );
  return named.find(item => itemSlug(item) === slug) ?? named[0];
}

export function placeSlug({ id, name_sv }: Pick<ScheduleLocation, 'id' | 'name_sv'>): string {
  return addressPart(name_sv) || String(id);
}

export function findPlace<T extends Pick<ScheduleLocation, 'id' | 'name_sv'>>(places: readonly T[], slug: string): T | undefined {
  return places.find(place => placeSlug(place) === slug.toLowerCase()) ?? places.find(({ id }) => String(id) === slug);
}
