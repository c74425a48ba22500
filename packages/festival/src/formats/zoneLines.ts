import { zoneOffset, zoneSpans } from '../time/zone.ts';

const minute = 60_000;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const digits = (value: number) => String(value).padStart(2, '0');

/** '+0200' */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / minute;
  return `${offset < 0 ? '-' : '+'}${digits(Math.floor(minutes / 60))}${digits(minutes % 60)}`;
}

/** 'CEST', 'GMT-5' */
const nameAt = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(instant).find(({ type }) => type === 'timeZoneName')!
    .value;

/** First year in which rules apply. The year of the festival is what matters; earlier ones may have had other rules. */
const since = 1996;

/** A clock change as a yearly rule, from its local time before it: 'the last Sunday of March at 02:00'. */
function changeLines(timeZone: string, instant: number, from: number, to: number): string[] {
  const local = new Date(instant + from);
  const month = local.getUTCMonth();
  const lastDate = (year: number) => new Date(Date.UTC(year, month + 1, 0));
  const isLast = local.getUTCDate() + 7 > lastDate(local.getUTCFullYear()).getUTCDate();
  const nth = isLast ? -1 : Math.ceil(local.getUTCDate() / 7);
  const end = isLast ? lastDate(since) : new Date(Date.UTC(since, month, nth * 7));
  const date = end.getUTCDate() - ((end.getUTCDay() - local.getUTCDay() + 7) % 7);
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `TZNAME:${nameAt(instant, timeZone)}`,
    `DTSTART:${since}${digits(month + 1)}${digits(date)}T${local.toISOString().slice(11, 19).replaceAll(':', '')}`,
    `RRULE:FREQ=YEARLY;BYMONTH=${month + 1};BYDAY=${nth}${weekdays[local.getUTCDay()]}`,
    `END:${kind}`,
  ];
}

const made = new Map<string, string[]>();

/** RFC 5545, 3.6.5: the time zone with its clock changes in a year. */
export function zoneLines(timeZone: string, year: number): string[] {
  const key = `${timeZone} ${year}`;
  const known = made.get(key);
  if (known) return known;
  const [from, to] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  const spans = zoneSpans(timeZone, from, to);
  const changes = spans.slice(1, -1).flatMap(([instant, offset], index) => changeLines(timeZone, instant, spans[index]![1], offset));
  const offset = offsetText(zoneOffset(from, timeZone));
  const constant = [
    'BEGIN:STANDARD',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    `TZNAME:${nameAt(from, timeZone)}`,
    'DTSTART:19700101T000000',
    'END:STANDARD',
  ];
  const lines = ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...(changes.length > 0 ? changes : constant), 'END:VTIMEZONE'];
  made.set(key, lines);
  return lines;
}
