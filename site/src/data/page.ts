import type { Revision, StandingNotices } from '@tand/festival';
import type { Island } from '../app/island.tsx';
import type { Texts } from '../i18n.ts';
import type { Lang } from '../language.ts';
import type { LookupResult, SearchResult } from '../seo/served.ts';
import type { Api } from './api.ts';

/** What a page module's `load` gets to work with. */
export interface LoadContext {
  lang: Lang;
  /** Of the address; of the page of an entry its `slug`. */
  params: Record<string, string | undefined>;
  api: Api;
  /** The present in epoch ms. */
  now: number;
}

/**
 * What a page has to say about its data: the API has none, it could not be reached or understood (DATA-4), parts of its
 * answer could not be read, or what was here has been removed.
 */
export type Problem = 'none' | 'unknown' | 'gaps' | 'gone';

/** What a route holds: its data if any, when they were true, and what is to be said about them. It travels in the HTML. */
export interface Loaded<T = unknown> {
  data: T | null;
  /** Epoch ms from which visitors see the content like this. The newer data win (`newest`). */
  at: number;
  /** Epoch ms at which they were known to be still true. Default: `at`. */
  asOf?: number;
  problem?: Problem;
  /** There may be more than the data hold: than nothing, or than those parts that could be read. */
  doubt?: 'nothing' | 'gaps';
}

/** What the renderer leaves in a page for its first render. */
export interface PageData {
  path: string;
  lang: Lang;
  texts: Texts;
  loaderData: Record<string, Loaded | null>;
  /** State of the content that the page was made from. */
  revision: Revision;
  /** Epoch ms for which the page was rendered. */
  moment: number;
  /** Lines of the crew, where there ever were any. */
  notices?: StandingNotices;
  /** What came of the form that this page answers. */
  lookup?: LookupResult;
  /** What was searched for and found. */
  search?: SearchResult;
  /** What a visit is to be computed for. */
  choice?: string;
}

/** A module under pages/. */
export interface PageModule {
  default: React.ComponentType;
  /** Fetches the page's data and shapes them for its language; keep them small, they are part of the HTML. */
  load?: (context: LoadContext) => Promise<unknown>;
  /** Those of the page that are hydrated by themselves. */
  islands?: readonly Island[];
}
