import type { Lang } from '../i18n/language.ts';
import type { ContentApi } from './api.ts';

export interface LoadContext {
  lang: Lang;
  /** Parameters of the address; `slug` for an entry's page. */
  params: Record<string, string | undefined>;
  api: ContentApi;
  /** Current time in epoch ms. */
  now: number;
}

/** Problem of a page's data: missing, API unreachable or unreadable (DATA-4), partly unreadable, or removed. */
export type Problem = 'none' | 'unknown' | 'gaps' | 'gone';

/** A route's data, their age, and what to report about them. It is embedded in the HTML. */
export interface Loaded<T = unknown> {
  data: T | null;
  /** Epoch ms of the content. Of equally complete data the newer are used (`newest`). */
  at: number;
  /** Epoch ms at which the data were last known to be current. Default: `at`. */
  asOf?: number;
  problem?: Problem;
  /** Data may be missing: all of them, or parts that could not be read. */
  doubt?: 'nothing' | 'gaps';
}

export interface PageModule {
  default: React.ComponentType;
  /** Fetches the page's data in its language. They are embedded in the HTML, so they should be small. */
  load?: (context: LoadContext) => Promise<unknown>;
}
