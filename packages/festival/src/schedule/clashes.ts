import { occupiedUntil, type TimedItem } from './time.ts';

type Slot = Pick<TimedItem, 'id' | 'start' | 'end'>;

const byStart = (a: Slot, b: Slot) => a.start - b.start || occupiedUntil(a) - occupiedUntil(b);

/** Ids of overlapping items by item id, regardless of their places. */
export function findOverlaps(items: readonly Slot[]): Map<string, string[]> {
  const overlaps = new Map<string, string[]>();
  const add = (id: string, other: string) => {
    const ids = overlaps.get(id);
    if (ids) ids.push(other);
    else overlaps.set(id, [other]);
  };

  let running: Slot[] = [];
  for (const item of items.toSorted(byStart)) {
    running = running.filter(other => occupiedUntil(other) > item.start || other.start === item.start);
    for (const other of running) {
      add(item.id, other.id);
      add(other.id, item.id);
    }
    running.push(item);
  }
  return overlaps;
}

export interface PickedEntry {
  id: string;
  title: string;
  /** ISO 8601 with offset. */
  start: string;
  end?: string | undefined;
  isCancelled?: boolean | undefined;
}

/** Titles of overlapping picks by id of the pick. */
export function findClashes(entries: readonly PickedEntry[], picks: ReadonlySet<string>): Map<string, string[]> {
  const picked = entries.filter(({ id, isCancelled }) => picks.has(id) && !isCancelled);
  const titles = new Map(picked.map(({ id, title }) => [id, title]));
  const slots = picked.map(({ id, start, end }) => ({
    id,
    start: Date.parse(start),
    end: end === undefined ? undefined : Date.parse(end),
  }));
  return new Map([...findOverlaps(slots)].map(([id, others]) => [id, others.map(other => titles.get(other)!)]));
}
