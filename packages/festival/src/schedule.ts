import type { Lang } from './languages.ts';

/** Index of a festival day: 0 Friday, 1 Saturday, 2 Sunday, 3 Monday. */
export type ScheduleDay = 0 | 1 | 2 | 3;

/** What sort of thing an item is (SCHED-47), in the order in which a filter names them. */
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

/** Who leads an item or stands on its stage. */
export interface ScheduleHost {
  name: string;
  /** A path of the site without its language, or an address elsewhere. */
  href?: string;
}

/** What is spoken: one language, both, or nothing that one has to understand. */
export const itemLanguages = ['sv', 'en', 'both', 'none'] as const satisfies readonly (Lang | 'both' | 'none')[];
export type ItemLanguage = (typeof itemLanguages)[number];

/** Where one signs up: on a page, at the place itself, at the information desk, or by a ticket of its own. */
export const signUpWays = ['online', 'place', 'desk', 'ticket'] as const;
export type SignUpWay = (typeof signUpWays)[number];

export interface SignUp {
  how: SignUpWay;
  /** A path of the site without its language, or an address elsewhere. */
  where?: string;
  /** Nobody more can. */
  full?: true;
}

/** What each fact of access can be; what is not known is left out. */
export const accessValues = {
  /** A seat for everybody, for some, or for nobody. */
  seating: ['seats', 'some', 'standing'],
  noise: ['quiet', 'normal', 'loud'],
  light: ['normal', 'dim', 'flashing'],
  /** Whether there are any on the way. */
  steps: ['none', 'some'],
} as const;

/** What a visitor's body and senses meet there. */
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
  /** Written in the edition's file, once; it stays whatever else of the item changes. */
  id: string;
  day: ScheduleDay;
  location: number;
  start_time: string;
  /** Empty when the end is open. */
  end_time: string;
  /** The time before the item was moved; shown struck through. */
  old_start_time?: string;
  old_end_time?: string;
  name_sv: string;
  name_en: string;
  short_desc_sv: string;
  short_desc_en: string;
  url?: string;
  routerLink?: string;
  highlight: boolean;
  /** It does not take place; it stays in sight, struck through. */
  cancelled?: true;
  /** How often it has changed since it was first published, for calendars. */
  sequence?: number;
  /** When it changed last: ISO 8601, UTC. */
  modified?: string;
  /** What follows is added to what the specification names (SCHED-47); what is not known is left out. */
  kind?: ScheduleKind;
  tags?: readonly string[];
  hosts?: readonly ScheduleHost[];
  language?: ItemLanguage;
  /** Nobody younger, in years. */
  age?: number;
  signUp?: SignUp;
  /** Where it differs from that of its place. */
  access?: AccessFacts;
  /** Ids of all its places where it has several, `location` first. */
  places?: readonly number[];
  /** Its names with soft hyphens, where they hold long words; made by the server, which knows how words part (SCHED-62). */
  soft?: SoftNames;
}

/** By language; a name without a long word is left out. */
export interface SoftNames {
  sv?: string;
  en?: string;
}

/** A place of the programme; id 0 means all places in the filter (SCHED-1). */
export interface ScheduleLocation {
  id: number;
  name_sv: string;
  name_en: string;
  /** What holds for all that takes place there, unless the item says otherwise. */
  access?: AccessFacts;
  /** Where it is, in metres from a corner of the hall: `x` along it, `y` across. */
  at?: { x: number; y: number };
}

export interface Schedule {
  locations: ScheduleLocation[];
  items: ScheduleItem[];
}

/** All places, the main one first; undefined where it is the only one. */
export function severalPlaces(main: number, places: readonly number[] = []): number[] | undefined {
  const all = [...new Set([main, ...places])];
  return all.length > 1 ? all : undefined;
}
