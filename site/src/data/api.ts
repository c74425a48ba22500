import type { ArticleAnswer, GoneArticle, NewsItem, NewsPage, NewsPageQuery, Revision, Schedule, ScheduleItem } from '@tand/festival';

/** News, newest first: all of them, or the newest of `total`. */
export interface NewsPart {
  items: readonly NewsItem[];
  total: number;
}

/** What the answers of an `Api` were made from, as far as it was asked. */
export interface Source {
  /** Epoch ms from which visitors see the content like this; of several answers the earliest. */
  at: number;
  /** Epoch ms at which that was known to be still so. Default: `at`. */
  asOf?: number;
  /** State of the content, where the answer says it. */
  revision?: Revision;
  /** A copy that the device had kept stood in for a call that failed. */
  isKept?: boolean;
  /** What is not in the answer may be there all the same: the list was cut, or a kept copy was asked. */
  isCut?: boolean;
  /** The list that was asked for has nothing in it. */
  isEmpty?: boolean;
  /** More items than may be left out without a word could not be read. */
  hasGaps?: boolean;
}

/** The content as pages ask for it: from a snapshot on the server, from the API in the browser. */
export interface Api {
  /** The newest articles: at least `newsFetchLimit` of them if there are as many. */
  news: () => Promise<NewsPart>;
  /** A page of the news list; null when there is none such. */
  newsPage: (asked: NewsPageQuery) => Promise<NewsPage | null>;
  /** An article by id or slug, or that it is gone (ROUTE-15); null when there never was one. */
  article: (idOrSlug: string) => Promise<ArticleAnswer | GoneArticle | null>;
  schedule: () => Promise<Schedule>;
  /** An item that has left the programme, as it was last, by the last part of its address; undefined when nothing is known of one. */
  goneItem: (slug: string) => Promise<ScheduleItem | undefined>;
  /** What has been answered so far. */
  source: () => Source;
}
