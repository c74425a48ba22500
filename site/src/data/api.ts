import type { NewsItem, Schedule } from '@tand/festival';

/** The festival's calls as pages use them (SPEC 7). */
export interface Api {
  news: () => Promise<NewsItem[]>;
  schedule: () => Promise<Schedule>;
  /** Epoch ms of the oldest answer that the device had kept and that stood in for a failed call. */
  keptAt?: number;
}
