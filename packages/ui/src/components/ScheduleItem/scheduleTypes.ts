import type { Variables } from '../../styles/variables.ts';
import type { ScheduleKind } from './scheduleSigns.ts';

/** Names of the colours of places. */
export const placeColors = ['red', 'teal', 'night', 'yellow', 'blue', 'pink', 'paper', 'orange', 'mint', 'plum'] as const;
export type PlaceColor = (typeof placeColors)[number];

export type PlaceId = string | number;

export interface SchedulePlace {
  id: PlaceId;
  name: string;
  color?: PlaceColor | undefined;
  /** Sign of one character, shown on the label of the place: "1", "S". */
  sign?: string | undefined;
  /** Address of a square picture for the place's label. */
  image?: string | undefined;
}

export interface ScheduleDay {
  /** Index of the day, to which `day` of entries refers. */
  day: number;
  name: string;
  /** Short name of the day: "Fri 13 June". */
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
  /** Instant with offset, for `<time datetime>`: `2025-06-13T18:00:00+02:00`. */
  start: string;
  /** End, in the format of `start`; undefined for an open end. */
  end?: string | undefined;
  /** Times before the item was moved: "14:00". */
  previous?: { start: string; end?: string | undefined } | undefined;
  kind?: ScheduleKind | undefined;
  /** Places in addition to `placeId`. */
  morePlaces?: readonly PlaceId[] | undefined;
  href?: string | undefined;
  /** Page of the item, linked separately if `href` is another address. */
  pageHref?: string | undefined;
  isExternal?: boolean | undefined;
  isHighlighted?: boolean | undefined;
  isCancelled?: boolean | undefined;
}

export interface ScheduleItemName {
  title: string;
  start: string;
  /** Text of the end; undefined for an open end, equal to `start` without a duration or round the clock. */
  end: string | undefined;
  /** Name of the day; empty where a heading names it. */
  day: string;
  isNight: boolean;
  place: string;
  kind: ScheduleKind | undefined;
  /** States in words: on now or cancelled, moved, highlighted, saved by a friend; then the local time in brackets. */
  states: string[];
}

export interface ScheduleItemLabels {
  /** Accessible name in one sentence: title, start, end, day, place, kind and states. */
  itemName: (item: ScheduleItemName) => string;
  highlighted: string;
  now: string;
  cancelled: string;
  /** Text before the old time of a moved item: "Moved from". */
  movedFrom: string;
  /** Text above times after midnight, by the day's name: "the night after Friday". */
  night?: ((day: string) => string) | undefined;
  /** Text in place of times round the clock: "around the clock". */
  allDay: string;
  /** Text in place of an open end: "open end". */
  openEnd: string;
  /** Name of the favourite button: "Save: Night mode". */
  favourite: (title: string) => string;
  /** Text that marks an item saved by a friend: "Your friend too". */
  friend: string;
  /** Name of the link to the item's page: "Details of Night mode". */
  details: (title: string) => string;
  /** Visible text of the link to the item's page: "Details". */
  more: string;
}

/** Undefined for future items, for cancelled items until their end, and while the time is unknown. */
export type ScheduleItemState = 'now' | 'over' | undefined;

export type ScheduleItemVariables = Variables<
  'schedule-item',
  'background' | 'color' | 'highlighted-background' | 'gap' | 'padding' | 'font'
>;
