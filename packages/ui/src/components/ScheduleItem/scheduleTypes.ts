import type { ScheduleKind, ScheduleTone } from './ScheduleItem.variants.ts';

export type PlaceId = string | number;

export interface SchedulePlace {
  /** Names the place in entries and addresses. */
  id: PlaceId;
  /** What it is called. */
  name: string;
  /** Its ink and pattern. */
  tone?: ScheduleTone | undefined;
  /** One sign for small columns and paper: "1", "S". */
  sign?: string | undefined;
  /** Address of a picture of 64 px on its label. */
  image?: string | undefined;
}

export interface ScheduleDay {
  /** Index that the entries' `day` points to. */
  day: number;
  /** In full: "Fredag 13 juni". */
  name: string;
  /** For the square tabs: "Fre 13 juni". */
  shortName: string;
  /** Address that shows this day; makes the tab a link. */
  href?: string | undefined;
}

/** One item of the programme, in the language of the page. */
export interface ScheduleEntry {
  /** Names the entry in favourites and addresses. */
  id: string;
  /** What is on. */
  title: string;
  /** The title with soft hyphens, which is shown in its place. */
  softTitle?: string | undefined;
  /** The title's language, where it is not the page's. */
  titleLang?: string | undefined;
  /** A sentence or two about it. */
  description?: string | undefined;
  /** The festival's day by its number. */
  day: number;
  /** Id of its place. */
  placeId: PlaceId;
  /** Clock minutes from the first midnight of its day; over 1440 for what begins after the night's midnight. */
  startMinutes: number;
  /** As `startMinutes`; absent when the end is open. */
  endMinutes?: number | undefined;
  /** Instant with offset, for `<time datetime>`: `2025-06-13T18:00:00+02:00`. */
  start: string;
  /** When it ends, as ISO 8601; open without one. */
  end?: string | undefined;
  /** Clock texts from before it was moved. */
  previous?: { start: string; end?: string | undefined } | undefined;
  /** What sort of thing it is. */
  kind?: ScheduleKind | undefined;
  /** Further places, behind `placeId`, where it takes place in several. */
  morePlaces?: readonly PlaceId[] | undefined;
  /** Page with more about it. */
  href?: string | undefined;
  /** Address of its own page; offered beside the title when that leads elsewhere. */
  pageHref?: string | undefined;
  /** Whether that is another site, in a new tab. */
  isExternal?: boolean | undefined;
  /** Whether it stands out from the others. */
  isHighlighted?: boolean | undefined;
  /** It does not take place: struck through in every view, and never what is on. */
  isCancelled?: boolean | undefined;
}

export interface ScheduleItemName {
  title: string;
  start: string;
  /** Absent when the end is open; that of the start for what lasts no time, or is on round the clock. */
  end: string | undefined;
  /** Empty where all around it is of one day, which then has told it. */
  day: string;
  /** It begins after the midnight of that day. */
  isNight: boolean;
  place: string;
  kind: ScheduleKind | undefined;
  /** Now, moved, highlighted, or cancelled alone; in words. */
  states: string[];
}

export interface ScheduleItemLabels {
  /** The one sentence that says an item: title, start to end, day, place, kind and states. */
  itemName: (item: ScheduleItemName) => string;
  /** Says that it stands out. */
  highlighted: string;
  /** Says that it is on. */
  now: string;
  /** Says that it is off. */
  cancelled: string;
  /** Words before the struck-through old time, e.g. "Flyttad från". */
  movedFrom: string;
  /** Above the time of what begins after the midnight of a day, by that day's name: "natten mot lördag". */
  night?: ((day: string) => string) | undefined;
  /** In place of the times of what is on round the clock: "hela dygnet". */
  allDay: string;
  /** Stands where the end would: "utan sluttid". */
  openEnd: string;
  /** Name of the favourite button: "Spara: Nattläge". */
  favourite: (title: string) => string;
  /** Beside what a friend has picked too: "Din vän också". */
  friend: string;
  /** Name of the link to its own page: "Detaljer om Nattläge". */
  details: (title: string) => string;
  /** What of that name is seen: "Detaljer". */
  more: string;
}

/** Where an item stands in time; undefined before it begins, while nobody knows the time, and in the time of one that is cancelled. */
export type ScheduleItemState = 'now' | 'over' | undefined;
