import type { ScheduleEntry, ScheduleItemState } from './scheduleTypes.ts';

/** What an open end counts as, in minutes (its 3.5 units of height). */
export const openEndMinutes = 60;

const two = (value: number) => String(value).padStart(2, '0');

/** Minutes from midnight as HH:mm; 1470 is 00:30. */
export function clockText(minutes: number): string {
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
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

/** Minutes from UTC that an instant's text names (`+02:00` is 120), or undefined for one without offset. */
export function namedOffset(instant: string): number | undefined {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(instant) ?? [];
  if (hours === undefined) return instant.endsWith('Z') ? 0 : undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** In order of time: day, start, end. Equal ones keep their order. */
export function byTime(a: ScheduleEntry, b: ScheduleEntry): number {
  return a.day - b.day || a.startMinutes - b.startMinutes || (a.endMinutes ?? Infinity) - (b.endMinutes ?? Infinity) || 0;
}
