import type { PickedEntry } from './clashes.ts';
import type { ItemView } from './itemView.ts';

export type SeenItem = Pick<ItemView, 'title' | 'start' | 'end' | 'placeId' | 'isCancelled'>;

/** Picked items as last seen; `at`: epoch ms of that programme. */
export interface Seen {
  at: number;
  items: Record<string, SeenItem>;
}

interface Entry extends PickedEntry {
  placeId: string | number;
}

export type Change<Shown extends Entry> = { id: string; title: string } & (
  | { kind: 'moved'; before: SeenItem; entry: Shown }
  | { kind: 'newPlace' | 'cancelled' | 'back'; entry: Shown }
  | { kind: 'gone' }
);

export function seenOf(entries: readonly Entry[], picks: ReadonlySet<string>, at: number): Seen {
  const picked = entries.filter(({ id }) => picks.has(id));
  const items = picked.map(({ id, title, start, end, placeId, isCancelled }): [string, SeenItem] => [
    id,
    { title, start, ...(end && { end }), placeId: Number(placeId), ...(isCancelled && { isCancelled }) },
  ]);
  return { at, items: Object.fromEntries(items) };
}

/** Changes of picked items whose old or new start is after `now` (epoch ms). */
export function findChanges<Shown extends Entry>(
  seen: Seen,
  entries: readonly Shown[],
  picks: ReadonlySet<string>,
  now: number,
): Change<Shown>[] {
  const byId = new Map(entries.map(entry => [entry.id, entry]));
  return Object.entries(seen.items).flatMap(([id, before]): Change<Shown>[] => {
    if (!picks.has(id)) return [];
    const entry = byId.get(id);
    if (Math.max(Date.parse(before.start), entry ? Date.parse(entry.start) : 0) <= now) return [];
    if (!entry) return [{ kind: 'gone', id, title: before.title }];
    const of = { id, title: entry.title, entry };
    if (entry.isCancelled) return before.isCancelled ? [] : [{ kind: 'cancelled', ...of }];
    if (entry.start !== before.start || entry.end !== before.end) return [{ kind: 'moved', ...of, before }];
    if (before.isCancelled) return [{ kind: 'back', ...of }];
    return Number(entry.placeId) === before.placeId ? [] : [{ kind: 'newPlace', ...of }];
  });
}

export function parseSeen(stored: unknown): Seen | undefined {
  const { at, items } = (stored ?? {}) as { at?: unknown; items?: unknown };
  if (typeof at !== 'number' || typeof items !== 'object') return undefined;
  const complete = Object.entries((items ?? {}) as Record<string, Partial<SeenItem> | null>).filter(
    (entry): entry is [string, SeenItem] => {
      const item = entry[1];
      return typeof item?.title === 'string' && typeof item.start === 'string' && typeof item.placeId === 'number';
    },
  );
  return { at, items: Object.fromEntries(complete) };
}
