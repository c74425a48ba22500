import type { Variables } from '../../styles/variables.ts';
import type { ScheduleKind } from './scheduleSigns.ts';

export const placeColors = ['red', 'teal', 'night', 'yellow', 'blue', 'pink', 'paper', 'orange', 'mint', 'plum'] as const;
export type PlaceColor = (typeof placeColors)[number];

export type PlaceId = string | number;

export interface SchedulePlace {
  id: PlaceId;
  name: string;
  color?: PlaceColor | undefined;
  /** Sign of one character on the place's label: "1", "S". */
  sign?: string | undefined;
  /** Address of a square picture for the place's label. */
  image?: string | undefined;
}

export interface ScheduleDay {
  /** Index of the day, to which `day` of entries refers. */
  day: number;
  name: string;
  /** Weekday, date and month, separated by spaces: "Fri 13 June". */
  shortName: string;
  href?: string | undefined;
}

export interface ScheduleEntry {
  id: string;
  title: string;
  /** Visible title with soft hyphens. */
  softTitle?: string | undefined;
  /** Language of the title, if not the page's. */
  titleLang?: string | undefined;
  description?: string | undefined;
  day: number;
  placeId: PlaceId;
  /** Start in minutes from the midnight at which its day begins; 1440 or more after the next midnight. */
  startMinutes: number;
  /** End, counted like `startMinutes`; undefined for an open end. */
  endMinutes?: number | undefined;
  /** Instant with offset: `2025-06-13T18:00:00+02:00`. */
  start: string;
  /** End, in the format of `start`; undefined for an open end. */
  end?: string | undefined;
  /** Times before the item was moved: "14:00". */
  previous?: { start: string; end?: string | undefined } | undefined;
  kind?: ScheduleKind | undefined;
  /** Places in addition to `placeId`. */
  morePlaces?: readonly PlaceId[] | undefined;
  href?: string | undefined;
  /** Page of the item, if `href` is another address. */
  pageHref?: string | undefined;
  isExternal?: boolean | undefined;
  isHighlighted?: boolean | undefined;
  isCancelled?: boolean | undefined;
}

export interface ScheduleItemName {
  title: string;
  start: string;
  /** Text of the end; equal to `start` without a duration, undefined for an open end. */
  end: string | undefined;
  /** Name of the day; empty where a heading names it. */
  day: string;
  isNight: boolean;
  place: string;
  kind: ScheduleKind | undefined;
  /** States in words, then the local time in brackets. */
  states: string[];
}

export interface ScheduleItemLabels {
  /** Accessible name of an item, in one sentence. */
  itemName: (item: ScheduleItemName) => string;
  highlighted: string;
  now: string;
  cancelled: string;
  /** Text before the old time of a moved item. */
  movedFrom: string;
  /** Text above times after midnight: "the night after Friday". */
  night?: ((day: string) => string) | undefined;
  allDay: string;
  openEnd: string;
  favourite: (title: string) => string;
  /** Text that marks an item saved by a friend. */
  friend: string;
  /** Name of the link to the item's page. */
  details: (title: string) => string;
  /** Visible text of the link to the item's page. */
  more: string;
}

/** Undefined for an item that is neither on nor over. */
export type ScheduleItemState = 'now' | 'over' | undefined;

export type ScheduleItemVariables = Variables<
  'schedule-item',
  'background' | 'color' | 'highlighted-background' | 'gap' | 'padding' | 'font'
>;
