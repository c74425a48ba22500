import type { ScheduleEntry, SchedulePlace } from '@tand/ui';
import { fold } from './fold.ts';

/** Title, description and place of each entry in comparable form, by id. */
export function searchTexts(entries: readonly ScheduleEntry[], places: readonly SchedulePlace[]): Map<string, string> {
  const names = new Map(places.map(({ id, name }) => [id, name]));
  return new Map(entries.map(({ id, title, description, placeId }) => [id, fold([title, description, names.get(placeId)].join('\n'))]));
}

/** Whether a text in comparable form has every word of a search somewhere. */
export function hasWords(text: string | undefined, q: string): boolean {
  return fold(q)
    .split(/\s+/)
    .every(word => text?.includes(word));
}
