import type { Later } from '../app/later.tsx';
import type { Lang } from '../language.ts';
import type { Api } from './api.ts';

/** What a page module's `load` gets to work with. */
export interface LoadContext {
  lang: Lang;
  /** Of the address; of the page of an entry its `slug`. */
  params: Record<string, string | undefined>;
  api: Api;
}

/** Why fresh data could not be had: the API has none, or it could not be reached or understood (SPEC 8). */
export type Problem = 'none' | 'unknown';

/** What a route holds: its data if any, when they were true, and what went wrong when they could not be renewed. */
export interface Loaded<T = unknown> {
  data: T | null;
  /** Epoch ms of the answer that the data come from. */
  at: number;
  problem?: Problem;
}

/** A module under pages/. */
export interface PageModule {
  default: React.ComponentType;
  /** Fetches the page's data and shapes them for its language; keep them small, they are part of the HTML. */
  load?: (context: LoadContext) => Promise<unknown>;
  /** Parts of the page that come alive later. */
  parts?: readonly Later[];
}
