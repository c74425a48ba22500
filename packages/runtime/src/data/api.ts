import type { ArticleAnswer, GoneArticle, NewsItem, NewsPage, NewsPageQuery, Revision, Schedule, ScheduleItem } from '@tand/festival';

export interface NewsPart {
  items: readonly NewsItem[];
  total: number;
}

export interface Freshness {
  /** Epoch ms of the content; the earliest of several responses. */
  at: number;
  /** Epoch ms at which the content was last known to be current. Default: `at`. */
  asOf?: number;
  revision?: Revision;
  isCached?: boolean;
  isEmpty?: boolean;
  /** Whether more items are unreadable than can be ignored. */
  hasGaps?: boolean;
}

export interface Api {
  newsPage: (asked: NewsPageQuery) => Promise<NewsPage | null>;
  schedule: () => Promise<Schedule>;
}

export interface BrowserApi extends Api {
  source: () => Freshness;
}

export interface ContentApi extends Api {
  news: () => Promise<NewsPart>;
  /** A `GoneArticle` once it is withdrawn or removed (ROUTE-15); null if it was never public. */
  article: (idOrSlug: string) => Promise<ArticleAnswer | GoneArticle | null>;
  goneItem: (slug: string) => Promise<ScheduleItem | undefined>;
}
