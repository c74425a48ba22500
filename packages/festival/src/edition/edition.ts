import type { Edition } from './schema.ts';

/** Local date in the festival's time zone: '2025-06-13'. */
export type LocalDate = string;

export type { Edition, EditionDay, Venue } from './schema.ts';

export function editionName(edition: Pick<Edition, 'name' | 'year'>): string {
  return `${edition.name} ${edition.year}`;
}
