import type { ScheduleItem, ScheduleLocation } from './schedule.ts';

/** Letters of a name in an address, cut between words. */
const longest = 60;

/** A text as part of an address: 'Öppning: vi tänder Elmia' → 'oppning-vi-tander-elmia'. */
export function addressPart(text: string): string {
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

/** Last part of an item's page address, the same in every language: its Swedish name for people, its id for the site. */
export function itemSlug({ id, name_sv }: Pick<ScheduleItem, 'id' | 'name_sv'>): string {
  const name = addressPart(name_sv);
  return name ? `${name}-${id}` : id;
}

const known = new WeakMap<readonly unknown[], Map<string, unknown[]>>();

/** Items by their id. A list is read once: thousands of pages ask it for theirs. */
function byId<T extends Pick<ScheduleItem, 'id'>>(items: readonly T[]): Map<string, T[]> {
  const kept = known.get(items) as Map<string, T[]> | undefined;
  if (kept) return kept;
  const found = new Map<string, T[]>();
  for (const item of items) found.set(item.id, [...(found.get(item.id) ?? []), item]);
  known.set(items, found);
  return found;
}

/** The item an address names. Its id alone decides: an item may be given another name after its link was shared. */
export function findItem<T extends Pick<ScheduleItem, 'id' | 'name_sv'>>(items: readonly T[], slug: string): T | undefined {
  // An id may hold dashes, so each end of the address may be one; and end as another does: the longer one is meant.
  const ends = [slug, ...[...slug.matchAll(/-/g)].map(({ index }) => slug.slice(index + 1))];
  const named = ends.flatMap(end => byId(items).get(end) ?? []);
  return named.find(item => itemSlug(item) === slug) ?? named[0];
}

/** Last part of the address of a place's screen: its Swedish name. */
export function placeSlug({ id, name_sv }: Pick<ScheduleLocation, 'id' | 'name_sv'>): string {
  return addressPart(name_sv) || String(id);
}

/** The place an address names, by its name or its id. */
export function findPlace<T extends Pick<ScheduleLocation, 'id' | 'name_sv'>>(places: readonly T[], slug: string): T | undefined {
  return places.find(place => placeSlug(place) === slug.toLowerCase()) ?? places.find(({ id }) => String(id) === slug);
}
