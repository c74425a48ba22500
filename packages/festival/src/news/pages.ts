import { newsListCount } from '../constants.ts';
import type { NewsItem } from './schema.ts';

// NEWS-4
export const conceptImage = '/img/concept.svg';

/** Newest first, stable for equal dates (NEWS-2). */
export function sortNews(items: readonly NewsItem[]): NewsItem[] {
  return items.toSorted((a, b) => b.publishedDate.getTime() - a.publishedDate.getTime());
}

// NEWS-6
export function newsKey(idOrSlug: string): { id: number } | { slug: string } {
  return /^[1-9]\d{0,14}$/.test(idOrSlug) ? { id: Number(idOrSlug) } : { slug: idOrSlug };
}

export function findNews(items: readonly NewsItem[], idOrSlug: string): NewsItem | undefined {
  const key = newsKey(idOrSlug);
  return items.find(item => ('id' in key ? item.id === key.id : item.slug === key.slug));
}

export const newsListPath = (page: number, topic?: string) => `/news${topic ? `/topic/${topic}` : ''}${page > 1 ? `/page/${page}` : ''}`;

export const newsListPages = (count: number) => Math.max(1, Math.ceil(count / newsListCount));

export function newsListPaths(news: readonly NewsItem[]): string[] {
  const topics = [undefined, ...new Set(news.flatMap(item => item.topic ?? []))];
  return topics.flatMap(topic => {
    const chosen = topic === undefined ? news : news.filter(item => item.topic === topic);
    return Array.from({ length: newsListPages(chosen.length) }, (_, index) => newsListPath(index + 1, topic).slice(1));
  });
}

export interface NewsPage {
  items: NewsItem[];
  page: number;
  pages: number;
  total: number;
  topic?: string;
  topics: string[];
}

export interface NewsPageQuery {
  page?: string | undefined;
  topic?: string | undefined;
}

export interface ArticleAnswer {
  item: NewsItem;
  newer?: NewsItem;
  older?: NewsItem;
  related: NewsItem[];
}

/** A withdrawn or removed article, whose headline and date remain public (ROUTE-15). */
export interface GoneArticle {
  gone: NewsItem;
}

const pageNumber = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0);

/** Null if the page does not exist; `total` also counts articles that `items` omits. */
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

/** Number of newest articles that `newsPage` needs; Infinity with a topic. */
export const newsNeeded = ({ page = '1', topic }: NewsPageQuery) => (topic === undefined ? pageNumber(page) * newsListCount : Infinity);

/** Article with its neighbours, or null; `items` must be sorted newest first. */
export function articleAnswer(items: readonly NewsItem[], idOrSlug: string): ArticleAnswer | null {
  const item = findNews(items, idOrSlug);
  return item ? { item, ...around(items, item) } : null;
}

function around(items: readonly NewsItem[], item: NewsItem): Omit<ArticleAnswer, 'item'> {
  const index = items.indexOf(item);
  const newer = items[index - 1];
  const older = items[index + 1];
  const others = items.filter(other => other !== item && other !== newer && other !== older);
  const isClose = (other: NewsItem) => item.topic !== undefined && other.topic === item.topic;
  const related = [...others.filter(isClose), ...others.filter(other => !isClose(other))].slice(0, 3);
  return { ...(newer && { newer }), ...(older && { older }), related };
}
