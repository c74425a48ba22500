import { allLocations } from '../constants.ts';
import { editionName, type Edition } from '../edition/edition.ts';
import type { ScheduleKind } from '../schedule/values.ts';
import type { Schedule, ScheduleHost } from '../schedule/schema.ts';
import { addressPart, itemSlug } from '../schedule/address.ts';
import { itemLink } from '../schedule/view.ts';
import { dayBreakMinutes, occupiedUntil, timeItems, type TimedItem } from '../schedule/time.ts';
import { clockToInstant, isoWithOffset } from '../time/zone.ts';
import { element, escapeXml } from './xml.ts';

export interface OpenDataWords {
  kinds: Readonly<Record<ScheduleKind, string>>;
  page: { more: string; signUp: string };
}

const minute = 60_000;
const two = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** For ids and versions only: SHA-1 is not secure. */
async function sha1(text: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(sum), byte => byte.toString(16).padStart(2, '0')).join('');
}

async function guid(edition: Edition, id: string): Promise<string> {
  const hex = await sha1(`${edition.siteUrl}/${edition.year}/${id}`);
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-');
}

const numberOf = (uuid: string) => Number.parseInt(uuid.slice(0, 7), 16) + 1;

const absolute = ({ siteUrl, defaultLanguage }: Edition, href: string) =>
  (href.startsWith('/') ? `${siteUrl}/${defaultLanguage}${href}` : href).replace(/[^\x21-\x7e]+/g, encodeURIComponent);

async function personOf(edition: Edition, { name, href }: ScheduleHost) {
  const uuid = await guid(edition, `host/${name}`);
  return { id: numberOf(uuid), guid: uuid, public_name: name, ...(href && { url: absolute(edition, href) }) };
}

/** frab's schema has no cancelled state, so apps show these words. */
const cancelledWords = { sv: 'Inställd.', en: 'Cancelled.' };

async function frabEvent(edition: Edition, item: TimedItem, room: string, words: OpenDataWords) {
  const uuid = await guid(edition, item.id);
  const id = numberOf(uuid);
  const link = itemLink(item)?.href;
  const signUp = item.signUp?.where;
  const date = isoWithOffset(item.start, edition.timeZone);
  const line = (state: string, text: string) => (item.cancelled ? `${state} ${text}`.trim() : text);
  return {
    guid: uuid,
    id,
    date,
    start: date.slice(11, 16),
    duration: clock((occupiedUntil(item) - item.start) / minute),
    room,
    slug: `${edition.year}-${id}`,
    url: `${edition.siteUrl}/${edition.defaultLanguage}/schedule/${encodeURIComponent(itemSlug(item))}`,
    title: item.name_sv,
    subtitle: item.name_en === item.name_sv ? '' : item.name_en,
    track: item.kind ? words.kinds[item.kind] : '',
    type: item.cancelled ? 'cancelled' : item.highlight ? 'highlight' : (item.kind ?? 'other'),
    language: item.language === 'en' ? 'en' : 'sv',
    abstract: line(cancelledWords.sv, item.short_desc_sv),
    description: line(cancelledWords.en, item.short_desc_en),
    persons: await Promise.all((item.hosts ?? []).map(host => personOf(edition, host))),
    links: [
      ...(link ? [{ url: absolute(edition, link), title: words.page.more }] : []),
      ...(signUp ? [{ url: absolute(edition, signUp), title: words.page.signUp }] : []),
    ],
  };
}

type FrabEvent = Awaited<ReturnType<typeof frabEvent>>;

