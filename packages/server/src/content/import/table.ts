import { accessFacts, accessValues, isLink, signUpWays, type AccessFacts } from '@tand/festival';
import { ContentError } from '../problems.ts';
import { parseCsv } from './csv.ts';
import { exampleOf, type ForeignEvent, type ForeignProgramme, type Losses } from './foreign.ts';
import { readTime } from './notation.ts';

const columns = {
  key: ['id', 'guid', 'code'],
  day: ['day', 'dag', 'date', 'datum', 'weekday', 'veckodag'],
  start: ['start', 'start_time', 'starts', 'börjar', 'starttid', 'from', 'från', 'tid', 'time', 'kl'],
  end: ['end', 'end_time', 'ends', 'slutar', 'slut', 'sluttid', 'to', 'till'],
  duration: ['duration', 'length', 'minutes', 'längd'],
  oldStart: ['old_start_time'],
  oldEnd: ['old_end_time'],
  room: ['place', 'room', 'location', 'venue', 'plats', 'sal', 'lokal', 'rum'],
  places: ['places', 'platser'],
  title: ['title', 'name', 'name_sv', 'namn', 'titel', 'rubrik', 'programpunkt', 'event'],
  titleEn: ['name_en', 'title_en'],
  text: ['description', 'abstract', 'short_desc_sv', 'beskrivning', 'text'],
  textEn: ['short_desc_en', 'description_en', 'text_en'],
  track: ['kind', 'track', 'type', 'sort', 'spår'],
  tags: ['tags', 'taggar'],
  language: ['language', 'språk'],
  persons: ['hosts', 'persons', 'speakers', 'medverkande'],
  url: ['url', 'link', 'länk'],
  age: ['age', 'ålder'],
  signUp: ['sign_up', 'signup', 'anmälan'],
  signUpUrl: ['sign_up_url'],
  full: ['full', 'fullt'],
  isHighlight: ['highlight', 'höjdpunkt'],
  isCancelled: ['cancelled', 'canceled', 'inställd'],
} as const;
type Column = keyof typeof columns | keyof AccessFacts;

const fieldsOf = {
  text: ['short_desc_sv', 'short_desc_en'],
  tags: ['tags'],
  language: ['language'],
  persons: ['hosts'],
  url: ['url', 'routerLink'],
  isCancelled: ['cancelled'],
  isHighlight: ['highlight'],
  age: ['age'],
  signUp: ['signUp'],
  oldStart: ['old_start_time'],
  oldEnd: ['old_end_time'],
} as const;

const textColumns = ['key', 'start', 'end', 'title', 'titleEn', 'text', 'textEn', 'track', 'language', 'url'] as const;

const columnsOf = (column: Column): readonly string[] =>
  column in columns ? columns[column as keyof typeof columns] : [column.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)];

const isYes = (text: string) => /^(?:1|x|y|yes|j|ja|true|sant)$/i.test(text);
const isNo = (text: string) => /^(?:0|n|no|nej|false|falskt)$/i.test(text);
const yesOrNo = (text: string) => (isYes(text) ? 'true' : isNo(text) ? 'false' : text);
const asYesOrNo = (text: string) => (isYes(text) ? true : isNo(text) ? false : undefined);
const clockOf = (text: string) => readTime(text)?.clock;
const several = (text: string) =>
  text
    .split(/\s*[;|]\s*/)
    .map(one => one.trim())
    .filter(Boolean);

function personOf(text: string): ForeignEvent['persons'][number] {
  const [, name = text, url = ''] = /^(.*?)\s*<([^>]*)>$/.exec(text) ?? [];
  return { name, url };
}

export function readTable(file: string, source: string, losses: Losses): ForeignProgramme {
  const [header, ...rows] = parseCsv(file, source);
  const names = (header?.values ?? []).map(name => name.normalize('NFC').trim().toLowerCase().replaceAll(/[ -]+/g, '_'));
  const at = (column: Column) => names.findIndex(name => columnsOf(column).includes(name));
  const has = (column: Column) => at(column) >= 0;
  const missing = (['day', 'start', 'room', 'title'] as const).filter(column => !has(column));
  if (missing.length > 0) {
    const wanted = missing.map(column => columns[column].join(' or ')).join(', and ');
    throw new ContentError([{ file, line: header?.line ?? 1, code: 'columnsMissing', params: { columns: wanted } }]);
  }
  const known = new Set([...(Object.keys(columns) as Column[]), ...accessFacts].map(at));
  const missingFields: ForeignEvent['missing'] = [
    ...Object.entries(fieldsOf).flatMap(([column, fields]) => (has(column as Column) ? [] : fields)),
    ...(accessFacts.some(has) ? [] : (['access'] as const)),
  ];
  const events = rows.map(({ line, values }) => {
    const get = (column: Column) => (values[at(column)] ?? '').trim();
    for (const [index, value] of values.entries()) {
      if (value.trim() && !known.has(index)) losses.add(`the column ${header?.values[index] ?? index + 1}`, get('title'));
    }
    const read = <T>(column: Column, parse: (text: string) => T | undefined): T | undefined => {
      const text = get(column);
      const value = text ? parse(text) : undefined;
      const event = { line, key: get('key'), title: get('title') };
      if (text && value === undefined) losses.add(`a value of ${names[at(column)]}`, exampleOf(event, text));
      return value;
    };
    const day = get('day');
    const isFull = read('full', asYesOrNo) ?? false;
    const how = read('signUp', text => signUpWays.find(way => way === text.toLowerCase()));
    const where = read('signUpUrl', text => (isLink(text) ? text : undefined));
    const access = accessFacts.flatMap(fact => {
      const value = read(fact, text => accessValues[fact].find(one => String(one) === yesOrNo(text.toLowerCase())));
      return value === undefined ? [] : [[fact, value] as const];
    });
    return {
      ...Object.fromEntries(textColumns.map(column => [column, get(column)])),
      line,
      // Spreadsheets write hours, minutes and seconds; frab writes days, hours and minutes.
      duration: get('duration').replace(/^(\d+:\d{2}):\d{2}$/, '$1'),
      day: /^\d$/.test(day) ? Number(day) : day,
      room: get('room'),
      places: several(get('places')),
      tags: several(get('tags')),
      persons: several(get('persons')).map(personOf),
      details: {
        old_start_time: read('oldStart', clockOf),
        old_end_time: read('oldEnd', clockOf),
        age: read('age', text => (/^[1-9]\d?$/.test(text) ? Number(text) : undefined)),
        signUp: how && { how, ...(where && { where }), ...(isFull && { full: true as const }) },
        access: access.length > 0 ? Object.fromEntries(access) : undefined,
      },
      isHighlight: read('isHighlight', asYesOrNo) ?? false,
      isCancelled: read('isCancelled', asYesOrNo) ?? false,
      missing: missingFields,
    };
  });
  const rooms = [...new Set(events.flatMap(({ room, places }) => [room, ...places]))];
  return { events, days: [], rooms, unread: 0, isOwn: false };
}
