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

export interface ScheduleHost {
  name: string;
  /** Internal path without language, or an external URL. */
  href?: string;
}

/** 'none': no language skills needed. */
export const itemLanguages = ['sv', 'en', 'both', 'none'] as const satisfies readonly (Lang | 'both' | 'none')[];
export type ItemLanguage = (typeof itemLanguages)[number];

/** 'desk' is the information desk, 'ticket' a separate ticket. */
export const signUpWays = ['online', 'place', 'desk', 'ticket'] as const;
export type SignUpWay = (typeof signUpWays)[number];

export interface SignUp {
  how: SignUpWay;
  /** Internal path without language, or an external URL. */
  where?: string;
  full?: true;
}

/** Values of each access fact; unknown facts are omitted. */
export const accessValues = {
  /** Seats for everyone, for some or none. */
  seating: ['seats', 'some', 'standing'],
  noise: ['quiet', 'normal', 'loud'],
  light: ['normal', 'dim', 'flashing'],
  steps: ['none', 'some'],
} as const;

export interface AccessFacts {
  seating?: (typeof accessValues)['seating'][number];
  noise?: (typeof accessValues)['noise'][number];
  light?: (typeof accessValues)['light'][number];
  steps?: (typeof accessValues)['steps'][number];
  signLanguage?: boolean;
  hearingLoop?: boolean;
}

/** An item of the programme (SCHED-1). Times are HH:mm in Europe/Stockholm. */
export interface ScheduleItem {
  /** Stable, defined in the edition's file. */
  id: string;
  day: ScheduleDay;
  location: number;
  start_time: string;
  /** '' if the end is open. */
  end_time: string;
  /** Original time of a moved item, shown struck through. */
  old_start_time?: string;
  old_end_time?: string;
  name_sv: string;
  name_en: string;
  short_desc_sv: string;
  short_desc_en: string;
  url?: string;
  routerLink?: string;
  highlight: boolean;
  /** Cancelled items stay visible, struck through. */
  cancelled?: true;
  /** Number of changes since publication, for calendars. */
  sequence?: number;
  /** Last change, ISO 8601 UTC. */
  modified?: string;
  /** Optional details (SCHED-47); unknown ones are omitted. */
  kind?: ScheduleKind;
  tags?: readonly string[];
  hosts?: readonly ScheduleHost[];
  language?: ItemLanguage;
  /** Minimum age in years. */
  age?: number;
  signUp?: SignUp;
  /** Overrides the facts of its location. */
  access?: AccessFacts;
  /** All location ids if there are several, `location` first. */
  places?: readonly number[];
  /** Names with soft hyphens in long words, added by the server, which has the hyphenation patterns (SCHED-62). */
  soft?: SoftNames;
}

/** Names without a long word are omitted. */
export interface SoftNames {
  sv?: string;
  en?: string;
}

/** A location; id 0 means all locations in the filter (SCHED-1). */
export interface ScheduleLocation {
  id: number;
  name_sv: string;
  name_en: string;
  /** Defaults for its items. */
  access?: AccessFacts;
  /** In metres from a corner of the hall: `x` along it, `y` across. */
  at?: { x: number; y: number };
}

export interface Schedule {
  locations: ScheduleLocation[];
  items: ScheduleItem[];
}

export function severalPlaces(main: number, places: readonly number[] = []): number[] | undefined {
  const all = [...new Set([main, ...places])];
  return all.length > 1 ? all : undefined;
}
