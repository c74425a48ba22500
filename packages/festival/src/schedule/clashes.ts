import { findOverlaps } from './now.ts';

export interface PickedEntry {
  id: string;
  title: string;
  /** Instants with offset. */
  start: string;
  end?: string | undefined;
  isCancelled?: boolean | undefined;
}

/** Titles of the picks that each pick clashes with, by id, without cancelled ones. */
export function findClashes(entries: readonly PickedEntry[], picks: ReadonlySet<string>): Map<string, string[]> {
  const picked = entries.filter(({ id, isCancelled }) => picks.has(id) && !isCancelled);
  const titles = new Map(picked.map(({ id, title }) => [id, title]));
  const slots = picked.map(({ id, start, end }) => ({
    id,
    start: Date.parse(start),
    end: end === undefined ? undefined : Date.parse(end),
    location: 0, // nobody is in two places at once
  }));
  return new Map([...findOverlaps(slots)].map(([id, others]) => [id, others.map(other => titles.get(other)!)]));
}
