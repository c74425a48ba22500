import {
  accessValues,
  dayBreakMinutes,
  findItem,
  isExternalUrl,
  isInternalPath,
  itemLanguages,
  plainText,
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
import { kindOf } from './kinds.ts';

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
const dayLength = 86_400_000;
const eve = (date: string) => new Date(Date.parse(date) - dayLength).toISOString().slice(0, 10);
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * Converts a foreign programme; reports unsupported or invalid parts in `losses` and drops events without name, day or start.
 * @param dates dates of the festival's days; empty if unknown
 * @throws ContentError if the days can't be determined from the dates of the file
 */
export function carryOver(
  file: string,
  given: ForeignProgramme,
  current: CurrentContent,
  dates: readonly string[],
  losses: Losses,
): { locations: ScheduleLocation[]; items: ScheduleItem[] } {
  const locations = placesOf(given.rooms, current.places);
  const dayOf = dayFinder(file, given, dates, losses);
  const items = new Map<string, ScheduleItem>();
  const loose: ScheduleItem[] = [];
  for (const event of given.events) {
    const place = locations.find(({ name_sv }) => same(name_sv, event.room)) ?? locations.find(({ name_en }) => same(name_en, event.room));
    const day = dayOf(event);
    const lack = !event.title ? 'a name' : !clock.test(event.start) && 'a start';
    if (lack || typeof day === 'string' || !place) {
      const reason = !lack && typeof day === 'string' ? day : `it lacks ${lack || 'a place'}`;
      losses.add(`the whole item, for ${reason}`, event.title || event.key);
      continue;
    }
    const id = idOf(event, current.items);
    const item = itemOf(event, id, day as ScheduleDay, place.id, losses);
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

/** Date of a table row; starts before the day break belong to the evening before. */
const dateOf = ({ day, start }: ForeignEvent) =>
  typeof day !== 'string' || !isDate(day)
    ? undefined
    : Number(start.slice(0, 2)) * 60 < dayBreakMinutes && /^\d{2}:/.test(start)
      ? eve(day)
      : day;

/**
 * Resolves the day of an event, or why it has none. If any date is the festival's, only those are days; otherwise the dates are
 * counted in order. A number in a table is always a day of the festival.
 * @throws ContentError if other dates can't be counted
 */
function dayFinder(file: string, { days, events }: ForeignProgramme, dates: readonly string[], losses: Losses) {
  const names = days.map((date, index) => date || `undated day ${index + 1}`);
  const nameOf = (event: ForeignEvent) => (typeof event.day === 'number' ? names[event.day] : dateOf(event));
  const first = new Map<string, ForeignEvent>();
  for (const event of events) {
    const name = nameOf(event);
    if (name !== undefined && !first.has(name)) first.set(name, event);
  }
  const used = [...first.keys()];
  const isOurs = [...names, ...used, ...events.map(({ day }) => String(day))].some(date => dates.includes(date));
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
      return `${typeof event.day === 'string' && event.day !== name ? `${event.day} before 05:00` : name} is not a day of the festival`;
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
  const lose = (sort: string) => losses.add(sort, title);
  if (event.isEndless) lose('a length of a day or more, cut to a minute less than a day');
  if (event.end && !clock.test(event.end)) lose('an end that is no time');
  if (!event.titleEn) lose('an English name; the given one stands in');
  const kind = kindOf(event.track) ?? kindOf(event.type);
  const tags = [
    ...event.tags,
    ...(event.track && !same(event.track, event.room) && kindOf(event.track) === undefined ? [event.track] : []),
  ];
  if (!kind) lose(`a kind: ${event.track || event.type || 'nothing'} is none of ours${event.track ? ', and became a tag' : ''}`);
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
    end_time: clock.test(event.end) ? event.end : '',
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

/** Markdown or HTML as one line of plain text, without the word that `type` expresses. */
const stripped = (text: string, isCancelled: boolean) =>
  plainText(text.replace(/<br\s*\/?>|<\/p>/gi, ' ').replace(/<\/?[a-z][^>]*>/gi, ''))
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
