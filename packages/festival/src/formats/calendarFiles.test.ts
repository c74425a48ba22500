import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import type { Schedule, ScheduleItem } from '../schedule/schema.ts';
import { encodePicks } from '../schedule/share.ts';
import { scheduleKinds, type ScheduleKind } from '../schedule/values.ts';
import { edition } from '../test/fixtures.ts';
import { calendarAddresses, calendarFile, isPicksCalendar } from './calendarFiles.ts';

const item = (id: string, location: number, fields: Partial<ScheduleItem> = {}): ScheduleItem => ({
  id,
  day: 0,
  location,
  start_time: '18:00',
  end_time: '19:00',
  name_sv: `Öppning ${id}`,
  name_en: `Opening ${id}`,
  short_desc_sv: '',
  short_desc_en: '',
  highlight: false,
  ...fields,
});
const schedule: Schedule = {
  locations: [
    { id: 0, name_sv: 'Alla', name_en: 'All' },
    { id: 1, name_sv: 'Stora scenen', name_en: 'Main stage' },
    { id: 2, name_sv: 'Tokyo Town', name_en: 'Tokyo Town' },
  ],
  items: [
    item('a', 1, { cancelled: true, sequence: 2 }),
    item('b', 2, { start_time: '10:00', end_time: '', kind: 'food', places: [2, 1] }),
  ],
};
const removed = [item('g', 1, { sequence: 1, kind: 'music', day: 1 })];
const followed = { schedule, gone: { items: removed } };
const kinds = Object.fromEntries(scheduleKinds.map(kind => [kind, kind.toUpperCase()])) as Record<ScheduleKind, string>;
const texts = {
  sv: { headline: 'Schema', picks: { headline: 'Mina val' }, kinds, item: { openEnd: 'tills det är klart' } },
  en: { headline: 'Schedule', picks: { headline: 'My picks' }, kinds, item: { openEnd: 'until it’s done' } },
};
const stamp = Date.UTC(2025, 5, 1);
const at = (path: string) => calendarFile(edition, path, followed, texts, stamp);

function read(path: string) {
  const root = new ICAL.Component(ICAL.parse(at(path) ?? '') as unknown[]);
  const events = root.getAllSubcomponents('vevent');
  return [root.getFirstPropertyValue('x-wr-calname'), events.map(event => event.getFirstPropertyValue('summary'))];
}
const festival = `${edition.name} ${edition.year}`;

// SCHED-46
it.each([
  ['/sv/schedule.ics', 'Schema', ['Öppning b', 'Öppning a', 'Öppning g']],
  ['/en/schedule.ics', 'Schedule', ['Opening b', 'Opening a', 'Opening g']],
  ['/sv/schedule/place/stora-scenen.ics', 'Stora scenen', ['Öppning b', 'Öppning a', 'Öppning g']],
  ['/en/schedule/place/tokyo-town.ics', 'Tokyo Town', ['Opening b']],
  ['/sv/schedule/kind/food.ics', 'FOOD', ['Öppning b']],
  ['/en/schedule/kind/music.ics', 'MUSIC', ['Opening g']],
  [`/sv/schedule/day/${edition.dates.days[0]!.date}.ics`, 'Fredag 13 juni', ['Öppning b', 'Öppning a']],
  [`/sv/schedule/picks/${encodePicks(new Set(['b', 'g']), [...schedule.items, ...removed])}.ics`, 'Mina val', ['Öppning b', 'Öppning g']],
  ['/sv/schedule/oppning-g-g.ics', 'Öppning g', ['Öppning g']],
  ['/en/schedule/oppning-b-b.ics', 'Opening b', ['Opening b']],
  ['/sv/schedule/its-former-name-b.ics', 'Öppning b', ['Öppning b']],
])('returns the calendar at %s: “%s” with %j', (path, title, titles) => {
  expect(read(path)).toEqual([`${festival}: ${title}`, titles]);
});

// SCHED-14, SCHED-41
it('writes a cancelled item with its sequence number and the status CANCELLED', () => {
  expect(at('/sv/schedule.ics')).toMatch(/SEQUENCE:2\r\nSTATUS:CANCELLED/);
});

it('writes the same bytes for the same programme', () => {
  expect(calendarFile(edition, '/sv/schedule.ics', structuredClone(followed), texts, stamp)).toBe(at('/sv/schedule.ics'));
});

it.each([
  '/sv/schedule/gone-zz.ics',
  '/sv/schedule/place/nowhere.ics',
  '/sv/schedule/place/alla.ics',
  '/de/schedule.ics',
  '/sv/schedule',
  '/sv/schedule/kind/opera.ics',
  '/sv/schedule/day/2020-01-01.ics',
  '/sv/schedule/picks/AAAAA.ics',
  '/sv/schedule/picks.ics',
])('returns undefined for %s', path => expect(at(path)).toBeUndefined());

it('lists a path for the programme, each place, used kind, day and item, removed ones too', () => {
  const addresses = calendarAddresses(edition, followed);
  const days = edition.dates.days.map(({ date }) => `/day/${date}`);
  const items = ['/oppning-a-a', '/oppning-b-b', '/oppning-g-g'];
  const names = ['', '/place/stora-scenen', '/place/tokyo-town', '/kind/music', '/kind/food', ...days, ...items];
  expect(addresses).toEqual(['sv', 'en'].flatMap(lang => names.map(name => `/${lang}/schedule${name}.ics`)));
  for (const path of addresses) expect(at(path), path).toContain('BEGIN:VCALENDAR');
});

// SCHED-46
it.each([
  ['valid picks', encodePicks(new Set(['a']), schedule.items), true],
  ['the maximum number of picks', encodePicks(new Set(['a']), schedule.items).repeat(150), true],
  ['too many picks', encodePicks(new Set(['a']), schedule.items).repeat(151), false],
  ['unknown picks only', 'AAAAA', false],
  ['an incomplete pick', 'abc', false],
])('accepts a calendar path with %s: %s', (_, codes, is) => {
  expect(isPicksCalendar(edition, `/sv/schedule/picks/${codes}.ics`, followed)).toBe(is);
});

// LANG-1
it('names items in English for an added language, and returns undefined for an unknown one', () => {
  const inFinnish = { ...edition, languages: ['sv', 'en', 'fi'] as const };
  const words = { ...texts, fi: { ...texts.en, headline: 'Ohjelma' } };
  const file = (path: string, of = inFinnish) => calendarFile(of, path, followed, words, stamp);
  expect(file('/fi/schedule.ics')).toContain('Ohjelma');
  expect(file('/fi/schedule.ics')).toContain('SUMMARY:Opening b');
  expect(file('/de/schedule.ics')).toBeUndefined();
  expect(file('/constructor/schedule.ics')).toBeUndefined();
});
