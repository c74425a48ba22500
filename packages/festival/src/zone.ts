const minute = 60_000;
/** Offsets of today's time zones change only on a quarter of an hour. */
const quarter = 15 * minute;
const day = 24 * 60 * minute;

export const festivalTimeZone = 'Europe/Stockholm';

const localPattern = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?)?$/;

interface Zone {
  format: Intl.DateTimeFormat;
  offsets: Map<number, number>;
}

const zones = new Map<string, Zone>();

/** Some years of a zone: each `[instant, offset]` holds until the next; the last only says where the years end. */
export type ZoneSpans = readonly (readonly [from: number, offset: number])[];

const remembered = new Map<string, ZoneSpans>();

/**
 * How a zone's clocks go between two instants, to be handed to `rememberZone` where Intl is slow to start.
 * @public the build reads it by the name of this file
 */
export function zoneSpans(timeZone: string, from: number, to: number): ZoneSpans {
  const spans: [number, number][] = [[from, zoneOffset(from, timeZone)]];
  for (let at = from; at < to; at += day) {
    const offset = spans.at(-1)![1];
    const next = zoneOffset(at + day, timeZone);
    if (next === offset) continue;
    let change = at;
    while (zoneOffset(change, timeZone) === offset) change += quarter;
    spans.push([change, next]);
  }
  return [...spans, [to, 0]];
}

/** Answers for those years of the zone from now on without Intl, whose first use costs a phone 50 ms and more. */
export function rememberZone(timeZone: string, spans: ZoneSpans): void {
  remembered.set(timeZone, spans);
}

function zoneOf(timeZone: string): Zone {
  let zone = zones.get(timeZone);
  if (!zone) {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    zone = { format, offsets: new Map() };
    zones.set(timeZone, zone);
  }
  return zone;
}

/**
 * How far the zone's clocks are ahead of UTC at an instant, in milliseconds.
 * Instants and results are epoch milliseconds throughout this file.
 */
export function zoneOffset(instant: number, timeZone: string = festivalTimeZone): number {
  const spans = remembered.get(timeZone) ?? [];
  // What lies before or after them all is for Intl.
  const index = spans.findLastIndex(([from]) => from <= instant);
  if (index >= 0 && index < spans.length - 1) return spans[index]![1];

  const zone = zoneOf(timeZone);
  const slot = Math.floor(instant / quarter) * quarter;
  let offset = zone.offsets.get(slot);
  if (offset === undefined) {
    const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of zone.format.formatToParts(slot)) part[type] = Number(value);
    offset = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute) - slot;
    zone.offsets.set(slot, offset);
  }
  return offset;
}

/** Reads 'YYYY-MM-DD', with 'THH:mm' or 'THH:mm:ss' or without, as if it were UTC; undefined when it is no such date. */
function readLocal(local: string): number | undefined {
  const [, ...texts] = localPattern.exec(local) ?? [];
  if (texts.length === 0) return undefined;
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0] = texts.map(text => Number(text ?? 0));
  const utc = Date.UTC(year, month - 1, date, hours, minutes, seconds);
  // Date.UTC rolls 31 February over into March; such a date is a mistake in the data, not a wish.
  const isReal = new Date(utc).getUTCMonth() === month - 1 && hours < 24 && minutes < 60 && seconds < 60;
  return isReal ? utc : undefined;
}

/** Whether the text is a local date or date and time that `localToInstant` takes. */
export function isLocal(local: string): boolean {
  return readLocal(local) !== undefined;
}

/** The instant at which the zone's clocks show `utc` read as UTC. */
function instantOf(utc: number, timeZone: string): number {
  const before = utc - zoneOffset(utc - day, timeZone);
  const after = utc - zoneOffset(utc + day, timeZone);
  const hits = [before, after].filter(instant => instant + zoneOffset(instant, timeZone) === utc);
  // In an autumn fold both fit and the first counts; in a spring gap none fits and the clock has moved on.
  return hits.length > 0 ? Math.min(...hits) : before;
}

/**
 * The instant of a local time in a zone, whatever the device's own zone is.
 * A time that a summer-time night skips counts as that much later, a time that it repeats counts as the first of the two.
 * @throws RangeError when the text is no 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:mm[:ss]'.
 */
export function localToInstant(local: string, timeZone: string = festivalTimeZone): number {
  const utc = readLocal(local);
  if (utc === undefined) throw new RangeError(`Not a local time: '${local}'. Expected YYYY-MM-DD or YYYY-MM-DDTHH:mm[:ss].`);
  return instantOf(utc, timeZone);
}

/** The instant that many minutes of clock time after midnight of a date; `minutes` may pass 24 hours. Zone rules as `localToInstant`. */
export function clockToInstant(date: string, minutes: number, timeZone: string = festivalTimeZone): number {
  const utc = readLocal(date);
  if (utc === undefined) throw new RangeError(`Not a date: '${date}'. Expected YYYY-MM-DD.`);
  return instantOf(utc + minutes * minute, timeZone);
}

/** What the zone's clocks show: '2025-06-13T10:00:00'. */
export function instantToLocal(instant: number, timeZone: string = festivalTimeZone): string {
  return new Date(instant + zoneOffset(instant, timeZone)).toISOString().slice(0, 19);
}

const digits = (value: number) => String(Math.trunc(value)).padStart(2, '0');

/** Local time with its offset, for `<time datetime>` and feeds: '2025-06-13T10:00:00+02:00'. */
export function isoWithOffset(instant: number, timeZone: string = festivalTimeZone): string {
  const offset = zoneOffset(instant, timeZone) / minute;
  const size = Math.abs(offset);
  return `${instantToLocal(instant, timeZone)}${offset < 0 ? '-' : '+'}${digits(size / 60)}:${digits(size % 60)}`;
}
