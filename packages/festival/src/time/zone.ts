const minute = 60_000;
/** Offsets change at full quarter hours. */
const quarter = 15 * minute;
const day = 24 * 60 * minute;

const localPattern = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?)?$/;

interface Zone {
  format: Intl.DateTimeFormat;
  offsets: Map<number, number>;
}

const zones = new Map<string, Zone>();

/** Each `[epoch ms, offset in ms]` holds until the next; the last only marks the end. */
export type ZoneSpans = readonly (readonly [from: number, offset: number])[];

const remembered = new Map<string, ZoneSpans>();

/** @public The build loads this file by its path. */
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

/** Avoids Intl, whose first use takes at least 50 ms on a phone. */
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

/** UTC offset in ms at an instant in epoch ms. */
export function zoneOffset(instant: number, timeZone: string): number {
  const spans = remembered.get(timeZone) ?? [];
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

/** Reads a date or local time as UTC; undefined if invalid. */
function readLocal(local: string): number | undefined {
  const [, ...texts] = localPattern.exec(local) ?? [];
  if (texts.length === 0) return undefined;
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0] = texts.map(text => Number(text ?? 0));
  const utc = Date.UTC(year, month - 1, date, hours, minutes, seconds);
  // Date.UTC rolls 31 February over to March.
  const isReal = new Date(utc).getUTCMonth() === month - 1 && hours < 24 && minutes < 60 && seconds < 60;
  return isReal ? utc : undefined;
}

export function isLocal(local: string): boolean {
  return readLocal(local) !== undefined;
}

function instantOf(utc: number, timeZone: string): number {
  const before = utc - zoneOffset(utc - day, timeZone);
  const after = utc - zoneOffset(utc + day, timeZone);
  const hits = [before, after].filter(instant => instant + zoneOffset(instant, timeZone) === utc);
  // Both offsets match a time that occurs twice; neither matches a skipped time.
  return hits.length > 0 ? Math.min(...hits) : before;
}

/** Epoch ms of a local time, the first if it occurs twice. @throws RangeError */
export function localToInstant(local: string, timeZone: string): number {
  const utc = readLocal(local);
  if (utc === undefined) throw new RangeError(`Not a local time: '${local}'. Expected YYYY-MM-DD or YYYY-MM-DDTHH:mm[:ss].`);
  return instantOf(utc, timeZone);
}

/** Epoch ms of a local clock time in minutes after midnight, which may be above 24 hours. @throws RangeError */
export function clockToInstant(date: string, minutes: number, timeZone: string): number {
  const utc = readLocal(date);
  if (utc === undefined) throw new RangeError(`Not a date: '${date}'. Expected YYYY-MM-DD.`);
  return instantOf(utc + minutes * minute, timeZone);
}

/** '2025-06-13T10:00:00' */
export function instantToLocal(instant: number, timeZone: string): string {
  return new Date(instant + zoneOffset(instant, timeZone)).toISOString().slice(0, 19);
}

const digits = (value: number) => String(Math.trunc(value)).padStart(2, '0');

/** '2025-06-13T10:00:00+02:00' */
export function isoWithOffset(instant: number, timeZone: string): string {
  const offset = zoneOffset(instant, timeZone) / minute;
  const size = Math.abs(offset);
  return `${instantToLocal(instant, timeZone)}${offset < 0 ? '-' : '+'}${digits(size / 60)}:${digits(size % 60)}`;
}
