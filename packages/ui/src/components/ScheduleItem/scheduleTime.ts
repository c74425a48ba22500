import type { Lang } from '../../foundations/LocaleProvider/index.ts';
import type { ScheduleDay, ScheduleEntry, ScheduleItemState } from './scheduleTypes.ts';

/** What an open end counts as, in minutes (its 3.5 units of height). */
export const openEndMinutes = 60;

const two = (value: number) => String(value).padStart(2, '0');

/** Clock texts as a language writes them: '10:00' is '10.00' in Swedish. */
export const clockIn = (time: string, lang: Lang): string => (lang === 'sv' ? time.replaceAll(':', '.') : time);

/** Minutes from midnight on the clock; 1470 is '00.30' in Swedish, '00:30' in English. */
export const clockText = (minutes: number, lang: Lang): string =>
  clockIn(`${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`, lang);

/** Whether something is on round the clock: to within a minute of a whole day, as an end at its own start would be no time at all. */
export const isAllDay = (startMinutes: number, endMinutes: number | undefined): boolean =>
  endMinutes !== undefined && endMinutes - startMinutes >= 1439;

/** Start and end as an item says them; what lasts no time says its start twice, what is on round the clock says `allDay` twice. */
export function spanTexts(
  { startMinutes, endMinutes }: Pick<ScheduleEntry, 'startMinutes' | 'endMinutes'>,
  lang: Lang,
  allDay: string,
): { start: string; end: string | undefined } {
  if (isAllDay(startMinutes, endMinutes)) return { start: allDay, end: allDay };
  return { start: clockText(startMinutes, lang), end: endMinutes === undefined ? undefined : clockText(endMinutes, lang) };
}

interface Instants {
  from: number;
  to: number;
}
/** Reading an instant is slow, and each minute asks for thousands. */
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

/** Whether an entry is on or over at an instant (epoch ms; null while nobody knows it). A cancelled one is never on. */
export function entryState(entry: Pick<ScheduleEntry, 'start' | 'end' | 'isCancelled'>, now: number | null): ScheduleItemState {
  if (now === null) return undefined;
  const { from, to } = entryInstants(entry);
  if (now < from) return undefined;
  if (now >= to) return 'over';
  return entry.isCancelled ? undefined : 'now';
}

/**
 * The day of a programme that an instant falls on; undefined before it begins and after all is over. A day lasts until the next
 * one begins, whatever of it runs on.
 */
export function presentDay(entries: readonly Pick<ScheduleEntry, 'day' | 'start' | 'end'>[], now: number | null): number | undefined {
  if (now === null || entries.every(entry => entryInstants(entry).to <= now)) return undefined;
  const begun = entries.filter(entry => entryInstants(entry).from <= now);
  return begun.length > 0 ? begun.reduce((last, { day }) => Math.max(last, day), 0) : undefined;
}

/** Minutes from UTC that an instant's text names (`+02:00` is 120), or undefined for one without offset. */
export function namedOffset(instant: string): number | undefined {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(instant) ?? [];
  if (hours === undefined) return instant.endsWith('Z') ? 0 : undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The day whose date an entry begins on: after midnight that is the one after its evening. */
export const dateDay = ({ day, startMinutes }: ScheduleEntry, days: readonly ScheduleDay[]): ScheduleDay | undefined =>
  days.find(one => one.day === day + Math.floor(startMinutes / 1440));

/** In order of time: day, start, end. Equal ones keep their order. */
export function byTime(a: ScheduleEntry, b: ScheduleEntry): number {
  return a.day - b.day || a.startMinutes - b.startMinutes || (a.endMinutes ?? Infinity) - (b.endMinutes ?? Infinity) || 0;
}

/** Least minutes an item takes up on a wall: what lasts no time still has to be seen. */
const leastMinutes = 13;

/** From when to when an item takes up its place, in minutes; an open end counts as an hour. */
export function occupied({ startMinutes: from, endMinutes }: Pick<ScheduleEntry, 'startMinutes' | 'endMinutes'>): {
  from: number;
  to: number;
} {
  return { from, to: Math.max(endMinutes ?? from + openEndMinutes, from + leastMinutes) };
}

/** How much of an item there is room for on a wall: a title beside its time, a few lines, all but the text, all. */
export type ScheduleItemSize = 'match' | 'small' | 'medium' | 'large';

/** The size of an item by its minutes: up to 20, up to 44, up to 109, more. */
export function sizeOf(entry: Pick<ScheduleEntry, 'startMinutes' | 'endMinutes'>): ScheduleItemSize {
  const { from, to } = occupied(entry);
  const minutes = to - from;
  return minutes <= 20 ? 'match' : minutes < 45 ? 'small' : minutes < 110 ? 'medium' : 'large';
}

/** Whether an item is what is open rather than what happens: from five hours on, but for matches. It then lies at the side of its place. */
export const isRail = ({ startMinutes, endMinutes, kind }: Pick<ScheduleEntry, 'startMinutes' | 'endMinutes' | 'kind'>): boolean =>
  endMinutes !== undefined && endMinutes - startMinutes >= 300 && kind !== 'esport';
