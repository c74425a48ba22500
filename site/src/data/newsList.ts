import { newsListCount, newsListPages, newsSlice, type NewsItem } from '@tand/festival';
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

/** A page of the list as its address asks for it (`page` as it stands there), newest first; null for one that does not exist. */
export function newsList(
  all: readonly NewsItem[],
  lang: Lang,
  { page: asked = '1', topic }: { page?: string; topic?: string },
): NewsList | null {
  const news = newsSlice(all);
  const chosen = topic === undefined ? news : news.filter(item => item.topic === topic);
  const pages = newsListPages(chosen.length);
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
