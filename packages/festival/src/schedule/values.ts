import type { Lang } from '../languages.ts';

/** Index of the festival day; 0 is Friday. */
export type ScheduleDay = 0 | 1 | 2 | 3;

/** In the order of the filter (SCHED-47). */
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

/** 'none': no language skills needed. */
export const itemLanguages = ['sv', 'en', 'both', 'none'] as const satisfies readonly (Lang | 'both' | 'none')[];
export type ItemLanguage = (typeof itemLanguages)[number];

/** 'desk' is the information desk, 'ticket' a separate ticket. */
export const signUpWays = ['online', 'place', 'desk', 'ticket'] as const;
export type SignUpWay = (typeof signUpWays)[number];

/** Values of each access fact; unknown facts are omitted. */
export const accessValues = {
  /** Seats for everyone, for some or none. */
  seating: ['seats', 'some', 'standing'],
  noise: ['quiet', 'normal', 'loud'],
  light: ['normal', 'dim', 'flashing'],
  steps: ['none', 'some'],
} as const;

export function severalPlaces(main: number, places: readonly number[] = []): number[] | undefined {
  const all = [...new Set([main, ...places])];
  return all.length > 1 ? all : undefined;
}
