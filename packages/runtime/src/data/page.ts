import type { Lang } from '../i18n/language.ts';
import type { ContentApi } from './api.ts';

export interface LoadContext {
  lang: Lang;
  /** Parameters of the address; `slug` for an entry's page. */
  params: Record<string, string | undefined>;
  api: ContentApi;
  /** Epoch ms. */
  now: number;
}

/** `none`: the API has none. `unknown`: current data could not be fetched (DATA-4). `gaps`: partly unreadable. `gone`: removed. */
export type Problem = 'none' | 'unknown' | 'gaps' | 'gone';

/** Data of a page or an island, their age, and what to report about them. */
export interface Loaded<T = unknown> {
  data: T | null;
  /** Epoch ms of the content. */
  at: number;
  /** Epoch ms at which the data were last known to be current. Default: `at`. */
  asOf?: number;
  problem?: Problem;
  /** Data may be missing: all of them, or parts that could not be read. */
  doubt?: 'nothing' | 'gaps';
}

export interface PageModule {
  default: React.ComponentType;
  /** Returns the `data` of `usePage`. */
  load?: (context: LoadContext) => Promise<unknown>;
}
