import { edition as current } from '@edition/edition.ts';
import { readCopy } from '@tand/editions/node';
import { scheduleJson as writeJson, scheduleXml as writeXml, type OpenDataWords } from '@tand/festival/openData';
import { editionName, type Edition, type Schedule, type ScheduleItem } from '@tand/festival';
import { readFileContent } from '@tand/server';
import { createSnapshot } from '../../packages/server/src/content/snapshot.ts';
import { Ajv } from 'ajv';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, expect, it } from 'vitest';
import { editionFolder } from '@tand/runtime/build/edition';
import { isoOn, on } from '../support/dates.ts';

const edition: Edition = current;
const dayCount = edition.dates.days.length;
const words = readCopy('sv', editionFolder)['schedule'] as OpenDataWords;
const scheduleXml = (of: Edition, schedule: Schedule) => writeXml(of, schedule, words);
const scheduleJson = (of: Edition, schedule: Schedule) => writeJson(of, schedule, words);
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
interface FrabJson {
  schedule: { version: string; conference: { rooms: { name: string }[]; days: { rooms: Record<string, Event[]> }[] } };
}
const readJson = async (schedule: Schedule) => JSON.parse(await scheduleJson(edition, schedule)) as FrabJson;
const inJson = async (schedule: Schedule) =>
  (await readJson(schedule)).schedule.conference.days.flatMap(({ rooms }) => Object.values(rooms).flat());
const events = (text: string) => parse(text).day.flatMap(day => (day.room ?? []).flatMap(room => room.event));

let real: Schedule;
beforeAll(async () => {
  real = createSnapshot(await readFileContent(editionFolder, { timeZone: edition.timeZone }), Date.now()).schedule;
});

// SCHED-42
it('writes the complete programme of the edition as XML, the same for any order of items', async () => {
  const ids = new Set(real.items.map(({ id }) => id));
  expect(ids.size).toBeGreaterThan(40);
  const found = events(await scheduleXml(edition, real));
  expect(new Set(found.map(({ guid }) => guid)).size).toBe(ids.size);
  expect(new Set(found.map(({ id }) => id)).size).toBe(ids.size);
  for (const one of found) {
    expect(one.guid).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(one.date.slice(11, 16)).toBe(one.start);
  }
  expect(await scheduleXml(edition, { ...real, items: real.items.toReversed() })).toBe(await scheduleXml(edition, real));
});

it.each([
  ['a', '2ddf8a34-2273-5229-988a-7870afb91b2c', '48101540'],
  ['final-cs2', 'af196aee-2f9c-5acb-afd4-d0c86ed0fb48', '183604911'],
])('gives item %s a permanent guid and number', async (id, guid, number) => {
  const of2025 = { ...edition, siteUrl: 'https://www.tand.example', year: 2025 };
  expect(events(await scheduleXml(of2025, scheduleOf(item({ id }))))).toMatchObject([{ guid, id: number }]);
});

it.each([
  ['TÄND', 2025, 'tand2025'],
  ['GNISTA', 2029, 'gnista2029'],
])('abbreviates %s %i as %s', async (name, year, acronym) =>
  expect(parse(await scheduleXml({ ...edition, name, year }, scheduleOf())).conference['acronym']).toBe(acronym),
);

it('describes the festival and its days for apps', async () => {
  const { conference, day } = parse(await scheduleXml(edition, real));
  expect(conference).toMatchObject({
    title: editionName(edition),
    start: on(0),
    end: on(dayCount - 1),
    days: String(dayCount),
    time_zone_name: edition.timeZone,
  });
  expect(day.map(({ index, date }) => [index, date])).toEqual(edition.dates.days.map(({ date }, index) => [String(index + 1), date]));
  expect(day[0]).toMatchObject({ start: isoOn(0, '05:00'), end: isoOn(1, '04:59') });
  for (const { start, end, room } of day) {
    for (const one of (room ?? []).flatMap(({ event }) => event)) {
      expect(Date.parse(one.date)).toBeGreaterThanOrEqual(Date.parse(start));
      expect(Date.parse(one.date)).toBeLessThanOrEqual(Date.parse(end));
    }
  }
});

