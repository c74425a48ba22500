import type { Edition, Lang } from '@tand/festival';
import { absolute, ids, type Node } from './node.ts';

export interface ArticleParts {
  slug: string;
  title: string;
  preamble: string;
  image: string;
  author: string;
  /** ISO, as is `updated`. */
  published: string;
  updated?: string;
}

/** A news item (META-4). Its texts may be the marks that the server fills for items newer than the build. */
export function newsArticle(
  edition: Edition,
  lang: Lang,
  { slug, title, preamble, image, author, published, updated }: ArticleParts,
): Node {
  const url = `${edition.siteUrl}/${lang}/news/${slug}`;
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    headline: title,
    description: preamble,
    inLanguage: lang,
    url,
    mainEntityOfPage: url,
    // The mark stands for a path, which the site's own origin fits.
    image: [image.startsWith('__') ? edition.siteUrl + image : absolute(edition, image)],
    datePublished: published,
    dateModified: updated ?? published,
    author: { '@type': 'Person', name: author },
    publisher: { '@id': ids(edition).organization },
    about: { '@id': ids(edition).festival },
  };
}
