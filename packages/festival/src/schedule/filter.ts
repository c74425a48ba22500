import { isContentLang, type ContentLang } from '../languages.ts';
import { scheduleKinds, type AccessFacts, type ScheduleKind } from './values.ts';
import { placesOf, type ItemView } from './itemView.ts';
import { dayBreakMinutes, occupiedUntil } from './time.ts';
import { foldWords } from '../text/fill.ts';
import { clockToInstant, instantToLocal } from '../time/zone.ts';

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

export const scheduleTimes = ['now', 'soon', 'later', 'catch'] as const;
export type ScheduleTimes = (typeof scheduleTimes)[number];

/** Empty lists, '' and undefined don't filter (SCHED-48). */
export interface ScheduleFilter {
  places: readonly number[];
  kinds: readonly ScheduleKind[];
  language: ContentLang | undefined;
  age: number | undefined;
  /** An unknown fact does not meet a need. */
  needs: readonly AccessNeed[];
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

export interface FilterItem extends Pick<
  ItemView,
  'placeId' | 'morePlaces' | 'kind' | 'language' | 'age' | 'access' | 'signUp' | 'isCancelled'
> {
  /** Epoch ms. */
  start: number;
  end: number | undefined;
  /** Searched text, normalized by `foldWords`. */
  text: string;
}

const minute = 60_000;
export const soonMinutes = 120;

/** End of the festival day at `now`, both in epoch ms. */
export function endOfDay(now: number, timeZone: string): number {
  const local = instantToLocal(now, timeZone);
  const date = local.slice(0, 10);
  const today = clockToInstant(date, dayBreakMinutes, timeZone);
  return now < today ? today : clockToInstant(date, dayBreakMinutes + 24 * 60, timeZone);
}

type Span = Pick<FilterItem, 'start' | 'end'>;

/** Whether an item can still be attended at `now` (epoch ms): half of it, or half an hour, is left. */
export function canCatch({ isCancelled, signUp, ...item }: Span & Pick<FilterItem, 'isCancelled' | 'signUp'>, now: number): boolean {
  if (isCancelled || signUp?.full) return false;
  const until = occupiedUntil(item);
  return now <= item.start || until - now >= Math.min(30 * minute, (until - item.start) / 2);
}

export function timesOf(item: Span, now: number, timeZone: string): 'now' | 'soon' | 'later' | 'over' | 'otherDay' {
  if (item.start <= now) return occupiedUntil(item) > now ? 'now' : 'over';
  if (item.start >= endOfDay(now, timeZone)) return 'otherDay';
  return item.start - now <= soonMinutes * minute ? 'soon' : 'later';
}

function isAt(item: FilterItem, times: ScheduleTimes, now: number, timeZone: string): boolean {
  const at = timesOf(item, now, timeZone);
  return times === 'catch' ? at !== 'otherDay' && canCatch(item, now) : at === times;
}

type Part = keyof ScheduleFilter;

const passes: Readonly<Record<Part, (item: FilterItem, filter: ScheduleFilter, now: number, timeZone: string) => boolean>> = {
  places: (item, filter) => filter.places.length === 0 || placesOf(item).some(id => filter.places.includes(id)),
  kinds: ({ kind }, { kinds }) => kinds.length === 0 || (kind !== undefined && kinds.includes(kind)),
  language: ({ language }, filter) =>
    filter.language === undefined || language === undefined || language === 'both' || language === 'none' || language === filter.language,
  age: ({ age = 0 }, filter) => filter.age === undefined || age <= filter.age,
  needs: ({ access = {} }, { needs }) => needs.every(need => meets[need](access)),
  words: ({ text }, { words }) =>
    words === '' ||
    foldWords(words)
      .split(/\s+/)
      .every(word => text.includes(word)),
  times: (item, { times }, now, timeZone) => times === undefined || isAt(item, times, now, timeZone),
};
const parts = Object.keys(passes) as Part[];

/** `now` in epoch ms. */
export function passesFilter(item: FilterItem, filter: ScheduleFilter, now: number, timeZone: string): boolean {
  return parts.every(part => passes[part](item, filter, now, timeZone));
}

/** Parts of the filter whose removal gives results, with the number of results. */
export function loosenings(
  items: readonly FilterItem[],
  filter: ScheduleFilter,
  now: number,
  timeZone: string,
): { part: Part; count: number }[] {
  return parts.flatMap(part => {
    const looser = { ...filter, [part]: noFilter[part] };
    if (items.every(item => passes[part](item, filter, now, timeZone))) return [];
    const count = items.filter(item => passesFilter(item, looser, now, timeZone)).length;
    return count > 0 ? [{ part, count }] : [];
  });
}

const names = { places: 'place', kinds: 'kind', language: 'lang', age: 'age', needs: 'need', words: 'q', times: 'when' } as const;

const longestWords = 80;

const among = <T extends string>(known: readonly T[], text: string | null): T[] => {
  const given = new Set(text?.split('.'));
  return known.filter(one => given.has(one));
};

const numbers = (text: string | null) => [...new Set(text?.split('.').flatMap(one => (/^[1-9]\d{0,6}$/.test(one) ? Number(one) : [])))];

export function readFilter(params: URLSearchParams): ScheduleFilter {
  const get = (part: Part) => params.get(names[part]);
  const language = get('language');
  const [age] = numbers(get('age'));
  return {
    places: numbers(get('places')).toSorted((a, b) => a - b),
    kinds: among(scheduleKinds, get('kinds')),
    language: isContentLang(language) ? language : undefined,
    age: age !== undefined && age < 100 ? age : undefined,
    needs: among(accessNeeds, get('needs')),
    words: (get('words') ?? '').slice(0, longestWords).trim(),
    times: among(scheduleTimes, get('times'))[0],
  };
}

/** Sets the changed parts, or removes those that do not filter; other parameters stay. */
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
