import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ContentError } from './problems.ts';
import { endOf, noEvent, type ForeignEvent, type ForeignProgramme, type Losses } from './foreign.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return isFields(value) ? textOf(value['#text']) : '';
}

/** @throws ContentError */
export function readFrabXml(file: string, source: string, losses: Losses): ForeignProgramme {
  const checked = XMLValidator.validate(source);
  if (checked !== true) throw new ContentError([{ file, line: checked.err.line, column: checked.err.col, message: checked.err.msg }]);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    isArray: (name, path) => ['day', 'event', 'person', 'link', 'attachment'].includes(name) || /(?:^|\.)day\.room$/.test(String(path)),
  });
  const schedule = fieldsOf(fieldsOf(parser.parse(source))['schedule']);
  const days = listOf(schedule['day']).map(fieldsOf);
  if (days.length === 0) throw new ContentError([{ file, message: 'is no programme of frab or pretalx: it has no <day>' }]);
  const isOurs = fieldsOf(schedule['generator'])['name'] === 'tand';
  return collect(
    days.map(day => ({
      date: textOf(day['date']),
      held: countEvents(day),
      rooms: listOf(day['room'])
        .map(fieldsOf)
        .map(room => ({ name: textOf(room['name']), events: listOf(room['event']).map(fieldsOf) })),
    })),
    event => readEvent(event, isOurs, losses),
  );
}

/** `{"schedule": {"conference": {"days": […]}}}`. @throws ContentError */
export function readFrabJson(file: string, source: string, losses: Losses): ForeignProgramme {
  let data: unknown;
  try {
    data = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ContentError([{ file, message: error instanceof Error ? error.message : String(error) }]);
  }
  const conference = fieldsOf(fieldsOf(fieldsOf(data)['schedule'])['conference']);
  const days = listOf(conference['days']).map(fieldsOf);
  if (days.length === 0)
    throw new ContentError([{ file, message: 'is no programme of frab or pretalx: it has no schedule.conference.days' }]);
  const isOurs = fieldsOf(fieldsOf(data)['generator'])['name'] === 'tand';
  const programme = collect(
    days.map(day => ({
      date: textOf(day['date']),
      held: countEvents(day),
      rooms: Object.entries(fieldsOf(day['rooms'])).map(([name, events]) => ({ name, events: listOf(events).map(fieldsOf) })),
    })),
    event => readEvent(event, isOurs, losses),
  );
  const rooms = listOf(conference['rooms']).map(room => textOf(fieldsOf(room)['name']));
  return { ...programme, rooms: [...new Set([...rooms.filter(Boolean), ...programme.rooms])] };
}

/** Counts events at any depth: any element with a title and a start. */
function countEvents(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + countEvents(one), 0);
  if (!isFields(value)) return 0;
  return 'title' in value && ('start' in value || 'date' in value) ? 1 : countEvents(Object.values(value));
}

interface Day {
  date: string;
  held: number;
  rooms: { name: string; events: Fields[] }[];
}

function collect(days: readonly Day[], read: (event: Fields) => Omit<ForeignEvent, 'day' | 'room'>): ForeignProgramme {
  return {
    days: days.map(({ date }) => date),
    rooms: [...new Set(days.flatMap(({ rooms }) => rooms.map(({ name }) => name)))],
    unread: days.reduce((sum, { held, rooms }) => sum + held - countEvents(rooms.map(({ events }) => events)), 0),
    events: days.flatMap(({ rooms }, day) =>
      rooms.flatMap(({ name, events }) => events.map(event => ({ ...read(event), day, room: name }))),
    ),
  };
}

function readEvent(event: Fields, isOurs: boolean, losses: Losses): Omit<ForeignEvent, 'day' | 'room'> {
  const get = (field: string) => textOf(event[field]);
  const title = get('title');
  const start = /^\d{2}:\d{2}/.exec(get('start'))?.[0] ?? /T(\d{2}:\d{2})/.exec(get('date'))?.[1] ?? '';
  const [abstract, description, subtitle] = [get('abstract'), get('description'), get('subtitle')];
  if (!isOurs && subtitle) losses.add('a subtitle', title);
  if (!isOurs && abstract && description && description !== abstract) losses.add('a description beside the abstract', title);
  for (const field of ['logo', 'video_download_url'] as const) if (get(field)) losses.add(field, title);
  if (listOf(fieldsOf(event['attachments'])['attachment'] ?? event['attachments']).length > 0) losses.add('attachments', title);
  const links = listOf(fieldsOf(event['links'])['link'] ?? event['links']).map(fieldsOf);
  const addresses = links.map(link => textOf(link['href'] ?? link['url'])).filter(Boolean);
  // Events we exported link to their page, which reveals the site's origin; other links to that origin are internal.
  const [, site = '', slug = ''] = (isOurs && /^(.*)\/schedule\/([^/]+)$/.exec(get('url'))) || [];
  const local = (href: string) => (site && href.startsWith(`${site}/`) ? href.slice(site.length) : href);
  const [url = '', ...more] = isOurs ? addresses.map(local) : [get('url'), ...addresses].filter(Boolean);
  if (more.length > 0) losses.add('further links', title);
  return {
    ...noEvent,
    key: slug ? decodeURIComponent(slug) : get('guid') || textOf(event['code'] ?? event['id']),
    start,
    ...endOf(start, get('duration')),
    title,
    titleEn: isOurs ? subtitle : '',
    text: isOurs ? abstract : abstract || description,
    textEn: isOurs ? description : '',
    track: get('track'),
    type: get('type'),
    language: get('language'),
    persons: listOf(fieldsOf(event['persons'])['person'] ?? event['persons']).map(person => ({
      name: textOf(person) || textOf(fieldsOf(person)['public_name'] ?? fieldsOf(person)['name']),
      url: local(textOf(fieldsOf(person)['url'])),
    })),
    url,
    isHighlight: /^highlight$/i.test(get('type')),
    isCancelled: /^cancell?ed$/i.test(get('type')) || /^cancell?ed$/i.test(get('status')),
  };
}
