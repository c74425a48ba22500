import type { Article, ScheduleItem, ScheduleLocation } from '@tand/festival';
import type { soldRange } from '@tand/festival/schemas';
import type { InferOutput } from 'valibot';

export interface TicketContent extends InferOutput<typeof soldRange> {
  /** Last day of storage: '2025-09-13'. Default: unlimited, for samples. */
  keepUntil?: string | undefined;
}

/** An item that is being read or edited; the schema decides what it becomes. */
export type ItemDraft = { [Field in keyof ScheduleItem]?: ScheduleItem[Field] | undefined };

export interface EditionContent {
  news: Article[];
  locations: ScheduleLocation[];
  items: ScheduleItem[];
  tickets: TicketContent[];
}
