import { newsListCount, newsSlice, type NewsItem } from '@tand/festival';
import type { Lang } from '../language.ts';
import { newsTeaser, type NewsTeaser } from './views.ts';

/** One page of the news list. */
export interface NewsList {
  items: NewsTeaser[];
  /** From 1. */
  page: number;
  pages: number;
  total: number;
  /** The topic the list is cut down to. */
  topic?: string;
  /** Every topic that has an article. */
  topics: string[];
}

/** Where a page of the list stands, below the language. Each has an address of its own, so it works without script. */
export const newsListPath = (page: number, topic?: string) => `/news${topic ? `/topic/${topic}` : ''}${page > 1 ? `/page/${page}` : ''}`;

/** A page of the list as its address asks for it (`page` as it stands there), newest first; null for one that does not exist. */
export function newsList(
  all: readonly NewsItem[],
  lang: Lang,
  { page: asked = '1', topic }: { page?: string; topic?: string },
): NewsList | null {
  const news = newsSlice(all);
  const chosen = topic === undefined ? news : news.filter(item => item.topic === topic);
  const pages = Math.max(1, Math.ceil(chosen.length / newsListCount));
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 0;
  if (page < 1 || page > pages || (topic !== undefined && chosen.length === 0)) return null;
  return {
    items: newsSlice(chosen, newsListCount, (page - 1) * newsListCount).map(item => newsTeaser(item, lang)),
    page,
    pages,
    total: chosen.length,
    ...(topic !== undefined && { topic }),
    topics: [...new Set(news.flatMap(item => item.topic ?? []))].toSorted(),
  };
}

/** Every page of the list, with each topic's, as paths below the language. */
export function newsListPaths(all: readonly NewsItem[]): string[] {
  const topics = [...new Set(all.flatMap(item => item.topic ?? []))];
  return [undefined, ...topics].flatMap(topic => {
    const { pages } = newsList(all, 'sv', topic === undefined ? {} : { topic })!;
    return Array.from({ length: pages }, (_, index) => newsListPath(index + 1, topic).slice(1));
  });
}
