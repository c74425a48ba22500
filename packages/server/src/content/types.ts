import type { Lang, ScheduleItem, ScheduleLocation } from '@tand/festival';

type Texts = Record<Lang, string>;

/** A news item as the edition writes it; dates are instants. */
export interface NewsContent {
  id: number;
  slug: string;
  publishedDate: Date;
  /** Not to be published, whatever its date says. */
  isDraft?: boolean;
  /** From this instant on the item is withdrawn. */
  unpublishedDate?: Date;
  updatedDate?: Date;
  image: string;
  /** Key of the edition's topics, or ''. */
  topic: string;
  author: string;
  headline: Texts;
  preamble: Texts;
  body: Texts;
  linkText: Texts;
  imageCaption: Texts;
  /** What the picture shows, for those who do not see it; left out where the words say it. */
  imageAlt?: Texts;
  linkUrl?: string;
  routerLink?: string;
}

export type LocationContent = ScheduleLocation;

/** What is added to an item beyond the specification's fields (SCHED-47). */
type Added = Pick<ScheduleItem, 'kind' | 'tags' | 'hosts' | 'language' | 'age' | 'signUp' | 'access' | 'places'>;

export interface ScheduleContent extends Added {
  /** Stays whatever else of the item changes. */
  id: string;
  day: number;
  location: number;
  start_time: string;
  end_time: string;
  old_start_time?: string | undefined;
  old_end_time?: string | undefined;
  name_sv: string;
  name_en: string;
  short_desc_sv: string;
  short_desc_en: string;
  url?: string | undefined;
  routerLink?: string | undefined;
  highlight: boolean;
  /** Only where it is. */
  cancelled?: true | undefined;
}

/** A range of ticket numbers bought under one reference. */
export interface TicketContent {
  reference: string;
  postal: string;
  start: number;
  end: number;
  /** '' where it is not stored. */
  name: string;
  /** When it was bought, ISO 8601. */
  timestamp: string;
  /** The last day it is kept: '2025-09-13'. Default: for ever, as a sample is. */
  keepUntil?: string | undefined;
}

/** Everything of an edition that lives in the database. */
export interface EditionContent {
  news: NewsContent[];
  locations: LocationContent[];
  items: ScheduleContent[];
  tickets: TicketContent[];
}