/** Its `version` is a hash of the programme. */
async function frab(edition: Edition, { locations, items }: Schedule, words: OpenDataWords) {
  const places = locations.filter(({ id }) => id !== allLocations);
  const inOrder = timeItems(edition, items).toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
  const days = await Promise.all(
    edition.dates.days.map(async ({ date }, index) => {
      // Clock times: a DST change makes a day an hour longer or shorter.
      const at = (minutes: number) => isoWithOffset(clockToInstant(date, dayBreakMinutes + minutes, edition.timeZone), edition.timeZone);
      const ofDay = inOrder.filter(({ day }) => day === index);
      const rooms = new Map<string, FrabEvent[]>();
      for (const { id, name_sv: room } of places) {
        const own = ofDay.filter(({ location }) => location === id);
        if (own.length === 0) continue;
        const events = await Promise.all(own.map(item => frabEvent(edition, item, room, words)));
        rooms.set(room, [...(rooms.get(room) ?? []), ...events]);
      }
      return { index: index + 1, date, start: at(0), end: at(24 * 60 - 1), rooms };
    }),
  );
  return {
    version: (await sha1(JSON.stringify([places, days.map(({ rooms }) => [...rooms])]))).slice(0, 12),
    baseUrl: edition.siteUrl,
    url: `${edition.siteUrl}/${edition.defaultLanguage}/schedule`,
    acronym: addressPart(editionName(edition)).replaceAll('-', ''),
    title: editionName(edition),
    start: days[0]!.date,
    end: days.at(-1)!.date,
    timeSlot: '00:30',
    timeZone: edition.timeZone,
    rooms: await Promise.all(places.map(async ({ id, name_sv }) => ({ name: name_sv, guid: await guid(edition, `place/${id}`) }))),
    days,
  };
}

function eventXml({ guid, id, date, start, duration, room, slug, url, persons, links, ...texts }: FrabEvent): string[] {
  const timed = { date, start, duration, room, slug, url };
  return [
    `<event guid="${guid}" id="${id}">`,
    ...Object.entries(timed).map(([name, text]) => element(name, text)),
    '<recording><license/><optout>false</optout></recording>',
    ...Object.entries(texts).map(([name, text]) => element(name, text)),
    '<logo/>',
    '<persons>',
    ...persons.map(person => `<person id="${person.id}" guid="${person.guid}">${escapeXml(person.public_name)}</person>`),
    '</persons>',
    '<links>',
    ...links.map(link => `<link href="${escapeXml(link.url)}">${escapeXml(link.title)}</link>`),
    '</links>',
    '<attachments/>',
    '</event>',
  ];
}

/** frab/pretalx XML, for conference apps and displays (SCHED-42). */
export async function scheduleXml(edition: Edition, schedule: Schedule, words: OpenDataWords): Promise<string> {
  const { version, acronym, title, start, end, days, timeSlot, baseUrl, timeZone } = await frab(edition, schedule, words);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<schedule>',
    '<generator name="tand" version="1"/>',
    element('version', version),
    '<conference>',
    element('acronym', acronym),
    element('title', title),
    element('start', start),
    element('end', end),
    element('days', days.length),
    element('timeslot_duration', timeSlot),
    element('base_url', baseUrl),
    element('time_zone_name', timeZone),
    '</conference>',
    ...days.flatMap(day => [
      `<day index="${day.index}" date="${day.date}" start="${day.start}" end="${day.end}">`,
      ...[...day.rooms].flatMap(([name, events]) => [`<room name="${escapeXml(name)}">`, ...events.flatMap(eventXml), '</room>']),
      '</day>',
    ]),
    '</schedule>',
    '',
  ].join('\n');
}

export async function scheduleJson(edition: Edition, schedule: Schedule, words: OpenDataWords): Promise<string> {
  const { version, acronym, title, start, end, days, timeSlot, baseUrl, timeZone, url, rooms } = await frab(edition, schedule, words);
  return JSON.stringify({
    $schema: 'https://c3voc.de/schedule/schema.json',
    generator: { name: 'tand', version: '1', url: baseUrl },
    schedule: {
      version,
      base_url: baseUrl,
      conference: {
        acronym,
        title,
        start,
        end,
        daysCount: days.length,
        timeslot_duration: timeSlot,
        time_zone_name: timeZone,
        url,
        rooms,
        days: days.map(day => ({
          index: day.index,
          date: day.date,
          day_start: day.start,
          day_end: day.end,
          rooms: Object.fromEntries([...day.rooms].map(([name, events]) => [name, events.map(event => ({ ...event, attachments: [] }))])),
        })),
      },
    },
  });
}
