import { isLang, type Lang } from './languages.ts';
import { scheduleKinds, type AccessFacts, type ItemLanguage, type ScheduleKind, type SignUp } from './schedule.ts';
import { dayBreakMinutes, occupiedUntil } from './scheduleTime.ts';
import { clockToInstant, instantToLocal } from './zone.ts';

/** What a visitor may need of a place to be there at all. */
export const accessNeeds = ['seats', 'quiet', 'steady', 'stepFree', 'signLanguage', 'hearingLoop'] as const;
export type AccessNeed = (typeof accessNeeds)[number];

const meets: Readonly<Record<AccessNeed, (access: AccessFacts) => boolean>> = {
  seats: ({ seating }) => seating === 'seats',
  quiet: ({ noise }) => noise === 'quiet' || noise === 'normal',
  steady: ({ light }) => light === 'normal' || light === 'dim',
  stepFree: ({ steps }) => steps === 'none',
  signLanguage: ({ signLanguage }) => signLanguage === true,
  hearingLoop: ({ hearingLoop }) => hearingLoop === true,
};

/** Parts of a day, seen from a moment: what runs, what begins within two hours, what comes later that day, what can be reached. */
export const scheduleTimes = ['now', 'soon', 'later', 'catch'] as const;
export type ScheduleTimes = (typeof scheduleTimes)[number];

/** What a visitor wants to see of the programme (SCHED-48). An empty list, '' and undefined leave all in. */
export interface ScheduleFilter {
  /** Ids of places; an item at any of them stays. */
  places: readonly number[];
  kinds: readonly ScheduleKind[];
  /** The language that the visitor understands. */
  language: Lang | undefined;
  /** How old the visitor is, in years. */
  age: number | undefined;
  /** All of them are needed; what is not known of an item does not meet a need. */
  needs: readonly AccessNeed[];
  /** Words, each of which stands somewhere in what is said of the item. */
  words: string;
  times: ScheduleTimes | undefined;
}

export const noFilter: ScheduleFilter = {
  places: [],
  kinds: [],
  language: undefined,
  age: undefined,
  needs: [],
  words: '',
  times: undefined,
};

/** What a filter looks at in an item. */
export interface FilterItem {
  place: number;
  places?: readonly number[];
  kind?: ScheduleKind;
  language?: ItemLanguage;
  age?: number;
  access?: AccessFacts;
  signUp?: SignUp;
  /** Epoch ms. */
  start: number;
  end: number | undefined;
  isCancelled?: boolean;
  /** All that is said of it, by `foldWords`. */
  text: string;
}

