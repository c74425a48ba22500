import { edition } from '@edition/edition.ts';
import type { ScheduleEntry } from '@tand/ui';

const key = `tand:seen:${edition.year}`;

export interface SeenItem {
  title: string;
  start: string;
  end?: string;
  placeId: number;
  isCancelled?: true;
}

/** The picks of a programme of an instant (epoch ms). */
export interface Seen {
  at: number;
  items: Record<string, SeenItem>;
}

export type Change = { id: string; title: string } & (
  | { kind: 'moved'; before: SeenItem; entry: ScheduleEntry }
  | { kind: 'newPlace' | 'cancelled' | 'back'; entry: ScheduleEntry }
  | { kind: 'gone' }
);

export function seenOf(entries: readonly ScheduleEntry[], picks: ReadonlySet<string>, at: number): Seen {
  const picked = entries.filter(({ id }) => picks.has(id));
  const items = picked.map(({ id, title, start, end, placeId, isCancelled }): [string, SeenItem] => [
    id,
    { title, start, ...(end && { end }), placeId: Number(placeId), ...(isCancelled && { isCancelled }) },
  ]);
  return { at, items: Object.fromEntries(items) };
}

/** Changes of picks that are still to come at `now` (epoch ms). */
export function findChanges(seen: Seen, entries: readonly ScheduleEntry[], picks: ReadonlySet<string>, now: number): Change[] {
  const byId = new Map(entries.map(entry => [entry.id, entry]));
  return Object.entries(seen.items).flatMap(([id, before]): Change[] => {
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

let seen: Seen | undefined;
let stored: string | null = null;
const listeners = new Set<() => void>();

/** Undefined on a first visit, or when storage is blocked or unreadable. */
export function readSeen(): Seen | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === stored) return seen;
    stored = text;
    seen = toSeen(JSON.parse(text ?? 'null'));
  } catch {
    seen = undefined;
  }
  return seen;
}

function toSeen(stored: unknown): Seen | undefined {
  const { at, items } = (stored ?? {}) as { at?: unknown; items?: unknown };
  if (typeof at !== 'number' || typeof items !== 'object') return undefined;
  const whole = Object.entries((items ?? {}) as Record<string, Partial<SeenItem> | null>).filter((entry): entry is [string, SeenItem] => {
    const item = entry[1];
    return typeof item?.title === 'string' && typeof item.start === 'string' && typeof item.placeId === 'number';
  });
  return { at, items: Object.fromEntries(whole) };
}

/** Ignores an older state; where storage is blocked, the next visit reports no changes. */
export function writeSeen(next: Seen) {
  const before = readSeen();
  const text = JSON.stringify(next);
  if (text === stored || (before && next.at < before.at)) return;
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribeSeen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
