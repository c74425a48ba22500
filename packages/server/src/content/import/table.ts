import { ContentError } from '../problems.ts';
import { parseCsv } from './csv.ts';
import { noEvent, type ForeignEvent, type ForeignProgramme, type Losses } from './foreign.ts';

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
  signUpHow: ['sign_up', 'signup', 'anmälan'],
  signUpWhere: ['sign_up_url'],
  isFull: ['full', 'fullt'],
  seating: ['seating'],
  noise: ['noise'],
  light: ['light'],
  steps: ['steps'],
  signLanguage: ['sign_language'],
  hearingLoop: ['hearing_loop'],
  isHighlight: ['highlight', 'höjdpunkt'],
  isCancelled: ['cancelled', 'canceled', 'inställd'],
} as const;
type Column = keyof typeof columns;

const isYes = (text: string) => /^(?:1|x|y|yes|j|ja|true|sant)$/i.test(text);
const isNo = (text: string) => /^(?:0|n|no|nej|false|falskt)$/i.test(text);
const yesOrNo = (text: string) => (isYes(text) ? 'true' : isNo(text) ? 'false' : text);
const several = (text: string) =>
  text
    .split(/\s*[;|]\s*/)
    .map(one => one.trim())
    .filter(Boolean);

function personOf(text: string): ForeignEvent['persons'][number] {
  const [, name = text, url = ''] = /^(.*?)\s*<([^>]*)>$/.exec(text) ?? [];
  return { name, url };
}

/** CSV with commas, semicolons or tabs: a header, then an item per line; lists use semicolons or bars. @throws ContentError */
export function readTable(file: string, source: string, losses: Losses): ForeignProgramme {
  const [header, ...rows] = parseCsv(file, source);
  const names = (header?.values ?? []).map(name => name.normalize('NFC').trim().toLowerCase().replaceAll(/[ -]+/g, '_'));
  const at = (column: Column) => names.findIndex(name => (columns[column] as readonly string[]).includes(name));
  const lacking = (['day', 'start', 'room', 'title'] as const).filter(column => at(column) < 0);
  if (lacking.length > 0) {
    const names = lacking.map(column => columns[column].join(' or ')).join(', and ');
    throw new ContentError([{ file, line: header?.line ?? 1, code: 'columnsMissing', params: { columns: names } }]);
  }
  const known = new Set((Object.keys(columns) as Column[]).map(at));
  const events = rows.map(({ line, values }): ForeignEvent => {
    const get = (column: Column) => (values[at(column)] ?? '').trim();
    for (const [index, value] of values.entries()) {
      if (value.trim() && !known.has(index)) losses.add(`the column ${header?.values[index] ?? index + 1}`, get('title'));
    }
    const day = get('day');
    const access = { seating: get('seating'), noise: get('noise'), light: get('light'), steps: get('steps') };
    const senses = { signLanguage: yesOrNo(get('signLanguage')), hearingLoop: yesOrNo(get('hearingLoop')) };
    return {
      ...noEvent,
      line,
      key: get('key'),
      day: /^\d$/.test(day) ? Number(day) : day,
      start: get('start'),
      end: get('end'),
      duration: get('duration'),
      oldStart: get('oldStart'),
      oldEnd: get('oldEnd'),
      room: get('room'),
      places: several(get('places')),
      title: get('title'),
      titleEn: get('titleEn'),
      text: get('text'),
      textEn: get('textEn'),
      track: get('track'),
      tags: several(get('tags')),
      language: get('language'),
      persons: several(get('persons')).map(personOf),
      url: get('url'),
      age: get('age'),
      signUp: { how: get('signUpHow'), where: get('signUpWhere'), isFull: isYes(get('isFull')) },
      access: { ...access, ...senses },
      isHighlight: isYes(get('isHighlight')),
      isCancelled: isYes(get('isCancelled')),
    };
  });
  const rooms = [...new Set(events.flatMap(({ room, places }) => [room, ...places]))];
  return { events, days: [], rooms, unread: 0, isOwn: false };
}
