import type { Edition } from '../../edition/edition.ts';
import { contentLang, type Lang } from '../../languages.ts';
import { absolute, ids, type Node } from './node.ts';

export interface ArticleParts {
  slug: string;
  title: string;
  preamble: string;
  image: string;
  author: string;
  /** Date of publication, ISO 8601, as is `updated`. */
  published: string;
  updated?: string;
}

/** Texts may be placeholders that the server fills for items newer than the build (META-4). */
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
    inLanguage: contentLang(lang),
    url,
    mainEntityOfPage: url,
    // The raster picture of shared links, then the drawing. A placeholder is replaced by a path, which needs the site's origin.
    image: [
      `${edition.siteUrl}/img/og/news-${slug}-${lang}.png`,
      image.startsWith('__') ? edition.siteUrl + image : absolute(edition, image),
    ],
    datePublished: published,
    dateModified: updated ?? published,
    // Authors have no page of their own; their organisation has one.
    author: { '@type': 'Person', name: author, worksFor: { '@id': ids(edition).organization } },
    publisher: { '@id': ids(edition).organization },
    about: { '@id': ids(edition).festival },
  };
}
