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
    // The picture in pixels that shared links show, then the drawing. A mark stands for a path, which the site's own origin fits.
    image: [
      `${edition.siteUrl}/img/og/news-${slug}-${lang}.png`,
      image.startsWith('__') ? edition.siteUrl + image : absolute(edition, image),
    ],
    datePublished: published,
    dateModified: updated ?? published,
    // Writers have no page of their own; their organisation has.
    author: { '@type': 'Person', name: author, worksFor: { '@id': ids(edition).organization } },
    publisher: { '@id': ids(edition).organization },
    about: { '@id': ids(edition).festival },
  };
}
