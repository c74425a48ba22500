import { instantToLocal } from '@tand/festival';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ContentError } from '../problems.ts';
import { isFields, parseYaml, type Fields } from './yaml.ts';
import { readDate, readTime } from './notation.ts';
import type { ForeignProgramme, Losses } from './foreign.ts';

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return isFields(value) ? textOf(value['#text']) : '';
}

const nameOf = (value: unknown): string => {
  const texts = fieldsOf(value);
  return textOf(value) || textOf(texts['name']) || textOf(texts['sv'] ?? texts['en'] ?? Object.values(texts).find(text => textOf(text)));
};

export function readFrabXml(file: string, source: string, losses: Losses, timeZone: string): ForeignProgramme {
  const checked = XMLValidator.validate(source);
  if (checked !== true)
    throw new ContentError([
      { file, line: checked.err.line, column: checked.err.col, code: 'syntax', params: { message: checked.err.msg } },
    ]);
  const lists = new Set(['day', 'room', 'event', 'entry', 'person', 'link', 'attachment']);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    htmlEntities: true,
    isArray: name => lists.has(name),
  });
  let root: unknown;
  try {
    root = parser.parse(source);
  } catch (error) {
    throw new ContentError([{ file, code: 'syntax', params: { message: messageOf(error) } }]);
  }
  const schedule = fieldsOf(fieldsOf(root)['schedule']);
  const days = listOf(schedule['day']).map(fieldsOf);
  if (days.length === 0) throw new ContentError([{ file, code: 'noXmlDays' }]);
  return collect(days, isOurs(schedule), losses, timeZone);
}

export function readFrabJson(file: string, source: string, losses: Losses, timeZone: string): ForeignProgramme {
  // KonOpas assigns its lists to variables of a script.
  const script = /^\s*(?:var|let|const)\s+program\s*=\s*(\[[\s\S]*?\])\s*;?\s*(?:$|(?:var|let|const)\s)/.exec(source)?.[1];
  const data = parseJson(file, script ?? source);
  const root = fieldsOf(data);
  const schedule = fieldsOf(root['schedule'] ?? root);
  const conference = fieldsOf(schedule['conference'] ?? schedule);
  const flat = [data, root['program'], root['talks'], root['results'], schedule['talks'], schedule['events']]
    .map(listOf)
    .find(list => list.length > 0);
  const days = listOf(conference['days']).map(fieldsOf);
  if (!flat && days.length === 0 && !Array.isArray(conference['days'])) throw new ContentError([{ file, code: 'noJsonDays' }]);
  const programme = collect(days.length > 0 ? days : [{ events: flat }], isOurs(root), losses, timeZone);
  const rooms = listOf(conference['rooms']).map(nameOf);
  return { ...programme, rooms: [...new Set([...rooms.filter(Boolean), ...programme.rooms])] };
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser of YAML, which includes JSON, knows the position of a mistake.
    const { problems } = parseYaml(file, text);
    if (problems.length > 0) throw new ContentError(problems.slice(0, 1));
    const message = messageOf(error);
    const offset = /at position (\d+)/.exec(message)?.[1];
    const before = offset === undefined ? undefined : text.slice(0, Number(offset)).split('\n');
    const place = before && { line: before.length, column: before.at(-1)!.length + 1 };
    throw new ContentError([{ file, ...place, code: 'syntax', params: { message: message.replace(/ (?:in JSON )?at position .*/, '') } }]);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const isOurs = (root: Fields) => fieldsOf(root['generator'])['name'] === 'tand';

function countEvents(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + countEvents(one), 0);
  if (!isFields(value)) return 0;
  return 'title' in value && ('start' in value || 'date' in value) ? 1 : countEvents(Object.values(value));
}

const roomsOf = (rooms: unknown): [name: string, events: Fields[]][] =>
  Array.isArray(rooms)
    ? rooms.map(fieldsOf).map(room => [textOf(room['name']), listOf(room['event'] ?? room['events']).map(fieldsOf)])
    : Object.entries(fieldsOf(rooms)).map(([name, events]) => [name, listOf(events).map(fieldsOf)]);