it.each([
  ['an item over midnight', {}, isoOn(0, '23:30'), '02:30'],
  ['an item after midnight, on the day before', { start_time: '00:30', end_time: '01:00' }, isoOn(1, '00:30'), '00:30'],
  ['an open end as an hour', { end_time: '' }, isoOn(0, '23:30'), '01:00'],
  ['an item without length', { end_time: '23:30' }, isoOn(0, '23:30'), '00:00'],
])('writes times and lengths: %s', async (_, fields, date, duration) => {
  const text = await scheduleXml(edition, scheduleOf(item(fields)));
  expect(parse(text).day[0]!.room?.[0]?.event).toMatchObject([{ date, duration }]);
});

it('escapes texts, and drops control characters', async () => {
  const title = `<b> & "x" 'y' ]]> \u0000\u0007 å😀`;
  const text = await scheduleXml(edition, scheduleOf(item({ name_sv: title, short_desc_sv: '</event>' })));
  expect(events(text)).toMatchObject([{ title: `<b> & "x" 'y' ]]>  å😀`, abstract: '</event>' }]);
  expect(parse(text).day[0]!.room?.[0]?.name).toBe('Scen "ett" & <två>');
});

it('changes the version, but not the guid, when an item changes', async () => {
  const [before, after] = [
    await scheduleXml(edition, scheduleOf(item())),
    await scheduleXml(edition, scheduleOf(item({ id: 'b' }), item({ end_time: '03:00' }))),
  ];
  expect(events(after).map(({ guid }) => guid)).toContain(events(before)[0]!.guid);
  expect(parse(after).version).not.toBe(parse(before).version);
});

// SCHED-42
it('writes kind, language, hosts and links', async () => {
  const told = item({
    kind: 'talk',
    language: 'en',
    hosts: [{ name: 'Tuvstarr & Co', href: '/creators/tuvstarr' }, { name: 'Bosse' }],
    routerLink: '/faq',
    signUp: { how: 'online', where: 'https://plats.example/?a=1&b=2' },
  });
  const [found] = await inJson(scheduleOf(told));
  expect(found).toMatchObject({
    track: 'Samtal',
    type: 'talk',
    language: 'en',
    persons: [{ public_name: 'Tuvstarr & Co', url: `${edition.siteUrl}/sv/creators/tuvstarr` }, { public_name: 'Bosse' }],
    links: [{ url: `${edition.siteUrl}/sv/faq` }, { url: 'https://plats.example/?a=1&b=2', title: 'Anmälan' }],
  });
  const xml = await scheduleXml(edition, scheduleOf(told));
  expect(events(xml)).toMatchObject([
    {
      track: 'Samtal',
      type: 'talk',
      language: 'en',
      persons: { person: [{ '#text': 'Tuvstarr & Co' }, { '#text': 'Bosse' }] },
      links: { link: [{ href: `${edition.siteUrl}/sv/faq` }, { href: 'https://plats.example/?a=1&b=2' }] },
    },
  ]);
});

it.each([
  [{}, { title: 'Nattläge', subtitle: 'Night mode', language: 'sv', type: 'other' }],
  [{ name_en: 'Nattläge' }, { subtitle: '' }],
  [{ highlight: true }, { type: 'highlight' }],
] as const)('describes an item, and adds English only where it differs: %j', async (fields, expected) =>
  expect(await inJson(scheduleOf(item(fields)))).toMatchObject([expected]),
);

