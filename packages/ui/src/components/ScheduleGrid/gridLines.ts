import type { ScheduleEntry } from '../ScheduleItem/index.ts';
import { occupied } from './gridLanes.ts';

/** The grid's base: a line each half hour. */
export const baseMinutes = 30;

export interface GridSlice {
  /** Minutes of the line above and below. */
  from: number;
  to: number;
  /** Nothing is on: the slice is collapsed, however long it lasts. */
  isGap: boolean;
}

/**
 * The slices of a day between its lines: a line each half hour, and one at every odd start or end. Where nothing is on for
 * over half an hour there is a single slice.
 */
export function sliceDay(entries: readonly Pick<ScheduleEntry, 'startMinutes' | 'endMinutes'>[]): GridSlice[] {
  const spans = entries.map(occupied).toSorted((a, b) => a.from - b.from);
  const runs: { from: number; to: number }[] = [];
  for (const { from, to } of spans) {
    const run = runs.at(-1);
    if (run && from <= run.to + baseMinutes) run.to = Math.max(run.to, to);
    else runs.push({ from, to });
  }

  const odd = new Set(spans.flatMap(({ from, to }) => [from, to]));
  const slices: GridSlice[] = [];
  for (const { from, to } of runs) {
    const before = slices.at(-1);
    if (before) slices.push({ from: before.to, to: from, isGap: true });
    const lines = [...odd].filter(minute => minute > from && minute <= to);
    for (let minute = Math.ceil((from + 1) / baseMinutes) * baseMinutes; minute < to; minute += baseMinutes) lines.push(minute);
    let start = from;
    for (const end of [...new Set(lines)].toSorted((a, b) => a - b)) {
      slices.push({ from: start, to: end, isGap: false });
      start = end;
    }
  }
  return slices;
}

/** Least height of an item in units of the grid: 3.5 with an open end, else by begun half hours. */
export function itemUnits({ startMinutes, endMinutes, height }: Pick<ScheduleEntry, 'startMinutes' | 'endMinutes' | 'height'>): number {
  if (height !== undefined) return height;
  if (endMinutes === undefined) return 3.5;
  return Math.round(Math.max(endMinutes - startMinutes, baseMinutes) / baseMinutes) + 1.5;
}
