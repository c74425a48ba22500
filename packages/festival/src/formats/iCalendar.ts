import { instantToLocal, zoneSpans } from '../time/zone.ts';

/** Times are in epoch ms. */
export interface CalendarEvent {
  uid: string;
  title: string;
  start: number;
  /** Undefined for an event without duration. */
  end?: number | undefined;
  description?: string | undefined;
  location?: string | undefined;
  categories?: readonly string[] | undefined;
  url?: string | undefined;
  isCancelled?: boolean | undefined;
  /** Number of changes: calendars replace an event by one with a higher number. */
  sequence: number;
  modified?: number | undefined;
}

export interface Calendar {
  name: string;
  product: string;
  events: readonly CalendarEvent[];
  /** Epoch ms of the calendar's last change. */
  stamp: number;
  timeZone: string;
  /** The file describes the clock changes of this year and of the year before. */
  year: number;
}

const bytesOf = (code: number) => (code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4);

/** Splits a line into lines of at most 75 octets (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  // A UTF-16 unit takes three octets at most, so 25 of them fit.
  if (line.length <= 25) return line;
  let folded = '';
  let room = 75;
  for (const character of line) {
    const size = bytesOf(character.codePointAt(0)!);
    if (size > room) {
      folded += '\r\n ';
      room = 74;
    }
    folded += character;
    room -= size;
  }
  return folded;
}

/** RFC 5545, 3.3.11 */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

const compact = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');
const utc = (instant: number) => compact(new Date(instant).toISOString());

const hour = 3_600_000;

const offsetText = (offset: number) => (offset < 0 ? '-' : '+') + utc(Math.abs(offset)).slice(9, 13);

/** The start of an offset is local time with the previous offset (RFC 5545, 3.6.5). */
function zoneLines(timeZone: string, year: number): string[] {
  const spans = zoneSpans(timeZone, Date.UTC(year - 1, 0), Date.UTC(year + 1, 0)).slice(0, -1);
  const standard = Math.min(...spans.map(([, offset]) => offset));
  return spans.flatMap(([start, offset], index) => {
    const kind = offset > standard ? 'DAYLIGHT' : 'STANDARD';
    const [, before] = spans[index - 1] ?? spans[index]!;
    return [
      `BEGIN:${kind}`,
      `DTSTART:${utc(start + before).slice(0, -1)}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(offset)}`,
      `END:${kind}`,
    ];
  });
}

/** Writes a local time that occurs twice as UTC, because calendar apps disagree on it. */
function time(name: string, instant: number, zone: string): string {
  const local = instantToLocal(instant, zone);
  const isTwice = [instant - hour, instant + hour].some(other => instantToLocal(other, zone) === local);
  return isTwice ? `${name}:${utc(instant)}` : `${name};TZID=${zone}:${compact(local)}`;
}

function eventLines(event: CalendarEvent, stamp: string, zone: string): string[] {
  const { uid, title, start, end, description, location, categories = [], url, isCancelled, sequence, modified } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
    ...(modified === undefined ? [] : [`LAST-MODIFIED:${utc(modified)}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    time('DTSTART', start, zone),
    ...(end !== undefined && end > start ? [time('DTEND', end, zone)] : []),
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.map(escapeText).join(',')}`] : []),
    ...(url ? [`URL:${new URL(url).href}`] : []),
    'END:VEVENT',
  ];
}

export function calendarText({ name, product, events, stamp, timeZone, year }: Calendar): string {
  const at = utc(stamp);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    'X-PUBLISHED-TTL:PT30M',
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...zoneLines(timeZone, year),
    'END:VTIMEZONE',
    ...events.flatMap(event => eventLines(event, at, timeZone)),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}
