/** Index of a festival day: 0 Friday, 1 Saturday, 2 Sunday, 3 Monday. */
export type ScheduleDay = 0 | 1 | 2 | 3;

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
}

/** A place of the programme; id 0 means all places in the filter (SCHED-1). */
export interface ScheduleLocation {
  id: number;
  name_sv: string;
  name_en: string;
}

export interface Schedule {
  locations: ScheduleLocation[];
  items: ScheduleItem[];
}
