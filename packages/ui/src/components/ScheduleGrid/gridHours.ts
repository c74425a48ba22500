import type { ScheduleEntry } from '../ScheduleItem/index.ts';

/** Most items of one list: what a browser draws at once, or leaves be while out of sight. */
const most = 50;

const hourOf = ({ startMinutes }: ScheduleEntry) => Math.floor(startMinutes / 60);

/** Entries in order of time, parted by the hour in which they begin; a crowded hour in more than one. */
export function splitHours(entries: readonly ScheduleEntry[]): ScheduleEntry[][] {
  const hours: ScheduleEntry[][] = [];
  let last: ScheduleEntry[] = [];
  for (const entry of entries) {
    const [first] = last;
    if (first && hourOf(first) === hourOf(entry) && last.length < most) last.push(entry);
    else hours.push((last = [entry]));
  }
  return hours;
}
