import { openEndMinutes, type ScheduleEntry } from '../ScheduleItem/index.ts';

export interface Lane {
  /** Lane lines of its place, from 0; the item lies between them. */
  from: number;
  to: number;
}

export interface PlaceLanes {
  /** How many lanes the place needs side by side. */
  count: number;
  lanes: Map<string, Lane>;
}

/** Least minutes an item takes up in the grid: what lasts no time still needs a row. */
const leastMinutes = 15;

/** From when to when an item takes up its place, in minutes; an open end counts as an hour. */
export function occupied(entry: Pick<ScheduleEntry, 'startMinutes' | 'endMinutes'>): { from: number; to: number } {
  const { startMinutes: from, endMinutes } = entry;
  if (endMinutes === undefined) return { from, to: from + openEndMinutes };
  return { from, to: endMinutes > from ? endMinutes : from + leastMinutes };
}

/**
 * Puts the items of one place side by side where they overlap: each takes the first free lane of its group of
 * overlapping items; an item alone takes the whole width, and the last lane of a smaller group the rest.
 */
export function assignLanes(entries: readonly ScheduleEntry[]): PlaceLanes {
  const groups: { id: string; lane: number }[][] = [];
  const counts: number[] = [];
  let ends: number[] = [];
  const sorted = entries.map(entry => ({ id: entry.id, ...occupied(entry) })).toSorted((a, b) => a.from - b.from || b.to - a.to);

  for (const { id, from, to } of sorted) {
    if (ends.every(end => end <= from)) {
      groups.push([]);
      ends = [];
    }
    const free = ends.findIndex(end => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    groups.at(-1)?.push({ id, lane });
    counts[groups.length - 1] = ends.length;
  }

  const count = Math.max(1, ...counts);
  const lanes = new Map<string, Lane>();
  groups.forEach((group, index) => {
    const last = (counts[index] ?? 1) - 1;
    for (const { id, lane } of group) lanes.set(id, { from: lane, to: lane === last ? count : lane + 1 });
  });
  return { count, lanes };
}
