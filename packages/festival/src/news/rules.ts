import type { NewsItem } from './schema.ts';

// NEWS-4
export const conceptImage = '/img/concept.svg';

/** Newest first, stable for equal dates (NEWS-2). */
export function sortNews(items: readonly NewsItem[]): NewsItem[] {
  return items.toSorted((a, b) => b.publishedDate.getTime() - a.publishedDate.getTime());
}

export function newsSlice(items: readonly NewsItem[], limit: number, offset = 0): NewsItem[] {
  return sortNews(items).slice(offset, offset + limit);
}

/** A positive integer without leading zeros is an id, anything else a slug (NEWS-6). */
export function newsKey(idOrSlug: string): { id: number } | { slug: string } {
  return /^[1-9]\d{0,14}$/.test(idOrSlug) ? { id: Number(idOrSlug) } : { slug: idOrSlug };
}

export function findNews(items: readonly NewsItem[], idOrSlug: string): NewsItem | undefined {
  const key = newsKey(idOrSlug);
  return items.find(item => ('id' in key ? item.id === key.id : item.slug === key.slug));
}
