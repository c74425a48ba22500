import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { edition } from '../test/fixtures.ts';
import { scheduleKinds, type ScheduleKind } from '../schedule/values.ts';
import type { ItemView } from '../schedule/itemView.ts';
import { calendarText, foldLine, type CalendarEvent } from './iCalendar.ts';
import { calendarEvents } from './programmeCalendar.ts';

const at = (iso: string) => Date.parse(iso);
const stamp = at('2025-06-01T12:00Z');
const event = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'a-2025@www.tand.example',
  sequence: 0,
  title: 'Öppning',
  start: at('2025-06-13T18:00+02:00'),
  end: at('2025-06-13T19:00+02:00'),
  ...fields,
});
const writeIn = (timeZone: string, ...events: CalendarEvent[]) =>
  calendarText({ name: 'TÄND 2025', product: 'TÄND//Programme 2025//SV', events, stamp, timeZone, year: 2025 });
const write = (...events: CalendarEvent[]) => writeIn('Europe/Stockholm', ...events);

function read(text: string) {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = new ICAL.Timezone(root.getFirstSubcomponent('vtimezone')!);
  return root.getAllSubcomponents('vevent').map(one => {
    const instant = (name: string) => {
      const time = one.getFirstPropertyValue(name) as InstanceType<typeof ICAL.Time> | null;
      if (!time) return undefined;
      const property = one.getFirstProperty(name)!;
      if (property.getParameter('tzid')) time.zone = zone;
      return time.toUnixTime() * 1000;
    };
    const text = (name: string) => one.getFirstPropertyValue(name) as string | null;
    return {
      uid: text('uid'),
      title: text('summary'),
      description: text('description'),
      location: text('location'),
      url: text('url'),
      start: instant('dtstart'),
      end: instant('dtend'),
      stamp: instant('dtstamp'),
      sequence: one.getFirstPropertyValue('sequence'),
      modified: instant('last-modified'),
      status: text('status'),
      categories: one.getFirstProperty('categories')?.getValues(),
    };
  });
}

// SCHED-41
it.each([
  ['summer', '2025-06-13T18:00+02:00', '2025-06-13T19:00+02:00'],
  ['over midnight', '2025-06-13T23:30+02:00', '2025-06-14T02:00+02:00'],
  ['winter', '2024-12-31T23:30+01:00', '2025-01-01T02:00+01:00'],
  ['the night into summer time', '2025-03-29T23:30+01:00', '2025-03-30T04:00+02:00'],
  ['the night out of summer time', '2025-10-25T23:30+02:00', '2025-10-26T04:00+01:00'],
  ['within the hour that comes twice', '2025-10-26T02:30+02:00', '2025-10-26T02:30+01:00'],
])('writes start and end as the right instants: %s', (_, start, end) => {
  expect(read(write(event({ start: at(start), end: at(end) })))).toMatchObject([{ start: at(start), end: at(end), stamp }]);
});

it('includes the time zone of the festival', () => {
  const text = write(event());
  expect(text).toContain('DTSTART;TZID=Europe/Stockholm:20250613T180000\r\n');
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Stockholm\r\n');
});

it('describes the clock changes of the event’s year and of the year before', () => {
  expect(/BEGIN:VTIMEZONE.*END:VTIMEZONE/s.exec(write(event()))?.[0].split('\r\n')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Stockholm',
    'BEGIN:STANDARD',
    'DTSTART:20240101T010000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20240331T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20241027T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20250330T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20251026T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]);
});

// SCHED-41
it.each(['Europe/Helsinki', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney', 'Asia/Kathmandu'])(
  'writes the right instants in the zone %s',
  zone => {
    const starts = [at('2025-01-15T12:00Z'), at('2025-06-13T22:30Z'), at('2025-11-20T04:00Z')];
    const text = writeIn(zone, ...starts.map(start => event({ start, end: start + 3_600_000 })));
    expect(text).toContain(`DTSTART;TZID=${zone}:`);
    expect(read(text)).toMatchObject(starts.map(start => ({ start, end: start + 3_600_000 })));
  },
);

it('writes no end for an item without duration', () => {
  expect(read(write(event({ end: event().start })))[0]).toMatchObject({ end: undefined });
});

// SCHED-41
it('writes each line with CRLF, at most 75 bytes long and valid UTF-8', () => {
  const text = write(event({ title: 'Ö'.repeat(200), description: 'å😀ä '.repeat(80) }));
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(() => encodeURIComponent(line), 'no half character').not.toThrow();
  }
});

it.each([
  [74, 1],
  [75, 1],
  [76, 2],
  [149, 2],
  [150, 3],
])('folds %i letters into %i lines', (letters, lines) => {
  expect(foldLine('a'.repeat(letters)).split('\r\n')).toHaveLength(lines);
});

it('escapes special characters and line breaks, and replaces control characters by spaces', () => {
  const nasty = 'a,b;c\\d:e"f\nEND:VEVENT\r\nBEGIN:VALARM\u0000\u0007 \\n \\, end';
  const [only, ...others] = read(write(event({ title: nasty, description: nasty, location: nasty })));
  const clean = 'a,b;c\\d:e"f\nEND:VEVENT\nBEGIN:VALARM   \\n \\, end';
  expect(others).toEqual([]);
  expect(only).toMatchObject({ title: clean, description: clean, location: clean });
});

it('round-trips any text, apart from control characters and carriage returns', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), text => {
      const clean = text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');
      expect(read(write(event({ title: text })))[0]?.title).toBe(clean);
    }),
  );
});

const entry = (fields: Partial<ItemView> = {}): ItemView => ({
  id: 'k3x',
  title: 'Nattläge',
  description: 'Släck inte.',
  day: 0,
  placeId: 1,
  startMinutes: 1410,
  href: '/schedule/nattlage-k3x',
  pageHref: '/schedule/nattlage-k3x',
  start: '2025-06-13T23:30:00+02:00',
  ...fields,
});
const places = [{ id: 1, name: 'Stora scenen, Elmia' }];
const kinds = Object.fromEntries(scheduleKinds.map(kind => [kind, `kind ${kind}`])) as Record<ScheduleKind, string>;
const words = { openEnd: 'tills det är klart', kinds };
const events = (one: ItemView) => calendarEvents(edition, [one], places, 'sv', words);

it('writes all data of an item to its event', () => {
  const text = write(...events(entry({ end: '2025-06-14T02:00:00+02:00', kind: 'play', tags: ['PUBG', 'a, b'] })));
  expect(read(text)).toEqual([
    {
      uid: `k3x-${edition.year}@www.tand.example`,
      title: 'Nattläge',
      description: 'Släck inte.',
      location: `Stora scenen, Elmia, ${edition.venue.name}, ${edition.venue.address}`,
      url: 'https://www.tand.example/sv/schedule/nattlage-k3x',
      start: at('2025-06-13T21:30Z'),
      end: at('2025-06-14T00:00Z'),
      stamp,
      sequence: 0,
      modified: undefined,
      status: 'CONFIRMED',
      categories: ['kind play', 'PUBG', 'a, b'],
    },
  ]);
});

it('reserves an hour for an open end and says that the end is open', () => {
  expect(events(entry())).toMatchObject([{ end: at('2025-06-13T22:30Z'), description: 'Släck inte.\ntills det är klart' }]);
});

it('writes the sequence, time of change and status of a changed item', () => {
  const [changed] = read(write(...events(entry({ isCancelled: true, sequence: 3, modified: '2025-06-12T08:30:00Z' }))));
  expect(changed).toMatchObject({ status: 'CANCELLED', sequence: 3, modified: at('2025-06-12T08:30Z') });
});
