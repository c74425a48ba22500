import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  clockToInstant,
  dayBreakMinutes,
  editionName,
  isoWithOffset,
  itemLink,
  itemSlug,
  occupiedUntil,
  timeItems,
  type Edition,
  type Schedule,
  type TimedItem,
} from '@tand/festival';
import { editionFolder, readEdition } from './edition.ts';

const minute = 60_000;

/**
 * Writes the programme as open data into a folder: `schedule.json` (both languages, instants with offset) and
 * `schedule.xml` (the format of frab and pretalx, which conference apps and displays read). The same programme gives
 * the same files. Returns their paths.
 */
export async function writeOpenData(folder: string, schedule: Schedule, from = editionFolder): Promise<string[]> {
  return Promise.all(
    Object.entries(await openData(schedule, from)).map(async ([name, text]) => {
      const file = join(folder, name);
      await writeFile(file, text);
      return file;
    }),
  );
}

/** The programme as open data, by file name. */
export async function openData(schedule: Schedule, from = editionFolder): Promise<Record<'schedule.json' | 'schedule.xml', string>> {
  const edition = await readEdition(from);
  return { 'schedule.json': scheduleJson(edition, schedule), 'schedule.xml': scheduleXml(edition, schedule) };
}

const inOrder = (edition: Edition, { items }: Schedule) =>
  timeItems(edition, items).toSorted((a, b) => a.day - b.day || a.start - b.start || a.location - b.location || (a.id < b.id ? -1 : 1));

/** A link of an item as an address that works from anywhere; internal ones lead to the Swedish page. */
function address(edition: Edition, item: TimedItem): string | undefined {
  const link = itemLink(item);
  return link && (link.isExternal ? link.href : `${edition.siteUrl}/sv${link.href}`);
}

/** Address of an item's own page. */
const pageOf = (edition: Edition, item: TimedItem) => `${edition.siteUrl}/sv/schedule/${encodeURIComponent(itemSlug(item))}`;

/** The programme as JSON: days, places, items; texts by language. */
export function scheduleJson(edition: Edition, schedule: Schedule): string {
  const data = {
    festival: editionName(edition),
    url: `${edition.siteUrl}/sv/schedule`,
    timeZone: edition.timeZone,
    venue: { name: edition.venue.name, city: edition.venue.city, lat: edition.venue.lat, lon: edition.venue.lon },
    days: edition.dates.days.map(({ date, name }, day) => ({ day, date, name })),
    locations: schedule.locations
      .filter(({ id }) => id !== 0)
      .map(({ id, name_sv, name_en }) => ({ id, name: { sv: name_sv, en: name_en } })),
    items: inOrder(edition, schedule).map(item => ({
      id: item.id,
      day: item.day,
      location: item.location,
      start: isoWithOffset(item.start, edition.timeZone),
      end: item.end === undefined ? null : isoWithOffset(item.end, edition.timeZone),
      movedFrom: item.old_start_time ? { start: item.old_start_time, end: item.old_end_time || null } : null,
      title: { sv: item.name_sv, en: item.name_en },
      description: { sv: item.short_desc_sv, en: item.short_desc_en },
      page: pageOf(edition, item),
      url: address(edition, item) ?? null,
      isHighlighted: item.highlight,
    })),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Text for XML 1.0, which has no place for most control characters, escaped or not. */
const xml = (text: string) =>
  text

    .replace(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"']/g, sign => entities[sign]!);
const element = (name: string, text: string | number) => `<${name}>${xml(String(text))}</${name}>`;

const two = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** A UUID that an item keeps over builds. */
function guid(edition: Edition, id: string): string {
  const hex = createHash('sha1').update(`${edition.siteUrl}/${edition.year}/${id}`).digest('hex');
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-');
}

/** The number of an item, for readers that want numbers. */
const numberOf = (uuid: string) => Number.parseInt(uuid.slice(0, 7), 16) + 1;

function event(edition: Edition, item: TimedItem, room: string): string[] {
  const id = guid(edition, item.id);
  return [
    `<event guid="${id}" id="${numberOf(id)}">`,
    element('date', isoWithOffset(item.start, edition.timeZone)),
    element('start', isoWithOffset(item.start, edition.timeZone).slice(11, 16)),
    element('duration', clock((occupiedUntil(item) - item.start) / minute)),
    element('room', room),
    element('slug', `${edition.year}-${numberOf(id)}`),
    element('url', pageOf(edition, item)),
    '<recording><license/><optout>false</optout></recording>',
    element('title', item.name_sv),
    element('subtitle', item.name_en === item.name_sv ? '' : item.name_en),
    element('track', room),
    element('type', item.highlight ? 'highlight' : 'other'),
    element('language', 'sv'),
    element('abstract', item.short_desc_sv),
    element('description', item.short_desc_en),
    '<logo/><persons/><links/><attachments/>',
    '</event>',
  ];
}

/** The programme in the XML of frab: Swedish titles and lines, the English ones as subtitle and description. */
export function scheduleXml(edition: Edition, schedule: Schedule): string {
  const items = inOrder(edition, schedule);
  const rooms = schedule.locations.filter(({ id }) => id !== 0);
  const { days } = edition.dates;

  const lines = days.flatMap(({ date }, index) => {
    // A day ends where the next one begins, on the clock: in a summer-time night it is an hour longer or shorter.
    const [start, end] = [0, 24 * 60 - 1].map(minutes =>
      isoWithOffset(clockToInstant(date, dayBreakMinutes + minutes, edition.timeZone), edition.timeZone),
    );
    return [
      `<day index="${index + 1}" date="${date}" start="${start}" end="${end}">`,
      ...rooms.flatMap(({ id, name_sv }) => {
        const own = items.filter(item => item.day === index && item.location === id);
        return own.length ? [`<room name="${xml(name_sv)}">`, ...own.flatMap(item => event(edition, item, name_sv)), '</room>'] : [];
      }),
      '</day>',
    ];
  });
  const body = [
    '<conference>',
    element('acronym', `tand-${edition.year}`),
    element('title', editionName(edition)),
    element('start', days[0]!.date),
    element('end', days.at(-1)!.date),
    element('days', days.length),
    element('timeslot_duration', '00:30'),
    element('base_url', edition.siteUrl),
    element('time_zone_name', edition.timeZone),
    '</conference>',
    ...lines,
  ];
  const version = createHash('sha1').update(body.join('\n')).digest('hex').slice(0, 12);
  const head = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<schedule>',
    '<generator name="tand" version="1"/>',
    element('version', version),
  ];
  return [...head, ...body, '</schedule>', ''].join('\n');
}
