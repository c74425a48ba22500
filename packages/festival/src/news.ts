import { linkTarget, type LinkTarget } from './links.ts';
import type { Localized } from './languages.ts';

/** What an item without a picture of its own shows (NEWS-4). */
export const conceptImage = '/img/concept.svg';

/** A news item (NEWS-3). `body` is Markdown. */
export interface NewsItem {
  id: number;
  slug: string;
  publishedDate: Date;
  updatedDate?: Date;
  /** May be empty. */
  image: string;
  author: string;
  /** Key of the edition's topics: 'esport'. */
  topic?: string;
  headline: Localized;
  preamble: Localized;
  body: Localized;
  linkText: Localized;
  imageCaption: Localized;
  /** What the picture shows, for those who do not see it. */
  imageAlt?: Localized;
  linkUrl?: string;
  routerLink?: string;
}

/** Newest first; items of the same instant keep their order (NEWS-2). */
export function sortNews(items: readonly NewsItem[]): NewsItem[] {
  return items.toSorted((a, b) => b.publishedDate.getTime() - a.publishedDate.getTime());
}

/** The newest `limit` items from `offset` on. */
export function newsSlice(items: readonly NewsItem[], limit: number, offset = 0): NewsItem[] {
  return sortNews(items).slice(offset, offset + limit);
}

/** A positive whole number, written as one, is an id; any other text is a slug (NEWS-6). */
export function newsKey(idOrSlug: string): { id: number } | { slug: string } {
  return /^[1-9]\d{0,14}$/.test(idOrSlug) ? { id: Number(idOrSlug) } : { slug: idOrSlug };
}

/** First item with that id or slug. */
export function findNews(items: readonly NewsItem[], idOrSlug: string): NewsItem | undefined {
  const key = newsKey(idOrSlug);
  return items.find(item => ('id' in key ? item.id === key.id : item.slug === key.slug));
}

/** The article's link: external if it has one, else internal, else none (NEWS-9). */
export function newsLink(item: Pick<NewsItem, 'linkUrl' | 'routerLink'>): LinkTarget | undefined {
  return linkTarget(item.linkUrl, item.routerLink);
}
