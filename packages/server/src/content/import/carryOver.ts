import {
  addressPart,
  contentLanguages,
  dayBreakMinutes,
  isBlank,
  isExternalUrl,
  isInternalPath,
  isLink,
  itemLanguages,
  isPrintable,
  maxFestivalDays,
  openEndMinutes,
  plainText,
  severalPlaces,
  type ItemLanguage,
  type ScheduleItem,
  type ScheduleKind,
  type ScheduleLocation,
} from '@tand/festival';
import { newScheduleItem, problemsOf, scheduleLocation } from '@tand/festival/schemas';
import * as v from 'valibot';
import { ContentError, type ContentProblem } from '../problems.ts';
import type { StoredContent, ItemDraft } from '../revisions.ts';

import { clean, cleanLine, exampleOf, foreignEvent, short, type ForeignEvent, type ForeignProgramme, type Losses } from './foreign.ts';
import { htmlToText } from './htmlText.ts';
import { isKindName, kindOf } from './kinds.ts';
import { dayLength, endAfter, readDate, readLength, readTime } from './notation.ts';

const longestText = 500;
const longestName = 200;

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const eve = (date: string) => new Date(Date.parse(date) - dayLength).toISOString().slice(0, 10);

export function carryOver(
  file: string,
  found: ForeignProgramme,
  current: Pick<StoredContent, 'places' | 'items'>,
  dates: readonly string[],
  losses: Losses,
): { locations: ScheduleLocation[]; items: ScheduleItem[] } {
  const events = found.events.map(raw => readEvent(raw, losses));
  const locations = placesOf(found, current.places);
  const dayOf = dayFinder(file, found.days, events, dates, losses);
  const items = new Map<string, ScheduleItem>();
  const loose: ScheduleItem[] = [];
  const problems: ContentProblem[] = locations.flatMap(place => {
    const read = v.safeParse(scheduleLocation, place);
    if (read.success) return [];
    const line = events.find(({ room, places }) => [room, ...places].includes(place.name_sv))?.line;
    return problemsOf(read.issues.slice(0, 1)).map(problem => ({
      file,
      ...(line && { line }),
      ...problem,
      path: `place “${short(place.name_sv)}”`,
    }));
  });
  for (const event of events) {
    const id = found.isOwn ? ownId(event) : idOf(event.key);
    const known = current.items.find(one => one.id === id);
    const before = locations.find(one => one.id === known?.location);
    const place = before?.name_sv === event.room ? before : placeNamed(locations, event.room);
    const day = dayOf(event);
    const start = readTime(event.start);
    const reason = reasonOf(event, day, place !== undefined);
    if (reason !== undefined || typeof day === 'string' || !place || !start) {
      losses.leaveOut(reason ?? '', exampleOf(event, event.start && !start ? event.start : ''));
      continue;
    }
    const places = severalPlaces(
      place.id,
      event.places.flatMap(name => placeNamed(locations, name)?.id ?? []),
    );
    const at = { id, day, location: place.id, places, start_time: start.clock };
    const read = v.safeParse(newScheduleItem, itemOf(event, at, known, found.isOwn, losses));
    if (!read.success) {
      problems.push(...problemsIn(file, event, read.issues));
      continue;
    }
    const item = read.output;
    const twin = items.get(id);
    if (!id) loose.push(item);
    else if (!twin) items.set(id, item);
    else if (twin.day === day && twin.start_time === item.start_time && twin.name_sv === item.name_sv) {
      const several = severalPlaces(twin.location, [...(twin.places ?? []), place.id]);
      items.set(id, { ...twin, ...(several && { places: several }) });
    } else {
      const again = [2, 3, 4, 5, 6, 7, 8, 9].map(turn => `${id.slice(0, 62)}-${turn}`).find(other => !items.has(other));
      if (again) items.set(again, { ...item, id: again });
      else losses.leaveOut('it occurs more than nine times', exampleOf(event));
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return { locations, items: [...items.values(), ...loose] };
}

function reasonOf(event: ForeignEvent, day: number | string, hasPlace: boolean): string | undefined {
  if (isBlank(event.title)) return 'no name';
  if (!readTime(event.start)) return event.start ? 'its start is not a time' : 'no start';
  if (typeof day === 'string') return day;
  return hasPlace ? undefined : 'no place';
}

const problemsIn = (file: string, event: ForeignEvent, issues: readonly v.BaseIssue<unknown>[]): ContentProblem[] =>
  problemsOf(issues).map(({ path = '', ...problem }) => ({
    file,
    ...(event.line && { line: event.line }),
    ...problem,
    path: `“${short(event.title)}” ${path}`.trim(),
  }));

/** XML files that we exported omit places without items. */
function placesOf({ rooms, isOwn }: ForeignProgramme, current: readonly ScheduleLocation[]): ScheduleLocation[] {
  let next = Math.max(0, ...current.map(({ id }) => id));
  const names = [...new Set(rooms.map(cleanLine))].filter(name => !isBlank(name));
  const named = names.map(name => placeNamed(current, name) ?? { id: ++next, name_sv: name, name_en: name });
  return [...current.filter(place => isOwn || named.includes(place)), ...named.filter(place => !current.includes(place))];
}

const placeNamed = (places: readonly ScheduleLocation[], name: string) =>
  places.find(({ name_sv }) => name_sv === name) ??
  places.find(({ name_sv }) => same(name_sv, name)) ??
  places.find(({ name_en }) => same(name_en, name));

function readEvent(raw: ForeignProgramme['events'][number], losses: Losses): ForeignEvent {
  const event = v.parse(foreignEvent, raw);
  if (Object.values(raw).some(value => typeof value === 'string' && !isPrintable(value)))
    losses.add('characters that cannot be shown', exampleOf(event));
  return event;
}

/** A start before 05:00 belongs to the evening before, unless written as 24:00. */
function dateOf({ day, start }: ForeignEvent, dates: readonly string[]): string | undefined {
  if (typeof day !== 'string') return undefined;
  const date = readDate(day) ?? ofWeekday(day, dates);
  const time = readTime(start);
  return date && time && !time.isNextDay && Number(time.clock.slice(0, 2)) * 60 < dayBreakMinutes ? eve(date) : date;
}

const weekdaysOf = (date: string) =>
  contentLanguages.flatMap(lang =>
    (['long', 'short'] as const).map(weekday =>
      new Date(date).toLocaleDateString(lang, { weekday, timeZone: 'UTC' }).toLowerCase().replace('.', ''),
    ),
  );

function ofWeekday(name: string, dates: readonly string[]): string | undefined {
  const text = name.normalize('NFC').trim().toLowerCase();
  const found = dates.filter(date => weekdaysOf(date).includes(text));
  return found.length === 1 ? found[0] : undefined;
}

/** If no date in the file is a day of the festival, days are numbered in order. */
function dayFinder(file: string, days: readonly string[], events: readonly ForeignEvent[], dates: readonly string[], losses: Losses) {
  const names = days.map((date, index) => date || `undated day ${index + 1}`);
  const nameOf = (event: ForeignEvent) => (typeof event.day === 'number' ? names[event.day] : dateOf(event, dates));
  const first = new Map<string, ForeignEvent>();
  for (const event of events) {
    const name = nameOf(event);
    if (name !== undefined && !first.has(name)) first.set(name, event);
  }
  const used = [...first.keys()];
  const isOurs = [...names, ...used, ...events.map(({ day }) => readDate(String(day)) ?? '')].some(date => dates.includes(date));
  // Days before the first event are for setting up and are not counted.
  const order = names.length > 0 ? [...new Set(names.slice(names.findIndex(name => first.has(name))))] : used.toSorted();
  if (!isOurs && used.length > 0) {
    const dated = used.filter(isDate).toSorted();
    const [from = '', to = ''] = [dated[0], dated.at(-1)];
    if (Date.parse(to) - Date.parse(from) > 7 * dayLength) {
      const lineOf = (date: string) => (first.get(date)?.line ? ` (line ${first.get(date)?.line})` : '');
      throw new ContentError([{ file, code: 'farApart', params: { first: from + lineOf(from), last: to + lineOf(to) } }]);
    }
    const number = names.length === 0 && events.find(({ day }) => typeof day === 'number');
    if (number) throw new ContentError([{ file, ...(number.line && { line: number.line }), code: 'mixedDays' }]);
    losses.say(`days by their order: ${order.map((name, day) => `${name} is day ${day}`).join(', ')}`);
  }
  return (event: ForeignEvent): number | string => {
    const name = nameOf(event);
    const day = name === undefined ? event.day : (isOurs ? dates : order).indexOf(name);
    if (isOurs && name !== undefined && day === -1)
      return `${typeof event.day === 'string' && readDate(event.day) !== name ? `${readDate(event.day) ?? event.day} before 05:00` : name} is not a day of the festival`;
    if (typeof day === 'string') return day ? `“${day}” is not a date` : 'no day';
    return typeof day === 'number' && day >= 0 && day < (dates.length || maxFestivalDays) ? day : 'not on one of our days';
  };
}

const idOf = (key: string): string =>
  /^[a-z0-9-]{1,64}$/.test(key)
    ? key
    : key
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 64)
        .replace(/^-|-$/g, '');

/** Keys in files that we exported are slugs, which end with the id. */
function ownId({ key, title }: ForeignEvent): string {
  const name = `${addressPart(title)}-`;
  return key.startsWith(name) ? key.slice(name.length) : key;
}

type Draft = ItemDraft & Pick<ScheduleItem, 'day' | 'location' | 'start_time'>;

function itemOf(event: ForeignEvent, at: Draft, known: ScheduleItem | undefined, isOwn: boolean, losses: Losses): Draft {
  const lose = (sort: string, value = '') => losses.add(sort, exampleOf(event, value));
  const isTag = event.track && !isOwn && !same(event.track, event.room) && !isKindName(event.track);
  const tags = [...new Set([...event.tags, ...(isTag ? [event.track] : [])])];
  const kind = kindIn(event, isOwn, lose, losses);
  const language = languageOf(event.language);
  if (event.language && !language) lose(`the language ${event.language}`);
  const hosts = event.persons.flatMap(({ name, url }) => (isBlank(name) ? [] : [{ name, ...(isLink(url) && { href: url }) }]));
  for (const { name, url } of event.persons) if (!isBlank(name) && url && !isLink(url)) lose('an address with an invalid host', url);
  const read: Draft = {
    ...event.details,
    ...at,
    ...(isOwn ? ownTexts(event) : textsOf(event, known, lose)),
    ...linkIn(event.url, lose),
    end_time: endOf(event, lose),
    highlight: event.isHighlight,
    cancelled: event.isCancelled || undefined,
    kind,
    tags: tags.length > 0 ? tags : undefined,
    hosts: hosts.length > 0 ? hosts : undefined,
    // Files that we exported name Swedish for every language but English.
    language: isOwn && language !== 'en' ? undefined : language,
  };
  if (!known) return read;
  return isOwn ? withUnsaid(read, known) : withAbsent(read, known, event.missing);
}

const isAtSameTime = (one: Draft, other: Draft) =>
  one.day === other.day && one.start_time === other.start_time && one.location === other.location;

const withAbsent = (item: Draft, known: ScheduleItem, missing: readonly (keyof ItemDraft)[]): Draft => ({
  ...item,
  ...Object.fromEntries(
    missing
      // The times before a move stay only if day, start and place are unchanged.
      .filter(field => !field.startsWith('old_') || isAtSameTime(known, item))
      .map(field => [field, item[field] || known[field]]),
  ),
  kind: item.kind ?? known.kind,
});

export const unsaid =
  'open ends (an hour instead), earlier times, English names, sizes and access of places, further places, tags, links of hosts in XML, languages other than English, age, sign-up, access, highlights that are cancelled';

function withUnsaid(item: Draft, known: ScheduleItem): Draft {
  const isThere = isAtSameTime(known, item);
  const isOpen = isThere && known.end_time === '' && item.end_time === endAfter(item.start_time, openEndMinutes);
  const link = escaped(known.url ?? known.routerLink) === escaped(item.url ?? item.routerLink) ? known : item;
  const { kind: _kind, cancelled: _cancelled, sequence: _sequence, modified: _modified, soft: _soft, ...details } = known;
  return {
    ...details,
    ...(!isThere && { places: undefined, old_start_time: undefined, old_end_time: undefined }),
    ...Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)),
    kind: item.kind,
    cancelled: item.cancelled,
    highlight: item.highlight || (known.highlight && item.cancelled === true),
    end_time: isOpen ? '' : item.end_time,
    url: link.url,
    routerLink: link.routerLink,
    language: item.language ?? (known.language === 'en' ? undefined : known.language),
    hosts: namesOf(known) === namesOf(item) ? known.hosts : item.hosts,
  };
}

