import { isRail, occupied, type ScheduleEntry } from '../ScheduleItem/index.ts';

/** Position of an item in its place: a rail at the side, or a share of the remaining width. */
export type Lane = { rail: number } | { lane: number; span: number; of: number };

export interface PlaceLanes {
  /** Number of rails, and of lanes next to them. */
  rails: number;
  count: number;
  lanes: Map<string, Lane>;
}

interface Placed {
  id: string;
  from: number;
  to: number;
  lane: number;
}

/** Assigns each item the first free lane, by start; returns the number of lanes. */
function firstFree(sorted: readonly Placed[]): number {
  const ends: number[] = [];
  for (const item of sorted) {
    const free = ends.findIndex(end => end <= item.from);
    item.lane = free === -1 ? ends.length : free;
    ends[item.lane] = item.to;
  }
  return ends.length;
}

/** Lays out overlapping items of a place: rails for what is open for hours, the rest in as few lanes as its group needs. */
export function assignLanes(entries: readonly ScheduleEntry[]): PlaceLanes {
  const lanes = new Map<string, Lane>();
  const placed = (list: readonly ScheduleEntry[]) =>
    list.map((entry): Placed => ({ id: entry.id, lane: 0, ...occupied(entry) })).toSorted((a, b) => a.from - b.from || b.to - a.to);

  const open = placed(entries.filter(isRail));
  const rails = firstFree(open);
  for (const { id, lane } of open) lanes.set(id, { rail: lane });

  let count = 1;
  let group: Placed[] = [];
  const close = () => {
    const of = firstFree(group);
    count = Math.max(count, of);
    for (const item of group) {
      const beside = group.filter(other => other.lane > item.lane && other.from < item.to && other.to > item.from);
      const next = Math.min(of, ...beside.map(other => other.lane));
      lanes.set(item.id, { lane: item.lane, span: next - item.lane, of });
    }
    group = [];
  };
  let until = -Infinity;
  for (const item of placed(entries.filter(entry => !isRail(entry)))) {
    if (item.from >= until) close();
    group.push(item);
    until = Math.max(until, item.to);
  }
  close();
  return { rails, count, lanes };
}
