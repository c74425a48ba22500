import { openEndHeight } from '../constants.ts';
import type { Dated } from '../edition/edition.ts';
import { logToConsole, type Log } from '../log.ts';
import type { ScheduleItem } from './schema.ts';
import { clockToInstant } from '../time/zone.ts';

export const minutesPerDay = 24 * 60;
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Start of a festival day in minutes after midnight: earlier items belong to the evening before. */
export const dayBreakMinutes = 5 * 60;

export const openEndMinutes = (openEndHeight - 1.5) * 30;

/** Minutes from midnight to a clock time HH:mm; 0 if it is invalid (SCHED-5). */
export function parseTime(value: string, log: Log = logToConsole): number {
  const [, hours, minutes] = timePattern.exec(value) ?? [];
  if (hours === undefined) {
    log(`Invalid time format for: ${value}. Expected HH:mm.`);
    return 0;
  }
  return Number(hours) * 60 + Number(minutes);
}

export function clockOf(minutes: number): string {
  const inDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/** An end before the start is on the next day (SCHED-4). */
function minutesBetween(start: number, end: number): number {
  return end < start ? end + minutesPerDay - start : end - start;
}

function readTimes(item: Pick<ScheduleItem, 'start_time' | 'end_time'>, log: Log): { start: number; duration: number | undefined } {
  const start = parseTime(item.start_time, log);
  return {
    start: start < dayBreakMinutes ? start + minutesPerDay : start,
    duration: item.end_time === '' ? undefined : minutesBetween(start, parseTime(item.end_time, log)),
  };
}

// SCHED-7
function heightOf(duration: number | undefined): number {
  return duration === undefined ? openEndHeight : Math.round(Math.max(duration, 30) / 30) + 1.5;
}

export type ItemTimes = Pick<ScheduleItem, 'day' | 'start_time' | 'end_time'>;

/** Minutes from the midnight before the first day; `end` is undefined if open. */
export function itemMinutes(item: ItemTimes, log: Log = logToConsole): { start: number; end: number | undefined } {
  const { start: inDay, duration } = readTimes(item, log);
  const start = item.day * minutesPerDay + inDay;
  return { start, end: duration === undefined ? undefined : start + duration };
}

export const startMinutes = (item: Omit<ItemTimes, 'end_time'>, log?: Log): number => itemMinutes({ ...item, end_time: '' }, log).start;

/** Start in epoch ms. @throws RangeError for an unknown day */
export function startInstant(edition: Dated, { day, start_time }: Pick<ScheduleItem, 'day' | 'start_time'>): number {
  const date = edition.dates.days[day]?.date;
  if (date === undefined) throw new RangeError(`The edition has no day ${day}.`);
  return clockToInstant(date, readTimes({ start_time, end_time: '' }, logToConsole).start, edition.timeZone);
}

/** `start` and `end` in epoch ms; `end` is never before `start`, and undefined if open. */
export interface TimedItem extends ScheduleItem {
  start: number;
  end: number | undefined;
  height: number;
}

/** Adds instants and height. @throws RangeError for an unknown day */
export function timeItem(edition: Dated, item: ScheduleItem, log: Log = logToConsole): TimedItem {
  const date = edition.dates.days[item.day]?.date;
  if (date === undefined) throw new RangeError(`The edition has no day ${item.day}; schedule item ${item.id} cannot be placed.`);

  const { start: from, duration } = readTimes(item, log);
  const start = clockToInstant(date, from, edition.timeZone);
  const end = duration === undefined ? undefined : Math.max(start, clockToInstant(date, from + duration, edition.timeZone));
  return { ...item, start, end, height: heightOf(duration) };
}

export function timeItems(edition: Dated, items: readonly ScheduleItem[], log: Log = logToConsole): TimedItem[] {
  return items.flatMap((item, index) => {
    if (edition.dates.days[item.day]) return [timeItem(edition, item, log)];
    log(`Dropped schedule item ${index}: day: the edition has no day ${item.day}`);
    return [];
  });
}

/** End in epoch ms; an open end counts as one hour after the start. */
export function occupiedUntil(item: Pick<TimedItem, 'start' | 'end'>): number {
  return item.end ?? item.start + openEndMinutes * 60_000;
}

export function shiftTimes({ day, start_time, end_time }: ItemTimes, minutes: number, days: number): ItemTimes | undefined {
  const start = startMinutes({ day, start_time }) + minutes;
  const to = Math.floor((start - dayBreakMinutes) / minutesPerDay);
  if (to < 0 || to >= days) return undefined;
  return { day: to, start_time: clockOf(start), end_time: end_time && clockOf(parseTime(end_time) + minutes) };
}

export function startAt({ start_time, end_time }: ItemTimes, day: number, start: string): ItemTimes {
  return { day, start_time: start, end_time: end_time && clockOf(parseTime(end_time) + parseTime(start) - parseTime(start_time)) };
}
