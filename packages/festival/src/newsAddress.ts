import { newsListCount } from './constants.ts';
import type { NewsItem } from './news.ts';

/** Where a page of the news list stands, below the language. Each has an address of its own, so it works without script. */
export const newsListPath = (page: number, topic?: string) => `/news${topic ? `/topic/${topic}` : ''}${page > 1 ? `/page/${page}` : ''}`;

/** Pages that a list of so many articles fills; an empty one is a page too. */
export const newsListPages = (count: number) => Math.max(1, Math.ceil(count / newsListCount));

/** Every page of the list, of all articles and of each topic's, as paths below the language. */
export function newsListPaths(news: readonly NewsItem[]): string[] {
  const topics = [undefined, ...new Set(news.flatMap(item => item.topic ?? []))];
  return topics.flatMap(topic => {
    const chosen = topic === undefined ? news : news.filter(item => item.topic === topic);
    return Array.from({ length: newsListPages(chosen.length) }, (_, index) => newsListPath(index + 1, topic).slice(1));
  });
}
