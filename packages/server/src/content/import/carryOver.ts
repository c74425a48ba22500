import {
  accessValues,
  dayBreakMinutes,
  findItem,
  isExternalUrl,
  isInternalPath,
  itemLanguages,
  isPrintable,
  plainText,
  toPrintable,
  severalPlaces,
  signUpWays,
  type AccessFacts,
  type ItemLanguage,
  type ScheduleItem,
  type ScheduleLocation,
  type ScheduleDay,
} from '@tand/festival';
import { ContentError } from './problems.ts';

import type { ForeignEvent, ForeignProgramme, Losses } from './foreign.ts';
import { htmlToText } from './htmlText.ts';
import { isKindName, kindOf } from './kinds.ts';
import { dayLength, endAfter, readDate, readLength, readTime } from './notation.ts';

/** Existing locations and items, whose ids are reused. */
export interface CurrentContent {
  places: readonly ScheduleLocation[];
  items: readonly ScheduleItem[];
}

// SCHED-2
const dayCount = 4;
/** Longest text of an item in characters. */
const longestText = 500;
const longestName = 200;

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const eve = (date: string) => new Date(Date.parse(date) - dayLength).toISOString().slice(0, 10);

/**
 * Converts a foreign programme; reports unsupported or invalid parts in `losses` and drops events without name, day or start.
 * @param dates dates of the festival's days; empty if unknown
 * @throws ContentError if the days can't be determined from the dates of the file
 */
export function carryOver(
  file: string,
  found: ForeignProgramme,
  current: CurrentContent,
  dates: readonly string[],
  losses: Losses,
): { locations: ScheduleLocation[]; items: ScheduleItem[] } {
  const given = cleaned(found, losses);
  const locations = placesOf(given.rooms, current.places);
  const dayOf = dayFinder(file, given, dates, losses);
  const items = new Map<string, ScheduleItem>();
  const loose: ScheduleItem[] = [];
  for (const event of given.events) {
    const place = locations.find(({ name_sv }) => same(name_sv, event.room)) ?? locations.find(({ name_en }) => same(name_en, event.room));
    const day = dayOf(event);
    const start = readTime(event.start);
    const reason = !event.title
      ? 'it lacks a name'
      : !start
        ? event.start
          ? 'its start is no time'
          : 'it lacks a start'
        : typeof day === 'string'
          ? day
          : !place && 'it lacks a place';
    if (reason || typeof day === 'string' || !place || !start) {
      const value = reason === 'its start is no time' ? event.start : '';
      losses.add(`the whole item, for ${reason}`, exampleOf(event, value));
      continue;
    }
    const id = idOf(event, current.items);
    const known = event.isOwn ? current.items.find(one => one.id === id) : undefined;
    const read = itemOf({ ...event, start: start.clock }, id, day as ScheduleDay, place.id, losses);
    const item = known ? withUnsaid(read, known) : read;
    const twin = items.get(id);
    if (!id) loose.push(item);
    else if (!twin) items.set(id, item);
    else if (twin.day === day && twin.start_time === item.start_time && twin.name_sv === item.name_sv) {
      const places = severalPlaces(twin.location, [...(twin.places ?? []), place.id]);
      items.set(id, { ...twin, ...(places && { places }) });
    } else {
      const again = [2, 3, 4, 5, 6, 7, 8, 9].map(turn => `${id.slice(0, 62)}-${turn}`).find(other => !items.has(other));
      if (again) items.set(again, { ...item, id: again });
      else losses.add('an item that stands more than nine times', event.title);
    }
  }
  return { locations, items: [...items.values(), ...loose] };
}

const namesOf = (hosts: ScheduleItem['hosts'] = []) => hosts.map(({ name }) => name).join('\n');

/** What our own exports can't hold: a start without an end, and details. */
function withUnsaid(item: ScheduleItem, known: ScheduleItem): ScheduleItem {
  const { language, age, access, signUp, tags, places, hosts = [], old_start_time, old_end_time } = known;
  const isThere = known.day === item.day && known.start_time === item.start_time && known.location === item.location;
  return {
    ...item,
    highlight: item.highlight || (known.highlight && item.cancelled === true),
    end_time: known.end_time === '' && isThere ? '' : item.end_time,
    ...(isThere && old_start_time && { old_start_time }),
    ...(isThere && old_end_time && { old_end_time }),
    ...(language && { language }),
    ...(age && { age }),
    ...(access && { access }),
    ...(signUp && { signUp }),
    ...(tags && { tags }),
    ...(isThere && places && { places }),
    ...(hosts.length > 0 && namesOf(hosts) === namesOf(item.hosts) && { hosts }),
  };
}

/** Locations by name; existing ones keep their id, translation and details. */
function placesOf(rooms: readonly string[], current: readonly ScheduleLocation[]): ScheduleLocation[] {
  let next = Math.max(0, ...current.map(({ id }) => id));
  return rooms
    .filter(name => name.trim())
    .map(name => {
      const known = current.find(({ name_sv }) => same(name_sv, name)) ?? current.find(({ name_en }) => same(name_en, name));
      return known ?? { id: ++next, name_sv: name, name_en: name };
    });
}

