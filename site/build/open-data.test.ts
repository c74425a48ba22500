import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { edition as current } from '@edition/edition.ts';
import { createClient } from '@tand/festival/client';
import { editionName, type Edition, type Schedule, type ScheduleItem } from '@tand/festival';
import { createApp, importEdition, openDatabase } from '@tand/server';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, expect, it } from 'vitest';
import { editionFolder } from './edition.ts';
import { scheduleJson, scheduleXml, writeOpenData } from './open-data.ts';
import { on } from '../../tests/support/dates.ts';

const edition: Edition = current;
const item = (fields: Partial<ScheduleItem> = {}): ScheduleItem => ({
  id: 'a',
  day: 0,
  location: 1,
  start_time: '23:30',
  end_time: '02:00',
  name_sv: 'Nattläge',
  name_en: 'Night mode',
  short_desc_sv: 'Släck inte.',
  short_desc_en: 'Leave it lit.',
  highlight: false,
  ...fields,
});
const scheduleOf = (...items: ScheduleItem[]): Schedule => ({
  locations: [
    { id: 0, name_sv: 'Alla', name_en: 'All' },
    { id: 1, name_sv: 'Scen "ett" & <två>', name_en: 'Stage' },
  ],
  items,
});

interface Event {
  guid: string;
  id: string;
  date: string;
  start: string;
  duration: string;
  room: string;
  title: string;
  subtitle: string;
  url: string;
  abstract: string;
}
interface Day {
  index: string;
  date: string;
  start: string;
  end: string;
  room?: { name: string; event: Event[] }[];
}
interface Frab {
  schedule: { version: string; conference: Record<string, string>; day: Day[] };
}
function parse(text: string): Frab['schedule'] {
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    isArray: (name, path) => ['day', 'event'].includes(name) || String(path).endsWith('day.room'),
  });
  return (parser.parse(text) as Frab).schedule;
}
const events = (text: string) => parse(text).day.flatMap(day => (day.room ?? []).flatMap(room => room.event));

let real: Schedule;
beforeAll(async () => {
  const db = await openDatabase(':memory:');
  await importEdition(db, editionFolder);
  const app = createApp({ db, trusted: true });
  ({ value: real } = await createClient({ baseUrl: 'http://localhost', fetch: request => app.request(request) }).schedule());
});

