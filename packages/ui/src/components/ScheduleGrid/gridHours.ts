import { entryInstants } from '../ScheduleItem/scheduleTime.ts';
import type { ScheduleEntry } from '../ScheduleItem/scheduleTypes.ts';

export interface HourRows {
  key: string;
  hour: number;
  coming: 'soon' | 'later' | undefined;
  entries: ScheduleEntry[];
}

/** Limit of items per list: browsers skip rendering only of lists that are completely out of view. */
const most = 50;
const soon = 120 * 60_000;

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

export const isUnderHeaderCell = (hour: number, minute: number): boolean => Math.abs(hour + 8 - minute) < 18;

/** Current minute, counted like `startMinutes`; undefined if no item of the day is on. */
export function minuteOn(entries: readonly ScheduleEntry[], now: number | null): number | undefined {
  const [first] = entries;
  if (!first || now === null) return undefined;
  const minute = Math.floor((now - entryInstants(first).from) / 60_000) + first.startMinutes;
  return entries.some(({ startMinutes, endMinutes = startMinutes + 60 }) => startMinutes <= minute && minute < endMinutes)
    ? minute
    : undefined;
}