/** Words in comparable form: small letters without accents. */
export function foldWords(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const minute = 60_000;
/** How far 'soon' reaches, in minutes. */
export const soonMinutes = 120;

/** End of the festival day that runs at an instant: its night belongs to it. Epoch ms. */
export function endOfDay(now: number, timeZone?: string): number {
  const local = instantToLocal(now, timeZone);
  const date = local.slice(0, 10);
  const today = clockToInstant(date, dayBreakMinutes, timeZone);
  return now < today ? today : clockToInstant(date, dayBreakMinutes + 24 * 60, timeZone);
}

type Span = Pick<FilterItem, 'start' | 'end'>;

/**
 * Whether somebody who sets out at an instant still gets something of an item: it is not cancelled or full, begins later than
 * they arrive, or then still has half an hour or half of itself to go. An open end counts as an hour.
 * @param walk minutes to get there
 */
export function canCatch(
  { isCancelled, signUp, ...item }: Span & Pick<FilterItem, 'isCancelled' | 'signUp'>,
  now: number,
  walk = 0,
): boolean {
  if (isCancelled || signUp?.full) return false;
  const there = now + walk * minute;
  const until = occupiedUntil(item);
  return there <= item.start || until - there >= Math.min(30 * minute, (until - item.start) / 2);
}

/** What an item is at an instant: on, about to begin, later on the same festival day, over, or on another day. */
export function timesOf(item: Span, now: number, timeZone?: string): 'now' | 'soon' | 'later' | 'over' | 'otherDay' {
  if (item.start <= now) return occupiedUntil(item) > now ? 'now' : 'over';
  if (item.start >= endOfDay(now, timeZone)) return 'otherDay';
  return item.start - now <= soonMinutes * minute ? 'soon' : 'later';
}

function isAt(item: FilterItem, times: ScheduleTimes, now: number): boolean {
  const at = timesOf(item, now);
  return times === 'catch' ? at !== 'otherDay' && canCatch(item, now) : at === times;
}

type Part = keyof ScheduleFilter;

/** Whether a part of a filter lets an item through; one that asks for nothing does. */
const passes: Readonly<Record<Part, (item: FilterItem, filter: ScheduleFilter, now: number) => boolean>> = {
  places: ({ place, places = [place] }, filter) => filter.places.length === 0 || places.some(id => filter.places.includes(id)),
  kinds: ({ kind }, { kinds }) => kinds.length === 0 || (kind !== undefined && kinds.includes(kind)),
  // What says nothing of its language is not hidden from anybody.
  language: ({ language }, filter) =>
    filter.language === undefined || language === undefined || language === 'both' || language === 'none' || language === filter.language,
  age: ({ age = 0 }, filter) => filter.age === undefined || age <= filter.age,
  needs: ({ access = {} }, { needs }) => needs.every(need => meets[need](access)),
  words: ({ text }, { words }) =>
    words === '' ||
    foldWords(words)
      .split(/\s+/)
      .every(word => text.includes(word)),
  times: (item, { times }, now) => times === undefined || isAt(item, times, now),
};
const parts = Object.keys(passes) as Part[]; // the keys of a record of all parts

/** Whether a filter lets an item through; `now` in epoch ms. */
export function passesFilter(item: FilterItem, filter: ScheduleFilter, now: number): boolean {
  return parts.every(part => passes[part](item, filter, now));
}

/** How many items there would be without each part of a filter, where that is more than none: what to loosen when nothing is left. */
export function loosenings(items: readonly FilterItem[], filter: ScheduleFilter, now: number): { part: Part; count: number }[] {
  return parts.flatMap(part => {
    const looser = { ...filter, [part]: noFilter[part] };
    if (items.every(item => passes[part](item, filter, now))) return [];
    const count = items.filter(item => passesFilter(item, looser, now)).length;
    return count > 0 ? [{ part, count }] : [];
  });
}

/** Names of the parts in an address. */
const names = { places: 'place', kinds: 'kind', language: 'lang', age: 'age', needs: 'need', words: 'q', times: 'when' } as const;

/** Characters of a search that count. */
const longestWords = 80;

const among = <T extends string>(known: readonly T[], text: string | null): T[] => {
  const given = new Set(text?.split('.'));
  return known.filter(one => given.has(one));
};

const numbers = (text: string | null) => [...new Set(text?.split('.').flatMap(one => (/^[1-9]\d{0,6}$/.test(one) ? Number(one) : [])))];

/** Reads a filter from an address; what makes no sense counts as not given. */
export function readFilter(params: URLSearchParams): ScheduleFilter {
  const get = (part: Part) => params.get(names[part]);
  const language = get('language');
  const [age] = numbers(get('age'));
  return {
    places: numbers(get('places')).toSorted((a, b) => a - b),
    kinds: among(scheduleKinds, get('kinds')),
    language: isLang(language) ? language : undefined,
    age: age !== undefined && age < 100 ? age : undefined,
    needs: among(accessNeeds, get('needs')),
    words: (get('words') ?? '').slice(0, longestWords).trim(),
    times: among(scheduleTimes, get('times'))[0],
  };
}

/** The parameters with some parts of a filter changed: a part that asks for nothing is left out, foreign parameters stay. */
export function changeFilter(params: URLSearchParams, change: Partial<ScheduleFilter>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const part of parts.filter(part => part in change)) {
    const value = change[part];
    const text = Array.isArray(value) ? value.join('.') : String(value ?? '');
    if (text) next.set(names[part], text);
    else next.delete(names[part]);
  }
  return next;
}