/** 'Quiz (line 3: 9h)' */
const exampleOf = ({ title, key, line }: ForeignEvent, value = '') => {
  const where = [line && `line ${line}`, value].filter(Boolean).join(': ');
  return `${title || key}${where && ` (${where})`}`;
};

const clean = (text: string) => toPrintable(text.normalize('NFC'));
const line = (text: string) => clean(text).replace(/\s+/g, ' ').trim();

/** Texts as they can be shown, in one spelling. */
function cleaned({ events, rooms, ...programme }: ForeignProgramme, losses: Losses): ForeignProgramme {
  return {
    ...programme,
    rooms: [...new Set(rooms.map(line))],
    events: events.map(event => {
      const { text, textEn, tags, persons } = event;
      if (Object.values(event).some(value => typeof value === 'string' && !isPrintable(value)))
        losses.add('characters that cannot be shown', exampleOf(event));
      return {
        ...event,
        title: line(event.title),
        titleEn: line(event.titleEn),
        room: line(event.room),
        track: line(event.track),
        text: clean(text),
        textEn: clean(textEn),
        tags: tags.map(line).filter(Boolean),
        persons: persons.map(({ name, url }) => ({ name: line(name), url })),
      };
    }),
  };
}

/** Date of a table row; starts before the day break belong to the evening before, and 24:00 to its own. */
function dateOf({ day, start }: ForeignEvent, dates: readonly string[]): string | undefined {
  if (typeof day !== 'string') return undefined;
  const date = readDate(day) ?? ofWeekday(day, dates);
  const time = readTime(start);
  return date && time && !time.isNextDay && Number(time.clock.slice(0, 2)) * 60 < dayBreakMinutes ? eve(date) : date;
}

const weekdaysOf = (date: string) =>
  ['sv', 'en'].flatMap(lang =>
    (['long', 'short'] as const).map(weekday =>
      new Date(date).toLocaleDateString(lang, { weekday, timeZone: 'UTC' }).toLowerCase().replace('.', ''),
    ),
  );

/** The day of the festival with this name: 'Lördag', 'Saturday', 'lör'. */
function ofWeekday(name: string, dates: readonly string[]): string | undefined {
  const text = name.normalize('NFC').trim().toLowerCase();
  const found = dates.filter(date => weekdaysOf(date).includes(text));
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Resolves the day of an event, or why it has none. If any date is the festival's, only those are days; otherwise the dates are
 * counted in order. A number in a table is always a day of the festival.
 * @throws ContentError if other dates can't be counted
 */
function dayFinder(file: string, { days, events }: ForeignProgramme, dates: readonly string[], losses: Losses) {
  const names = days.map((date, index) => date || `undated day ${index + 1}`);
  const nameOf = (event: ForeignEvent) => (typeof event.day === 'number' ? names[event.day] : dateOf(event, dates));
  const first = new Map<string, ForeignEvent>();
  for (const event of events) {
    const name = nameOf(event);
    if (name !== undefined && !first.has(name)) first.set(name, event);
  }
  const used = [...first.keys()];
  const isOurs = [...names, ...used, ...events.map(({ day }) => readDate(String(day)) ?? '')].some(date => dates.includes(date));
  // Days before the first event are for setting up and don't count.
  const order = names.length > 0 ? [...new Set(names.slice(names.findIndex(name => first.has(name))))] : used.toSorted();
  if (!isOurs && used.length > 0) {
    const dated = used.filter(isDate).toSorted();
    const [from = '', to = ''] = [dated[0], dated.at(-1)];
    if (Date.parse(to) - Date.parse(from) > 7 * dayLength) {
      const lineOf = (date: string) => (first.get(date)?.line ? ` (line ${first.get(date)?.line})` : '');
      const message = `${from}${lineOf(from)} and ${to}${lineOf(to)} are more than a week apart; only dates within a week are counted in order`;
      throw new ContentError([{ file, message }]);
    }
    const number = names.length === 0 && events.find(({ day }) => typeof day === 'number');
    if (number) {
      const message = 'the day is a number here and a date in other rows, none of them a day of the festival';
      throw new ContentError([{ file, ...(number.line && { line: number.line }), message }]);
    }
    losses.say(`days by their order: ${order.map((name, day) => `${name} is day ${day}`).join(', ')}`);
  }
  return (event: ForeignEvent): number | string => {
    const name = nameOf(event);
    const day = name === undefined ? event.day : (isOurs ? dates : order).indexOf(name);
    if (isOurs && name !== undefined && day === -1)
      return `${typeof event.day === 'string' && readDate(event.day) !== name ? `${readDate(event.day) ?? event.day} before 05:00` : name} is not a day of the festival`;
    if (typeof day === 'string') return day ? `“${day}” is no date` : 'it lacks a day';
    return typeof day === 'number' && day >= 0 && day < dayCount ? day : 'it lacks one of our days';
  };
}

/** Id of the existing item, else the file's key slugified; '' without one. */
function idOf({ key }: ForeignEvent, current: readonly ScheduleItem[]): string {
  if (!key) return '';
  const known = findItem(current, key)?.id;
  return (
    known ??
    key
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 64)
      .replace(/^-|-$/g, '')
  );
}

