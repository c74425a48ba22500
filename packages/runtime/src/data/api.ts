import type { ArticleAnswer, GoneArticle, NewsItem, NewsPage, NewsPageQuery, Schedule, ScheduleItem } from '@tand/festival';

export interface Freshness {
  at: number;
  asOf?: number;
  isCached?: boolean;
  isEmpty?: boolean;
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
  news: () => Promise<readonly NewsItem[]>;
  /** Null if the article was never public (ROUTE-15). */
  article: (idOrSlug: string) => Promise<ArticleAnswer | GoneArticle | null>;
  goneItem: (slug: string) => Promise<ScheduleItem | undefined>;
}
