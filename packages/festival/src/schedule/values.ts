import { contentLanguages } from '../languages.ts';

/** In the order in which the filter lists them (SCHED-47, SCHED-48). */
export const scheduleKinds = [
  'esport',
  'play',
  'stage',
  'music',
  'talk',
  'workshop',
  'cosplay',
  'creators',
  'meeting',
  'market',
  'food',
  'quiet',
  'practical',
] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** 'none': visitors need no language. */
export const itemLanguages = [...contentLanguages, 'both', 'none'] as const;
export type ItemLanguage = (typeof itemLanguages)[number];

/** 'desk' is the information desk, 'ticket' a separate ticket. */
export const signUpWays = ['online', 'place', 'desk', 'ticket'] as const;
export type SignUpWay = (typeof signUpWays)[number];

/** Optional details of an item (SCHED-47). */
export const detailNames = ['kind', 'tags', 'hosts', 'language', 'age', 'signUp'] as const;
export type DetailName = (typeof detailNames)[number];

export const accessValues = {
  seating: ['seats', 'some', 'standing'],
  noise: ['quiet', 'normal', 'loud'],
  light: ['normal', 'dim', 'flashing'],
  steps: ['none', 'some'],
  signLanguage: [true, false],
  hearingLoop: [true, false],
} as const;
export type AccessFacts = { [Fact in keyof typeof accessValues]?: (typeof accessValues)[Fact][number] };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys doesn't type its keys
export const accessFacts = Object.keys(accessValues) as (keyof AccessFacts)[];

export function severalPlaces(main: number, places: readonly number[] = []): number[] | undefined {
  const all = [...new Set([main, ...places])];
  return all.length > 1 ? all : undefined;
}
