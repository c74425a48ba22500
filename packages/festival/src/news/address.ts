import { newsListCount } from '../constants.ts';
import type { NewsItem } from './schema.ts';

/** Path of a news list page, without language; pagination uses links so that it works without script. */
export const newsListPath = (page: number, topic?: string) => `/news${topic ? `/topic/${topic}` : ''}${page > 1 ? `/page/${page}` : ''}`;

export const newsListPages = (count: number) => Math.max(1, Math.ceil(count / newsListCount));

/** Every page of the unfiltered list and of each topic, without language. */
export function newsListPaths(news: readonly NewsItem[]): string[] {
  const topics = [undefined, ...new Set(news.flatMap(item => item.topic ?? []))];
  return topics.flatMap(topic => {
    const chosen = topic === undefined ? news : news.filter(item => item.topic === topic);
    return Array.from({ length: newsListPages(chosen.length) }, (_, index) => newsListPath(index + 1, topic).slice(1));
  });
}