const namesOf = ({ hosts = [] }: Draft) => JSON.stringify(hosts.map(({ name }) => name));
const escaped = (href = '') => href.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

type Lose = (sort: string, value?: string) => void;
type ItemTexts = Pick<ScheduleItem, 'name_sv' | 'name_en' | 'short_desc_sv' | 'short_desc_en'>;

const cancelledWord = /^(?:Inställd|Cancelled)\.\s*/;

const ownTexts = ({ title, titleEn, text, textEn, isCancelled }: ForeignEvent): ItemTexts => ({
  name_sv: title,
  name_en: titleEn || title,
  short_desc_sv: isCancelled ? text.replace(cancelledWord, '') : text,
  short_desc_en: isCancelled ? textEn.replace(cancelledWord, '') : textEn,
});

/** Current texts stay if they equal the given ones after cleaning and cutting. */
function textsOf(event: ForeignEvent, known: ScheduleItem | undefined, lose: Lose): ItemTexts {
  const { title, titleEn, isCancelled } = event;
  const name = (given: string, tell: Lose = () => {}) => cut(given, longestName, () => tell('the end of a long name'));
  const text = (given: string, tell: Lose = () => {}) => {
    const plain = plainText(htmlToText(given));
    if (plain !== given.replace(/\s+/g, ' ').trim()) tell('markup of a description');
    return cut(isCancelled ? plain.replace(cancelledWord, '') : plain, longestText, () => tell('the end of a long description'));
  };
  if (!titleEn && !known) lose('an English name; the given one is used instead');
  return {
    ...inBoth('name', name, [title, titleEn]),
    ...inBoth('short_desc', text, [event.text, event.textEn]),
  };

  function inBoth<K extends 'name' | 'short_desc'>(field: K, read: (given: string, tell?: Lose) => string, [sv, en]: [string, string]) {
    const [knownSv, knownEn] = [known?.[`${field}_sv`], known?.[`${field}_en`]];
    const asRead = (given: string, current: string | undefined, tell?: Lose) =>
      current !== undefined && read(clean(current)) === read(given) ? current : read(given, tell);
    const isTranslated = !en && knownEn !== undefined && knownEn !== knownSv;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two keys of the field
    return {
      [`${field}_sv`]: asRead(sv, knownSv, lose),
      [`${field}_en`]: isTranslated ? knownEn : asRead(en || sv, knownEn, en ? lose : undefined),
    } as Pick<ItemTexts, `${K}_sv` | `${K}_en`>;
  }
}

