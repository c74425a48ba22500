import type { Article, ScheduleItem, ScheduleLocation } from '@tand/festival';

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
  news: Article[];
  locations: ScheduleLocation[];
  items: ScheduleItem[];
  tickets: TicketContent[];
}
