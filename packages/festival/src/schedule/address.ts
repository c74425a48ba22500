import { memoize } from '../memoize.ts';
import type { ScheduleItem, ScheduleLocation } from './schema.ts';

/** 'oppning-vi-tander-elmia' for 'Öppning: vi tänder Elmia', cut between words. Default length: 60. */
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

export function itemSlug({ id, name_sv }: Pick<ScheduleItem, 'id' | 'name_sv'>): string {
  const name = addressPart(name_sv);
  return name ? `${name}-${id}` : id;
}

export const itemPath = (item: Pick<ScheduleItem, 'id' | 'name_sv'>) => `/schedule/${encodeURIComponent(itemSlug(item))}`;

const positionsOf = memoize((items: readonly Pick<ScheduleItem, 'id'>[]) => {
  const found = new Map<string, number[]>();
  for (const [position, { id }] of items.entries()) found.set(id, [...(found.get(id) ?? []), position]);
  return found;
});

/** Item by the id at the end of a slug, whatever its name. */
export function findItem<T extends Pick<ScheduleItem, 'id' | 'name_sv'>>(items: readonly T[], slug: string): T | undefined {
  // Ids may contain dashes, so the id may follow any dash.
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