function kindIn({ track, type }: ForeignEvent, isOwn: boolean, lose: Lose, losses: Losses): ScheduleKind | undefined {
  const named = [track, type].find(name => kindOf(name) !== undefined);
  const kind = named === undefined ? undefined : kindOf(named);
  if (isOwn) return kind;
  if (kind && !isKindName(named!)) losses.map(`track “${named}” → kind ${kind}`);
  if (!kind) lose(track ? 'a kind of ours; the track is a tag' : 'a kind', track || type || undefined);
  return kind;
}

function linkIn(href: string, lose: Lose): Pick<ScheduleItem, 'url' | 'routerLink'> {
  if (!href) return {};
  if (isExternalUrl(href)) return { url: href };
  if (isInternalPath(href)) return { routerLink: href };
  lose('an invalid address', href);
  return {};
}

function endOf({ start, end, duration }: ForeignEvent, lose: Lose): string {
  if (end) {
    const time = readTime(end)?.clock;
    if (!time) lose('an end that is not a time', end);
    return time ?? '';
  }
  if (!duration) return '';
  const minutes = readLength(duration);
  if (minutes === undefined) lose('a length that cannot be read', duration);
  else if (minutes >= 1440) lose('a length of a day or more, cut to a minute less than a day', duration);
  return minutes === undefined ? '' : endAfter(readTime(start)!.clock, minutes);
}

function cut(text: string, most: number, tell: () => void): string {
  if (text.length <= most) return text;
  tell();
  const end = text.lastIndexOf(' ', most - 2);
  return `${text.slice(0, end > most / 2 ? end : most - 2)} …`;
}

function languageOf(text: string): ItemLanguage | undefined {
  const known = itemLanguages.find(language => same(language, text));
  if (known) return known;
  const found = contentLanguages.filter(lang =>
    new RegExp(`\\b(?:${lang}|${lang === 'sv' ? 'swe|svenska|swedish' : 'eng|engelska|english'})`, 'i').test(text),
  );
  return found.length > 1 ? 'both' : found[0];
}
