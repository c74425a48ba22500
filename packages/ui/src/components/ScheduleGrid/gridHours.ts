import { entryInstants } from '../ScheduleItem/scheduleTime.ts';
import type { ScheduleEntry } from '../ScheduleItem/scheduleTypes.ts';

/** What of the present day has not begun: within two hours, or after them. */
export type Coming = 'soon' | 'later';

export interface HourRows {
  /** Stays while the clock goes on. */
  key: string;
  /** The hour, counted from the first midnight of the day. */
  hour: number;
  coming: Coming | undefined;
  entries: ScheduleEntry[];
}

/** Most items of one list: what a browser draws at once, or leaves be while out of sight. */
const most = 50;
const soon = 120 * 60_000;

/**
 * Entries in order of time, parted by the hour in which they begin; a crowded hour in more than one, and so is that in which
 * two hours from now end. Only of the present day, whose first entry has begun, anything is coming.
 */
export function splitHours(entries: readonly ScheduleEntry[], now: number | null = null): HourRows[] {
  const [first] = entries;
  const isPresent = now !== null && first !== undefined && entryInstants(first).from <= now;
  const hours: HourRows[] = [];
  let last: HourRows | undefined;
  for (const entry of entries) {
    const hour = Math.floor(entry.startMinutes / 60);
    const wait = isPresent ? entryInstants(entry).from - now : 0;
    const coming = wait <= 0 ? undefined : wait <= soon ? 'soon' : 'later';
    const isSame = last?.hour === hour && last.coming === coming;
    if (last && isSame && last.entries.length < most) last.entries.push(entry);
    else hours.push((last = { key: isSame ? entry.id : `${coming} ${hour}`, hour, coming, entries: [entry] }));
  }
  return hours;
}

/** Whether the plate of the present lies over the number of an hour; both in minutes. */
export const isUnderPlate = (hour: number, minute: number): boolean => Math.abs(hour + 8 - minute) < 18;
