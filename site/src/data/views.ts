import { newsLink, previewText, readingMinutes, textIn, type LinkTarget, type NewsItem } from '@tand/festival';
import type { Lang } from '../language.ts';

/** A news item as a card shows it. */
export interface NewsTeaser {
  slug: string;
  title: string;
  preamble: string;
  /** First 60 characters of the body (SPEC 2.4). */
  preview: string;
  image: string;
  topic: string;
  /** ISO. */
  published: string;
}

/** A whole article in one language. */
export interface ArticleView extends NewsTeaser {
  id: number;
  /** Markdown. */
  body: string;
  author: string;
  caption: string;
  updated?: string;
  link?: LinkTarget & { text: string };
  minutes: number;
}

/** SPEC 3: an item without a picture of its own shows the concept picture. */
export const conceptImage = '/img/concept.svg';

export function newsTeaser(item: NewsItem, lang: Lang): NewsTeaser {
  return {
    slug: item.slug,
    title: textIn(item.headline, lang),
    preamble: textIn(item.preamble, lang),
    preview: previewText(textIn(item.body, lang)),
    image: item.image || conceptImage,
    topic: item.topic ?? '',
    published: item.publishedDate.toISOString(),
  };
}

export function articleView(item: NewsItem, lang: Lang): ArticleView {
  const link = newsLink(item);
  const text = textIn(item.linkText, lang);
  return {
    ...newsTeaser(item, lang),
    id: item.id,
    body: textIn(item.body, lang),
    author: item.author,
    caption: textIn(item.imageCaption, lang),
    ...(item.updatedDate && { updated: item.updatedDate.toISOString() }),
    ...(link && { link: { ...link, text: text || link.href } }),
    minutes: readingMinutes(textIn(item.body, lang)),
  };
}

/**
 * The article whose words the server puts in (`fillShell` of `@tand/server`): an item published after the build opens
 * with its own title before any script runs.
 */
export const shellArticle: ArticleView = {
  id: 0,
  slug: '__NEWS_SLUG__',
  title: '__NEWS_HEADLINE__',
  preamble: '__NEWS_PREAMBLE__',
  preview: '',
  image: '__NEWS_IMAGE__',
  topic: '',
  published: '__NEWS_PUBLISHED__',
  author: '__NEWS_AUTHOR__',
  caption: '',
  body: '',
  minutes: 1,
};
