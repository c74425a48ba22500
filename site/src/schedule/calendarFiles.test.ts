import { edition } from '@edition/edition.ts';
import type { Schedule, ScheduleItem } from '@tand/festival';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarAddresses, calendarFile } from './calendarFiles.ts';

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
  items: [item('a', 1, { cancelled: true, sequence: 2 }), item('b', 2, { start_time: '10:00', end_time: '' })],
};
const texts = { sv: { schedule: 'Schema', openEnd: 'tills det är klart' }, en: { schedule: 'Schedule', openEnd: 'until it’s done' } };
const stamp = Date.UTC(2025, 5, 1);
const at = (path: string) => calendarFile(path, schedule, texts, stamp);

function read(path: string) {
  const root = new ICAL.Component(ICAL.parse(at(path) ?? '') as unknown[]);
  const events = root.getAllSubcomponents('vevent');
  return [root.getFirstPropertyValue('x-wr-calname'), events.map(event => event.getFirstPropertyValue('summary'))];
}
const festival = `${edition.name} ${edition.year}`;

// SCHED-46
it.each([
  ['/sv/schedule.ics', 'Schema', ['Öppning b', 'Öppning a']],
  ['/en/schedule.ics', 'Schedule', ['Opening b', 'Opening a']],
  ['/sv/schedule/place/stora-scenen.ics', 'Stora scenen', ['Öppning a']],
  ['/en/schedule/place/stora-scenen.ics', 'Main stage', ['Opening a']],
  ['/en/schedule/oppning-b-b.ics', 'Opening b', ['Opening b']],
  ['/sv/schedule/its-former-name-b.ics', 'Öppning b', ['Öppning b']],
])('%s holds the calendar “%s” with %j', (path, title, titles) => {
  expect(read(path)).toEqual([`${festival}: ${title}`, titles]);
});

// SCHED-14, SCHED-41
it('tells who follows it that an item is cancelled', () => {
  expect(at('/sv/schedule.ics')).toMatch(/SEQUENCE:2\r\nSTATUS:CANCELLED/);
});

it('writes the same bytes for the same programme', () => {
  expect(calendarFile('/sv/schedule.ics', structuredClone(schedule), texts, stamp)).toBe(at('/sv/schedule.ics'));
});

it.each(['/sv/schedule/gone-zz.ics', '/sv/schedule/place/nowhere.ics', '/sv/schedule/place/alla.ics', '/de/schedule.ics', '/sv/schedule'])(
  'has nothing at %s',
  path => expect(at(path)).toBeUndefined(),
);

it('lists one address for the programme, each place and each item, in each language', () => {
  const addresses = calendarAddresses(schedule);
  expect(addresses).toEqual(
    ['sv', 'en'].flatMap(lang =>
      ['', '/place/stora-scenen', '/place/tokyo-town', '/oppning-a-a', '/oppning-b-b'].map(name => `/${lang}/schedule${name}.ics`),
    ),
  );
  for (const path of addresses) expect(at(path), path).toContain('BEGIN:VEVENT');
});