function itemOf(event: ForeignEvent, id: string, day: ScheduleDay, location: number, losses: Losses): ScheduleItem {
  const { title, start, isHighlight, isCancelled } = event;
  const lose = (sort: string, value = '') => losses.add(sort, exampleOf(event, value));
  const end = endOf(event, lose);
  if (!event.titleEn) lose('an English name; the given one stands in');
  const named = [event.track, event.type].find(name => kindOf(name) !== undefined);
  const kind = named === undefined ? undefined : kindOf(named);
  // The name stays as a tag unless it is the kind's own.
  const isTag = event.track && !event.isOwn && !same(event.track, event.room) && !isKindName(event.track);
  const tag = isTag ? [event.track] : [];
  const tags = [...new Set([...event.tags, ...tag])];
  if (kind && !event.isOwn && !isKindName(named!)) losses.map(`track “${named}” → kind ${kind}`);
  if (!kind) lose(event.track ? 'a kind of ours; the track is a tag' : 'a kind', event.track || event.type || undefined);
  const language = languageOf(event.language);
  if (event.language && !language) lose(`the language ${event.language}`);
  const hosts = event.persons.flatMap(({ name, url }) => (name ? [{ name, ...(isLink(url) && { href: url }) }] : []));
  const url = event.url && isExternalUrl(event.url) ? event.url : undefined;
  const routerLink = event.url && isInternalPath(event.url) ? event.url : undefined;
  if (event.url && !url && !routerLink) lose('an address that is none');
  const age = /^\d{1,2}$/.test(event.age) && Number(event.age) > 0 ? Number(event.age) : undefined;
  if (event.age && !age) lose(`the age ${event.age}`);
  const how = signUpWays.find(way => same(way, event.signUp.how));
  if (event.signUp.how && !how) lose(`the sign-up ${event.signUp.how}`);
  const access = accessOf(event.access, fact => lose(`the access ${fact}`));
  const { where, isFull } = event.signUp;
  return {
    id,
    day,
    location,
    start_time: start,
    end_time: end,
    name_sv: cut(title, longestName, () => lose('the end of a long name')),
    name_en: cut(event.titleEn || title, longestName, () => {}),
    short_desc_sv: cut(stripped(event.text, isCancelled), longestText, () => lose('the end of a long description')),
    short_desc_en: cut(stripped(event.textEn || event.text, isCancelled), longestText, () => {}),
    highlight: isHighlight,
    ...(url && { url }),
    ...(routerLink && { routerLink }),
    ...(isCancelled && { cancelled: true }),
    ...(kind && { kind }),
    ...(tags.length > 0 && { tags }),
    ...(hosts.length > 0 && { hosts }),
    ...(language && { language }),
    ...(age && { age }),
    ...(how && { signUp: { how, ...(isLink(where) && { where }), ...(isFull && { full: true as const }) } }),
    ...(Object.keys(access).length > 0 && { access }),
  };
}

const isLink = (text: string) => isExternalUrl(text) || isInternalPath(text);

/** HH:mm, or '' for an open end. */
function endOf({ start, end, duration }: ForeignEvent, lose: (sort: string, value?: string) => void): string {
  if (end) {
    const time = readTime(end)?.clock;
    if (!time) lose('an end that is no time', end);
    return time ?? '';
  }
  if (!duration) return '';
  const minutes = readLength(duration);
  if (minutes === undefined) lose('a length that cannot be read', duration);
  else if (minutes >= 1440) lose('a length of a day or more, cut to a minute less than a day', duration);
  return minutes === undefined ? '' : endAfter(start, minutes);
}

/** Markdown or HTML as one line of plain text, without the word that `type` expresses. */
const stripped = (text: string, isCancelled: boolean) =>
  plainText(htmlToText(text))
    .replace(isCancelled ? /^(?:Inställd|Cancelled)\.\s*/ : /^$/, '')
    .replace(/\s+/g, ' ')
    .trim();

function cut(text: string, most: number, tell: () => void): string {
  if (text.length <= most) return text;
  tell();
  const end = text.lastIndexOf(' ', most - 2);
  return `${text.slice(0, end > most / 2 ? end : most - 2)} …`;
}

function languageOf(text: string): ItemLanguage | undefined {
  const known = itemLanguages.find(language => same(language, text));
  if (known) return known;
  const found = (['sv', 'en'] as const).filter(lang =>
    new RegExp(`\\b(?:${lang}|${lang === 'sv' ? 'swe|svenska|swedish' : 'eng|engelska|english'})`, 'i').test(text),
  );
  return found.length > 1 ? 'both' : found[0];
}

function accessOf(given: Readonly<Record<string, string>>, lose: (fact: string) => void): AccessFacts {
  const facts: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(given).filter(([, text]) => text)) {
    const known: readonly string[] = name in accessValues ? accessValues[name as keyof typeof accessValues] : ['true'];
    const found = known.find(one => same(one, value));
    if (found) facts[name] = found === 'true' ? true : found;
    else lose(`${name}: ${value}`);
  }
  return facts;
}
