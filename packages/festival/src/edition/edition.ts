import type { Edition } from './schema.ts';

/** Local date in the festival's time zone: '2025-06-13'. */
export type LocalDate = string;

export type { Edition, EditionDay, Venue } from './schema.ts';

export type Dated = Pick<Edition, 'dates' | 'timeZone'>;

export function editionName(edition: Pick<Edition, 'name' | 'year'>): string {
  return `${edition.name} ${edition.year}`;
}

/** Maximum number of characters of a title, then of a description (META-8). */
export const titleLength = 60;
export const descriptionLength = 160;

/** Title with the festival's name and year, if they fit (META-8). */
export function pageTitle(edition: Pick<Edition, 'name' | 'year'>, title: string): string {
  const name = editionName(edition);
  const full = `${title} | ${name}`;
  return full.length > titleLength || title.includes(name) ? title : full;
}
