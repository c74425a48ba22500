import type { ScheduleDay } from './values.ts';
import type { ScheduleItem } from './schema.ts';
import { dayBreakMinutes, parseTime } from './time.ts';

const minutesPerDay = 24 * 60;

export type ItemTimes = Pick<ScheduleItem, 'day' | 'start_time' | 'end_time'>;

const clock = (minutes: number) => {
  const inDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};
/** Minutes from midnight of the first day; a start before the day break belongs to the evening before. */
const startOf = ({ day, start_time }: Pick<ItemTimes, 'day' | 'start_time'>) => {
  const start = parseTime(start_time);
  return day * minutesPerDay + (start < dayBreakMinutes ? start + minutesPerDay : start);
};

export function shiftTimes({ day, start_time, end_time }: ItemTimes, minutes: number, days: number): ItemTimes | undefined {
  const start = startOf({ day, start_time }) + minutes;
  const to = Math.floor((start - dayBreakMinutes) / minutesPerDay);
  if (to < 0 || to >= days) return undefined;
  return { day: to as ScheduleDay, start_time: clock(start), end_time: end_time && clock(parseTime(end_time) + minutes) };
}

export function startAt({ start_time, end_time }: ItemTimes, day: ScheduleDay, start: string): ItemTimes {
  return { day, start_time: start, end_time: end_time && clock(parseTime(end_time) + parseTime(start) - parseTime(start_time)) };
}
