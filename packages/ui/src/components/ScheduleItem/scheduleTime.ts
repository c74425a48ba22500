import { clockIn, clockText } from '../../foundations/LocaleProvider/index.ts';
import type { ScheduleDay, ScheduleEntry, ScheduleItemState } from './scheduleTypes.ts';

/** Assumed length of an item with an open end. */
export const openEndMinutes = 60;

/** Whether an item is round the clock: at least 23 h 59 min. */
export const isAllDay = (startMinutes: number, endMinutes: number | undefined): boolean =>
  endMinutes !== undefined && endMinutes - startMinutes >= 1439;

/** Texts of start and end, both `allDay` for an item round the clock; `end` is undefined for an open end. */
export function spanTexts(
  { startMinutes, endMinutes }: Pick<ScheduleEntry, 'startMinutes' | 'endMinutes'>,
  lang: string,
  allDay: string,
): { start: string; end: string | undefined } {
  if (isAllDay(startMinutes, endMinutes)) return { start: allDay, end: allDay };
  return { start: clockText(startMinutes, lang), end: endMinutes === undefined ? undefined : clockText(endMinutes, lang) };
}

/** Times before the move: the start, with the end if only that was moved; undefined if the item was not moved or is cancelled. */
export function previousText(
  { previous, start, isCancelled }: Pick<ScheduleEntry, 'previous' | 'start' | 'isCancelled'>,
  lang: string,
): string | undefined {
  if (!previous || isCancelled) return undefined;
  const isStartSame = previous.start === start.slice(11, 16);
  return clockIn(isStartSame && previous.end ? `${previous.start}–${previous.end}` : previous.start, lang);
}

interface Instants {
  from: number;
  to: number;
}
/** Instants by entry: to parse thousands of dates each minute would be slow. */
const known = new WeakMap<object, Instants>();

/** Instants of an entry in epoch ms; an open end counts as an hour. */
export function entryInstants(entry: Pick<ScheduleEntry, 'start' | 'end'>): Instants {
  const before = known.get(entry);
  if (before) return before;
  const from = Date.parse(entry.start);
  const instants = { from, to: entry.end === undefined ? from + openEndMinutes * 60_000 : Date.parse(entry.end) };
  known.set(entry, instants);
  return instants;
}

/** State at an instant in epoch ms, undefined for null; a cancelled entry is never `now`. */
export function entryState(entry: Pick<ScheduleEntry, 'start' | 'end' | 'isCancelled'>, now: number | null): ScheduleItemState {
  if (now === null) return undefined;
  const { from, to } = entryInstants(entry);
  if (now < from) return undefined;
  if (now >= to) return 'over';
  return entry.isCancelled ? undefined : 'now';
}

/** Index of the day at an instant in epoch ms; undefined before the first item, after the last, and for null. */
export function presentDay(entries: readonly Pick<ScheduleEntry, 'day' | 'start' | 'end'>[], now: number | null): number | undefined {
  if (now === null || entries.every(entry => entryInstants(entry).to <= now)) return undefined;
  const begun = entries.filter(entry => entryInstants(entry).from <= now);
  return begun.length > 0 ? begun.reduce((last, { day }) => Math.max(last, day), 0) : undefined;
}

/** Offset from UTC in minutes that a text names; undefined if it names none. */
export function namedOffset(instant: string): number | undefined {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(instant) ?? [];
  if (hours === undefined) return instant.endsWith('Z') ? 0 : undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The day on whose date an entry begins, also after midnight; undefined if `days` does not have it. */
export const dateDay = ({ day, startMinutes }: ScheduleEntry, days: readonly ScheduleDay[]): ScheduleDay | undefined =>
  days.find(one => one.day === day + Math.floor(startMinutes / 1440));

export function byTime(a: ScheduleEntry, b: ScheduleEntry): number {
  return a.day - b.day || a.startMinutes - b.startMinutes || (a.endMinutes ?? Infinity) - (b.endMinutes ?? Infinity) || 0;
}

/** Least minutes on a wall, so that an item without a duration is visible. */
const leastMinutes = 13;

/** Minutes that an entry occupies on a wall; an open end counts as an hour. */
export function occupied({ startMinutes: from, endMinutes }: Pick<ScheduleEntry, 'startMinutes' | 'endMinutes'>): {
  from: number;
  to: number;
} {
  return { from, to: Math.max(endMinutes ?? from + openEndMinutes, from + leastMinutes) };
}

/** Full hours that contain the entries, in minutes; at least one hour. */
export function hoursOf(entries: readonly Pick<ScheduleEntry, 'startMinutes' | 'endMinutes'>[]): { from: number; to: number } {
  const spans = entries.map(occupied);
  const from = Math.floor(Math.min(...spans.map(span => span.from), 1440) / 60) * 60;
  return { from, to: Math.max(Math.ceil(Math.max(...spans.map(span => span.to), 0) / 60) * 60, from + 60) };
}

/** The first free lane of each span; spans are in order of their starts. */
export function lanesOf(spans: readonly { from: number; to: number }[]): number[] {
  const ends: number[] = [];
  return spans.map(({ from, to }) => {
    const free = ends.findIndex(end => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    return lane;
  });
}

export type ScheduleItemSize = 'match' | 'small' | 'medium' | 'large';

/** Size class of an item by its duration. */
export function sizeOf(entry: Pick<ScheduleEntry, 'startMinutes' | 'endMinutes'>): ScheduleItemSize {
  const { from, to } = occupied(entry);
  const minutes = to - from;
  return minutes <= 20 ? 'match' : minutes < 45 ? 'small' : minutes < 110 ? 'medium' : 'large';
}

/** Whether an item is a rail, a narrow column at the side of its place: five hours or more, and no esport. */
export const isRail = ({ startMinutes, endMinutes, kind }: Pick<ScheduleEntry, 'startMinutes' | 'endMinutes' | 'kind'>): boolean =>
  endMinutes !== undefined && endMinutes - startMinutes >= 300 && kind !== 'esport';
