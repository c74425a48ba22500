import type { Lang, ScheduleItem, ScheduleLocation } from '@tand/festival';

type Texts = Record<Lang, string>;

export interface NewsContent {
  id: number;
  slug: string;
  publishedDate: Date;
  /** Never public, regardless of its date. */
  isDraft?: boolean;
  /** Unpublished from this instant. */
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
  /** Text alternative; omitted if the texts describe the picture. */
  imageAlt?: Texts;
  linkUrl?: string;
  routerLink?: string;
}

export type LocationContent = ScheduleLocation;

// SCHED-47
type Added = Pick<ScheduleItem, 'kind' | 'tags' | 'hosts' | 'language' | 'age' | 'signUp' | 'access' | 'places'>;

export interface ScheduleContent extends Added {
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
  cancelled?: true | undefined;
}

export interface TicketContent {
  reference: string;
  postal: string;
  start: number;
  end: number;
  /** '' if it isn't stored. */
  name: string;
  /** Time of purchase, ISO 8601. */
  timestamp: string;
  /** Last day of storage: '2025-09-13'. Default: unlimited, for samples. */
  keepUntil?: string | undefined;
}

export interface EditionContent {
  news: NewsContent[];
  locations: LocationContent[];
  items: ScheduleContent[];
  tickets: TicketContent[];
}
