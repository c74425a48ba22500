import { newsListCount } from './constants.ts';
import { findNews, type NewsItem } from './news.ts';
import { newsListPages } from './newsAddress.ts';

/** One page of the news list, of all articles or of one topic's. */
export interface NewsPage {
  items: NewsItem[];
  /** From 1. */
  page: number;
  pages: number;
  /** Articles on all its pages together. */
  total: number;
  /** The topic the list is cut down to. */
  topic?: string;
  /** Every topic that has an article. */
  topics: string[];
}

/** Which page is asked for, as its address says it. */
export interface NewsPageQuery {
  page?: string | undefined;
  topic?: string | undefined;
}

/** An article, and what its page leads on to. */
export interface ArticleAnswer {
  item: NewsItem;
  /** What was published next, and before. */
  newer?: NewsItem;
  older?: NewsItem;
  /** Up to three to read on. */
  related: NewsItem[];
}

/** An article that was published and has been taken out, of which no more is told than its name and date (ROUTE-15). */
export interface GoneArticle {
  gone: NewsItem;
}

/** The number of a page as it stands in an address; 0 when it is none. */
const pageNumber = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0);

/**
 * A page of the list; null for one that does not exist.
 * @param items newest first
 * @param total how many there are when `items` are only the newest of them; a topic needs them all
 */
export function newsPage(items: readonly NewsItem[], { page: asked = '1', topic }: NewsPageQuery, total = items.length): NewsPage | null {
  const chosen = topic === undefined ? items : items.filter(item => item.topic === topic);
  const count = topic === undefined ? total : chosen.length;
  const pages = newsListPages(count);
  const page = pageNumber(asked);
  if (page < 1 || page > pages || (topic !== undefined && count === 0)) return null;
  return {
    items: chosen.slice((page - 1) * newsListCount, page * newsListCount),
    page,
    pages,
    total: count,
    ...(topic !== undefined && { topic }),
    topics: [...new Set(items.flatMap(item => item.topic ?? []))].toSorted(),
  };
}

/** How many of the newest articles `newsPage` needs to know to show a page; all of them for a topic. */
export const newsNeeded = ({ page = '1', topic }: NewsPageQuery) => (topic === undefined ? pageNumber(page) * newsListCount : Infinity);

/** The article that an address names, by id or slug, with those around it; null when there is none. `items` newest first. */
export function articleAnswer(items: readonly NewsItem[], idOrSlug: string): ArticleAnswer | null {
  const item = findNews(items, idOrSlug);
  return item ? { item, ...around(items, item) } : null;
}

/** The articles around one of a list that is sorted newest first, and up to three to read on: its topic's first, then the newest. */
function around(items: readonly NewsItem[], item: NewsItem): Omit<ArticleAnswer, 'item'> {
  const index = items.indexOf(item);
  const newer = items[index - 1];
  const older = items[index + 1];
  const others = items.filter(other => other !== item && other !== newer && other !== older);
  const isClose = (other: NewsItem) => item.topic !== undefined && other.topic === item.topic;
  const related = [...others.filter(isClose), ...others.filter(other => !isClose(other))].slice(0, 3);
  return { ...(newer && { newer }), ...(older && { older }), related };
}