function collect(days: readonly Fields[], isOwn: boolean, losses: Losses, timeZone: string): ForeignProgramme {
  const isDated = days.some(day => 'date' in day || 'index' in day);
  const events = days.flatMap((day, index) => {
    const inRooms = roomsOf(day['room'] ?? day['rooms']).flatMap(([name, own]) => own.map(event => ({ event, name })));
    const loose = [day['event'], day['entry'], day['events'], day['talks']].flatMap(listOf).map(fieldsOf);
    return [...inRooms, ...loose.map(event => ({ event, name: roomOf(event) }))].map(({ event, name }) => {
      const read = readEvent(event, isOwn, losses, timeZone);
      return { ...read, day: isDated || 'rooms' in day || 'room' in day ? index : read.day, room: name };
    });
  });
  const emptyRooms = days.flatMap(day => roomsOf(day['room'] ?? day['rooms']).map(([name]) => name));
  return {
    isOwn,
    days: isDated ? days.map(day => textOf(day['date'])) : days.length > 1 ? days.map(() => '') : [],
    rooms: [...new Set([...emptyRooms, ...events.map(({ room }) => room)])].filter(Boolean),
    unread: Math.max(0, countEvents(days) - events.length),
    events,
  };
}

function roomOf(event: Fields): string {
  const slot = fieldsOf(event['slot']);
  return (
    nameOf(listOf(event['room'])[0] ?? event['room'] ?? slot['room'] ?? event['location'] ?? event['venue']) ||
    textOf(listOf(event['loc'])[0] ?? event['loc'])
  );
}

function readEvent(event: Fields, isOurs: boolean, losses: Losses, timeZone: string) {
  const slot = fieldsOf(event['slot']);
  const get = (...fields: string[]) => fields.map(field => nameOf(event[field])).find(Boolean) ?? '';
  const title = get('title');
  const at = localOf(get('start') || textOf(slot['start']) || get('datetime', 'startDate'), timeZone) || get('start', 'time');
  const date = localOf(get('date'), timeZone);
  const start = readTime(at) ? at : date;
  const end = localOf(get('end') || textOf(slot['end']), timeZone);
  const [abstract, description, subtitle] = [get('abstract', 'desc'), get('description'), get('subtitle')];
  if (!isOurs && subtitle) losses.add('a subtitle', title);
  if (!isOurs && abstract && description && description !== abstract) losses.add('a description in addition to the abstract', title);
  for (const field of ['logo', 'video_download_url'] as const) if (get(field)) losses.add(field, title);
  if (listOf(fieldsOf(event['attachments'])['attachment'] ?? event['attachments']).length > 0) losses.add('attachments', title);
  const links = listOf(fieldsOf(event['links'])['link'] ?? event['links']).map(fieldsOf);
  const isSignUp = (link: Fields) => isOurs && /anmäl|sign.?up/i.test(textOf(link['title']) || textOf(link));
  const addresses = links.flatMap(link => (isSignUp(link) ? [] : textOf(link['href'] ?? link['url']) || []));
  // Events that we exported link to their own page, which reveals the site's origin.
  const [, site = '', slug = ''] = (isOurs && /^(.*)\/schedule\/([^/]+)$/.exec(get('url'))) || [];
  const local = (href: string) => (site && href.startsWith(`${site}/`) ? href.slice(site.length) : href).replace(escapes, readable);
  const [url = '', ...more] = isOurs ? addresses.map(local) : [get('url'), ...addresses].filter(Boolean);
  if (more.length > 0) losses.add('further links', title);
  return {
    key: slug ? decodeURIComponent(slug) : get('guid') || textOf(event['code'] ?? event['id']),
    day: readDate(at) ?? readDate(date) ?? '',
    start,
    end: readTime(end) ? end : '',
    duration: get('duration', 'mins'),
    title,
    titleEn: isOurs ? subtitle : '',
    text: isOurs ? abstract : abstract || description,
    textEn: isOurs ? description : '',
    track: get('track'),
    type: get('type', 'submission_type'),
    tags: listOf(event['tags']).map(nameOf).filter(Boolean),
    language: get('language'),
    persons: listOf(fieldsOf(event['persons'])['person'] ?? event['persons'] ?? event['speakers'] ?? event['people']).map(person => ({
      name: textOf(person) || textOf(fieldsOf(person)['public_name']) || nameOf(fieldsOf(person)['name']),
      url: local(textOf(fieldsOf(person)['url'])),
    })),
    url,
    isHighlight: /^highlight$/i.test(get('type')),
    isCancelled: /^cancell?ed$/i.test(get('type')) || /^cancell?ed$/i.test(get('status')),
    missing: [...unknownFields, ...('tags' in event ? [] : (['tags'] as const))],
  };
}

/** Fields of our items that the frab schema does not have. */
const unknownFields = ['highlight', 'age', 'signUp', 'access', 'old_start_time', 'old_end_time'] as const;

const escapes = /(?:%[89a-f][\da-f])+/gi;
function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const localOf = (text: string, timeZone: string) =>
  /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))
    ? instantToLocal(Date.parse(text), timeZone)
    : text;