// SCHED-42
it('writes the whole programme of the edition, twice the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-data-'));
  try {
    const files = await writeOpenData(folder, real);
    expect(files.map(file => basename(file))).toEqual(['schedule.json', 'schedule.xml']);
    const [json = '', text = ''] = await Promise.all(files.map(file => readFile(file, 'utf8')));
    const ids = new Set(real.items.map(({ id }) => id));
    expect(ids.size).toBeGreaterThan(100);
    expect(new Set((JSON.parse(json) as { items: { id: string }[] }).items.map(({ id }) => id))).toEqual(ids);
    const found = events(text);
    expect(new Set(found.map(({ guid }) => guid)).size).toBe(ids.size);
    expect(new Set(found.map(({ id }) => id)).size).toBe(ids.size);
    for (const one of found) {
      expect(one.guid).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(one.duration).toMatch(/^\d{2}:\d{2}$/);
      expect(one.date.slice(11, 16)).toBe(one.start);
      expect(URL.canParse(one.url)).toBe(true);
    }
    await writeOpenData(folder, { ...real, items: real.items.toReversed() });
    expect(await readFile(files[1]!, 'utf8')).toBe(text);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('says what an app needs about festival and days', () => {
  const { conference, day } = parse(scheduleXml(edition, real));
  expect(conference).toMatchObject({
    title: editionName(edition),
    start: on(0),
    end: on(3),
    days: '4',
    time_zone_name: 'Europe/Stockholm',
  });
  expect(day.map(({ index, date }) => [index, date])).toEqual([
    ['1', on(0)],
    ['2', on(1)],
    ['3', on(2)],
    ['4', on(3)],
  ]);
  expect(day[0]).toMatchObject({ start: `${on(0)}T05:00:00+02:00`, end: `${on(1)}T04:59:00+02:00` });
  for (const { start, end, room } of day) {
    for (const one of (room ?? []).flatMap(({ event }) => event)) {
      expect(Date.parse(one.date)).toBeGreaterThanOrEqual(Date.parse(start));
      expect(Date.parse(one.date)).toBeLessThanOrEqual(Date.parse(end));
    }
  }
});

it.each([
  ['over midnight, in the evening it belongs to', {}, `${on(0)}T23:30:00+02:00`, '02:30'],
  ['after midnight', { start_time: '00:30', end_time: '01:00' }, `${on(1)}T00:30:00+02:00`, '00:30'],
  ['an open end as an hour', { end_time: '' }, `${on(0)}T23:30:00+02:00`, '01:00'],
  ['a moment', { end_time: '23:30' }, `${on(0)}T23:30:00+02:00`, '00:00'],
])('gives times and lengths: %s', (_, fields, date, duration) => {
  const text = scheduleXml(edition, scheduleOf(item(fields)));
  expect(parse(text).day[0]!.room?.[0]?.event).toMatchObject([{ date, duration }]);
});

it('escapes what a text holds', () => {
  const title = `<b> & "x" 'y' ]]> \u0000\u0007 å😀`;
  const text = scheduleXml(edition, scheduleOf(item({ name_sv: title, short_desc_sv: '</event>' })));
  expect(events(text)).toMatchObject([{ title: `<b> & "x" 'y' ]]>  å😀`, abstract: '</event>' }]);
  expect(parse(text).day[0]!.room?.[0]?.name).toBe('Scen "ett" & <två>');
});

it('keeps the number of an item, and shows in its version that something changed', () => {
  const [before, after] = [
    scheduleXml(edition, scheduleOf(item())),
    scheduleXml(edition, scheduleOf(item({ id: 'b' }), item({ end_time: '03:00' }))),
  ];
  expect(events(after).map(({ guid }) => guid)).toContain(events(before)[0]!.guid);
  expect(parse(after).version).not.toBe(parse(before).version);
});

it('gives JSON both languages and whole addresses', () => {
  const json = JSON.parse(scheduleJson(edition, scheduleOf(item({ end_time: '', routerLink: '/faq', old_start_time: '22:00' })))) as object;
  expect(json).toMatchObject({
    festival: editionName(edition),
    timeZone: 'Europe/Stockholm',
    locations: [{ id: 1, name: { en: 'Stage' } }],
    items: [
      {
        start: `${on(0)}T23:30:00+02:00`,
        end: null,
        movedFrom: { start: '22:00', end: null },
        title: { sv: 'Nattläge', en: 'Night mode' },
        url: 'https://www.tand.example/sv/faq',
      },
    ],
  });
});

const text = () => true;
const matches = (pattern: RegExp) => (value: string) => pattern.test(value);
const date = matches(/^\d{4}-\d{2}-\d{2}$/);
const instant = (value: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/.test(value) && !Number.isNaN(Date.parse(value));
const positive = matches(/^[1-9]\d*$/);
const duration = matches(/^\d{1,2}:\d{2}(?::\d{1,2})?$/);
const isAddress = (value: string) => URL.canParse(value);
type Rule = (value: string) => boolean;

/** The rules of frab's schema: what a conference and an event must and may say, and how. */
const must: Record<'conference' | 'event', Record<string, Rule>> = {
  conference: { title: text, acronym: matches(/^[\w-]+$/) },
  event: {
    room: text,
    title: matches(/\S/),
    type: text,
    date: instant,
    start: matches(/^[0-2]\d:[0-5]\d(?::[0-5]\d)?$/),
    duration,
    abstract: text,
    slug: matches(/^[\w-]+$/),
    subtitle: text,
    track: text,
  },
};
const may: typeof must = {
  conference: { start: date, end: date, days: positive, timeslot_duration: duration, base_url: isAddress, time_zone_name: text },
  event: {
    url: isAddress,
    language: text,
    description: text,
    recording: text,
    persons: text,
    links: text,
    logo: text,
    attachments: text,
  },
};

function broken(kind: 'conference' | 'event', node: Record<string, unknown>): string[] {
  const children = Object.entries(node).filter(([name]) => !(kind === 'event' && (name === 'id' || name === 'guid')));
  const rules = { ...must[kind], ...may[kind] };
  return [
    ...Object.keys(must[kind]).flatMap(name => (name in node ? [] : [`${kind} lacks ${name}`])),
    ...children.flatMap(([name, value]) => {
      const rule = rules[name];
      if (!rule) return [`${kind} has a ${name}`];
      if (Array.isArray(value)) return [`${kind} has several ${name}`];
      return typeof value === 'string' && !rule(value) ? [`${name} is ${value}`] : [];
    }),
  ];
}

// SCHED-42
it('keeps to the schema of frab: order, what is needed, formats, numbers that stand once', () => {
  const xml = scheduleXml(edition, real);
  const order = [...xml.matchAll(/^<(version|conference|day)\b/gm)].map(([, name]) => name);
  expect(order).toEqual(['version', 'conference', ...Array.from({ length: 4 }, () => 'day')]);
  const { conference, day } = parse(xml);
  expect(broken('conference', conference)).toEqual([]);
  for (const { index, date: of, start, end } of day) expect([positive(index), date(of), instant(start), instant(end)]).not.toContain(false);
  const all = day.flatMap(({ room }) => (room ?? []).flatMap(({ name, event }) => event.map(one => ({ ...one, inRoom: name }))));
  for (const { inRoom, ...one } of all) {
    expect(broken('event', { ...one })).toEqual([]);
    expect([positive(one.id), one.room]).toEqual([true, inRoom]);
  }
  for (const field of ['id', 'guid', 'slug'] as const)
    expect(new Set(all.map(one => (one as unknown as Record<string, string>)[field])).size).toBe(all.length);
  // The rules themselves find what is wrong.
  expect(broken('event', { ...all[0], inRoom: undefined, duration: 'soon', title: undefined })).not.toEqual([]);
});
