/** The shapes on the wire, under the names all clients know (NEWS-3, SCHED-1, LOOKUP-5). Optional fields are left out, never null. */
export interface WireNewsItem {
  id: number;
  slug: string;
  publishedDate: string;
  updatedDate?: string;
  image: string;
  topic: string;
  author: string;
  headlinesv: string;
  headlineen: string;
  preamblesv: string;
  preambleen: string;
  bodysv: string;
  bodyen: string;
  linkTextsv: string;
  linkTexten: string;
  imageCaptionsv: string;
  imageCaptionen: string;
  linkUrl?: string;
  routerLink?: string;
}

export interface WireLocation {
  id: number;
  name_sv: string;
  name_en: string;
}

export interface WireScheduleItem {
  id: string;
  day: number;
  location: number;
  start_time: string;
  end_time: string;
  old_start_time?: string;
  old_end_time?: string;
  name_sv: string;
  name_en: string;
  short_desc_sv: string;
  short_desc_en: string;
  url?: string;
  routerLink?: string;
  highlight: boolean;
  /** Only where it is. */
  cancelled?: true;
  /** How often the item has changed, and when it did last; for calendars. */
  sequence?: number;
  modified?: string;
}

export interface WireSchedule {
  locations: WireLocation[];
  items: WireScheduleItem[];
}

export interface WireTicketRange {
  start: number;
  end: number;
  name: string;
  timestamp: string;
}
