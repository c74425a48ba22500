import { openEndHeight } from './constants.ts';
import type { Edition } from './edition.ts';
import { logToConsole, type Log } from './log.ts';
import type { ScheduleItem } from './schedule.ts';
import { clockToInstant } from './zone.ts';

const minutesPerDay = 24 * 60;
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** A festival day begins here: what starts earlier belongs to the evening before, as the programme prints it. In minutes. */
export const dayBreakMinutes = 5 * 60;

/** How long an item without an end counts, which is what its height of 3.5 units amounts to. In minutes. */
export const openEndMinutes = (openEndHeight - 1.5) * 30;

/** Minutes from midnight to an HH:mm; anything else is logged and counts as 0 (SCHED-5). */
export function parseTime(value: string, log: Log = logToConsole): number {
  const [, hours, minutes] = timePattern.exec(value) ?? [];
  if (hours === undefined) {
    log(`Invalid time format for: ${value}. Expected HH:mm.`);
    return 0;
  }
  return Number(hours) * 60 + Number(minutes);
}

/** From one minute of the day to another; one that is earlier is on the next day, equal ones are no time apart. */
function minutesBetween(start: number, end: number): number {
  return end < start ? end + minutesPerDay - start : end - start;
}

/**
 * Start in minutes from the first midnight of the item's day, past 24 hours for an item of the night;
 * length in minutes on the clock, undefined when the end is open.
 */
function readTimes(item: Pick<ScheduleItem, 'start_time' | 'end_time'>, log: Log): { start: number; duration: number | undefined } {
  const start = parseTime(item.start_time, log);
  return {
    start: start < dayBreakMinutes ? start + minutesPerDay : start,
    duration: item.end_time === '' ? undefined : minutesBetween(start, parseTime(item.end_time, log)),
  };
}

/** Least height in units of the schedule (SCHED-7). */
function heightOf(duration: number | undefined): number {
  return duration === undefined ? openEndHeight : Math.round(Math.max(duration, 30) / 30) + 1.5;
}

/** Minutes from the first festival day's midnight to the item's start, for sorting without an edition at hand. */
export function startMinutes(item: Pick<ScheduleItem, 'day' | 'start_time'>, log: Log = logToConsole): number {
  return item.day * minutesPerDay + readTimes({ ...item, end_time: '' }, log).start;
}

type Dated = Pick<Edition, 'dates' | 'timeZone'>;

/**
 * A start of a festival day as an instant (epoch ms).
 * @throws RangeError when the edition has no such day.
 */
export function startInstant(
  edition: Dated,
  { day, start_time }: Pick<ScheduleItem, 'day' | 'start_time'>,
  log: Log = logToConsole,
): number {
  const date = edition.dates.days[day]?.date;
  if (date === undefined) throw new RangeError(`The edition has no day ${day}.`);
  return clockToInstant(date, readTimes({ start_time, end_time: '' }, log).start, edition.timeZone);
}

/** A schedule item with what follows from its times. */
export interface TimedItem extends ScheduleItem {
  /** Epoch ms. */
  start: number;
  /** Epoch ms, never before `start`; undefined when the end is open. */
  end: number | undefined;
  /** In units of the schedule. */
  height: number;
}

/**
 * Adds instants and height to an item. Times are clock times of the festival's zone, whatever the device's zone;
 * in a summer-time night an item may last an hour more or less than its clock times say.
 * @throws RangeError when the edition has no such day.
 */
export function timeItem(edition: Pick<Edition, 'dates' | 'timeZone'>, item: ScheduleItem, log: Log = logToConsole): TimedItem {
  const date = edition.dates.days[item.day]?.date;
  if (date === undefined) throw new RangeError(`The edition has no day ${item.day}; schedule item ${item.id} cannot be placed.`);

  const { start: from, duration } = readTimes(item, log);
  const start = clockToInstant(date, from, edition.timeZone);
  const end = duration === undefined ? undefined : Math.max(start, clockToInstant(date, from + duration, edition.timeZone));
  return { ...item, start, end, height: heightOf(duration) };
}

/** `timeItem` for a list; items of a day that the edition does not have are dropped and logged. */
export function timeItems(
  edition: Pick<Edition, 'dates' | 'timeZone'>,
  items: readonly ScheduleItem[],
  log: Log = logToConsole,
): TimedItem[] {
  return items.flatMap((item, index) => {
    if (edition.dates.days[item.day]) return [timeItem(edition, item, log)];
    log(`Dropped schedule item ${index}: day: the edition has no day ${item.day}`);
    return [];
  });
}

/** End of the time an item takes up: its end, or an hour after its start when that is open. Epoch ms. */
export function occupiedUntil(item: Pick<TimedItem, 'start' | 'end'>): number {
  return item.end ?? item.start + openEndMinutes * 60_000;
}
