import type { Localized } from './languages.ts';

/** SPEC 3, news item. `body` is Markdown. */
export interface NewsItem {
  id: number;
  slug: string;
  publishedDate: Date;
  updatedDate?: Date;
  /** May be empty. */
  image: string;
  author: string;
  headline: Localized;
  preamble: Localized;
  body: Localized;
  linkText: Localized;
  imageCaption: Localized;
  linkUrl?: string;
  routerLink?: string;
}
