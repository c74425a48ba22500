import type { ScheduleItem } from './schema.ts';
import { clockOf, dayBreakMinutes, minutesPerDay, parseTime, startMinutes } from './time.ts';

export type ItemTimes = Pick<ScheduleItem, 'day' | 'start_time' | 'end_time'>;

export function shiftTimes({ day, start_time, end_time }: ItemTimes, minutes: number, days: number): ItemTimes | undefined {
  const start = startMinutes({ day, start_time }) + minutes;
  const to = Math.floor((start - dayBreakMinutes) / minutesPerDay);
  if (to < 0 || to >= days) return undefined;
  return { day: to, start_time: clockOf(start), end_time: end_time && clockOf(parseTime(end_time) + minutes) };
}

export function startAt({ start_time, end_time }: ItemTimes, day: number, start: string): ItemTimes {
  return { day, start_time: start, end_time: end_time && clockOf(parseTime(end_time) + parseTime(start) - parseTime(start_time)) };
}
