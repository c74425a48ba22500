import { editionName, newsSlice, textIn, type Edition, type Lang, type NewsItem } from '@tand/festival';
import { parseMarkdown, type RichNode } from '../data/markdown.ts';
import { absolute } from './node.ts';

export interface FeedTexts {
  title: string;
  description: string;
}

export interface FeedOptions {
  edition: Edition;
  lang: Lang;
  texts: FeedTexts;
  items: readonly NewsItem[];
}

/** The feeds of one language, by file name below `/{lang}/news/`. */
export const feedFiles = { 'rss.xml': rss, 'atom.xml': atom, 'feed.json': jsonFeed } as const;

interface Entry {
  url: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  image: string;
  published: Date;
  updated: Date;
}

function entries({ edition, lang, items }: FeedOptions): Entry[] {
  return newsSlice(items).map(item => ({
    url: `${edition.siteUrl}/${lang}/news/${item.slug}`,
    title: textIn(item.headline, lang),
    summary: textIn(item.preamble, lang),
    html: html(parseMarkdown(textIn(item.body, lang)), edition, lang),
    author: item.author,
    image: item.image && absolute(edition, item.image),
    published: item.publishedDate,
    updated: item.updatedDate ?? item.publishedDate,
  }));
}

// Control characters other than tab and line breaks cannot stand in XML at all.
const escape = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Rich text as HTML with full addresses, for readers elsewhere. Only the elements of `RichTag` can come out. */
function html(nodes: readonly RichNode[], edition: Edition, lang: Lang): string {
  return nodes
    .map(node => {
      if (typeof node === 'string') return escape(node);
      const { tag, href, start, children } = node;
      if (tag === 'br' || tag === 'hr') return `<${tag}>`;
      const to = href && (/^\/[^.]*$/.test(href) ? `${edition.siteUrl}/${lang}${href}` : absolute(edition, href));
      const attributes = `${to ? ` href="${escape(to)}"` : ''}${start ? ` start="${start}"` : ''}`;
      return `<${tag}${attributes}>${html(children, edition, lang)}</${tag}>`;
    })
    .join('');
}

const name = ({ edition, texts }: FeedOptions) => `${texts.title} | ${editionName(edition)}`;
const home = ({ edition, lang }: FeedOptions) => `${edition.siteUrl}/${lang}/news`;
const newest = (list: readonly Entry[]) => new Date(Math.max(0, ...list.map(({ updated }) => updated.getTime())));
const element = (tag: string, text: string) => `<${tag}>${escape(text)}</${tag}>`;

/** RSS 2.0. */
export function rss(options: FeedOptions): string {
  const list = entries(options);
  const items = list.map(
    ({ url, title, summary, html, author, published }) =>
      `<item>${element('title', title)}${element('link', url)}<guid isPermaLink="true">${escape(url)}</guid>${element('pubDate', published.toUTCString())}${element('dc:creator', author)}${element('description', summary)}${element('content:encoded', html)}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
${element('title', name(options))}${element('link', home(options))}${element('description', options.texts.description)}${element('language', options.lang)}${element('lastBuildDate', newest(list).toUTCString())}<atom:link rel="self" type="application/rss+xml" href="${escape(home(options))}/rss.xml"/>
${items.join('\n')}
</channel></rss>
`;
}

/** Atom 1.0 (RFC 4287). */
export function atom(options: FeedOptions): string {
  const list = entries(options);
  const items = list.map(
    ({ url, title, summary, html, author, published, updated }) =>
      `<entry>${element('id', url)}${element('title', title)}<link rel="alternate" type="text/html" href="${escape(url)}"/>${element('published', published.toISOString())}${element('updated', updated.toISOString())}<author>${element('name', author)}</author>${element('summary', summary)}<content type="html">${escape(html)}</content></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${options.lang}">
${element('id', home(options))}${element('title', name(options))}${element('subtitle', options.texts.description)}${element('updated', newest(list).toISOString())}<link rel="self" type="application/atom+xml" href="${escape(home(options))}/atom.xml"/><link rel="alternate" type="text/html" href="${escape(home(options))}"/>
${items.join('\n')}
</feed>
`;
}

/** JSON Feed 1.1. */
export function jsonFeed(options: FeedOptions): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: name(options),
    description: options.texts.description,
    home_page_url: home(options),
    feed_url: `${home(options)}/feed.json`,
    language: options.lang,
    icon: `${options.edition.siteUrl}/img/brand/icon-512.png`,
    items: entries(options).map(({ url, title, summary, html, author, image, published, updated }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      ...(image && { image }),
      date_published: published.toISOString(),
      date_modified: updated.toISOString(),
      authors: [{ name: author }],
    })),
  });
}