// SCHED-42
it('marks a cancelled item by its type and in its text', async () => {
  const cancelled = item({ cancelled: true, highlight: true, short_desc_en: '' });
  const expected = { type: 'cancelled', title: 'Nattläge', abstract: 'Inställd. Släck inte.', description: 'Cancelled.' };
  expect(events(await scheduleXml(edition, scheduleOf(cancelled)))).toMatchObject([expected]);
  expect(await inJson(scheduleOf(cancelled))).toMatchObject([expected]);
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

/** Fields that frab's schema requires, with their rules; `may` has the optional ones. */
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
it('follows the schema of frab: order, required fields, formats, unique numbers', async () => {
  const xml = await scheduleXml(edition, real);
  const order = [...xml.matchAll(/^<(version|conference|day)\b/gm)].map(([, name]) => name);
  expect(order).toEqual(['version', 'conference', ...Array.from({ length: dayCount }, () => 'day')]);
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
  expect(broken('event', { ...all[0], inRoom: undefined, duration: 'soon', title: undefined })).not.toEqual([]);
});

/** JSON schema of an object with no other fields. Default of `required`: all of them. */
const only = (fields: Record<string, object>, required = Object.keys(fields)) => ({
  type: 'object',
  properties: fields,
  required,
  additionalProperties: false,
});
const string = { type: 'string' };
const some = { type: 'string', minLength: 1 };
const like = (pattern: string) => ({ type: 'string', pattern });
const day = like('^\\d{4}-\\d\\d-\\d\\d$');
const time = like('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d[+-]\\d\\d:\\d\\d$');
const uuid = like('^[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$');
const link = like('^https://');
const length = like('^\\d+:\\d\\d$');
const whole = { type: 'integer', minimum: 1 };
const none = { type: 'array', maxItems: 0 };
const listOf = (items: object) => ({ type: 'array', items });
const eventRules = only({
  id: whole,
  guid: uuid,
  date: time,
  start: like('^\\d\\d:\\d\\d$'),
  duration: length,
  room: some,
  slug: like('^[a-z0-9_-]+[a-z0-9]$'),
  url: link,
  title: some,
  subtitle: string,
  track: string,
  type: some,
  language: like('^[a-z]{2}$'),
  abstract: string,
  description: string,
  persons: listOf(only({ id: whole, guid: uuid, public_name: some, url: link }, ['id', 'guid', 'public_name'])),
  links: listOf(only({ url: like('^(?:https?://|mailto:)'), title: some })),
  attachments: none,
});
const conferenceRules = only({
  acronym: like('^[a-z0-9_-][a-z0-9_]{3,}$'),
  title: some,
  start: day,
  end: day,
  daysCount: whole,
  timeslot_duration: length,
  time_zone_name: like('^[A-Z][a-z]+/[A-Z][a-z]+$'),
  url: link,
  rooms: { type: 'array', items: only({ name: some, guid: uuid }) },
  days: {
    type: 'array',
    items: only({
      index: whole,
      date: day,
      day_start: time,
      day_end: time,
      rooms: { type: 'object', additionalProperties: { type: 'array', items: eventRules } },
    }),
  },
});
const validate = new Ajv({ allErrors: true }).compile(
  only({
    $schema: link,
    generator: only({ name: some, version: some, url: link }),
    schedule: only({ version: some, base_url: link, conference: conferenceRules }),
  }),
);

const told = ({ guid, date, duration, room, title, subtitle, url, abstract }: Event) =>
  [guid, date, duration, room, title, subtitle, url, abstract].join(' | ');

// SCHED-42
it('writes JSON in the shape that readers of frab expect, with the data of the XML', async () => {
  const json = await readJson(real);
  expect(validate(json), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  expect(json.schedule.conference.rooms).toHaveLength(real.locations.filter(({ id }) => id !== 0).length);
  const inXml = events(await scheduleXml(edition, real));
  expect((await inJson(real)).map(told)).toEqual(inXml.map(told));
  expect(json.schedule.version).toBe(parse(await scheduleXml(edition, real)).version);
  expect(validate({ ...json, schedule: { ...json.schedule, conference: { ...json.schedule.conference, acronym: 'tand-2025' } } })).toBe(
    false,
  );
});

it('lists no room for the place that means all places', async () =>
  expect((await readJson(scheduleOf())).schedule.conference.rooms).toMatchObject([{ name: 'Scen "ett" & <två>' }]));

it('loses no item when two places have the same name', async () => {
  const { locations } = scheduleOf();
  const schedule = { locations: [...locations, { ...locations[1]!, id: 2 }], items: [item(), item({ id: 'b', location: 2 })] };
  expect(await inJson(schedule)).toHaveLength(2);
  expect(events(await scheduleXml(edition, schedule))).toHaveLength(2);
});
