import { editionName, type Edition } from '../edition/edition.ts';
import { newsFetchLimit } from '../constants.ts';
import { feedTypes } from './feedTypes.ts';
import { contentLang, shownText, type Lang } from '../languages.ts';
import { parseMarkdown, type RichNode } from '../text/markdown.ts';
import { localToInstant } from '../time/zone.ts';
import { lineMarks } from '../text/text.ts';
import { sortNews } from '../news/pages.ts';
import type { NewsItem } from '../news/schema.ts';
import { absolute } from './jsonLd/node.ts';
import { element, escapeXml } from './xml.ts';

export { escapeXml };

export type FoundEdition = Pick<Edition, 'name' | 'year' | 'siteUrl' | 'languages' | 'defaultLanguage' | 'newsNumberedFrom' | 'timeZone'>;

export interface FeedTexts {
  title: string;
  description: string;
}

export interface FeedOptions {
  edition: FoundEdition;
  lang: Lang;
  texts: FeedTexts;
  items: readonly NewsItem[];
}

/** Written by hand: feedsmith would write control characters, which XML forbids. */
export const feedFiles = { 'rss.xml': rss, 'atom.xml': atom, 'feed.json': jsonFeed } satisfies Record<keyof typeof feedTypes, unknown>;

interface Entry {
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  image: string;
  published: Date;
  updated: Date;
}

const entries = ({ edition, lang, items }: FeedOptions): Entry[] =>
  sortNews(items)
    .slice(0, newsFetchLimit)
    .map(item => entry(item, edition, lang));

/** Permanent URL or tag (RFC 4151): feed readers show an article whose id changes as unread. */
const idOf = ({ id, publishedDate }: NewsItem, { siteUrl, year, newsNumberedFrom, timeZone }: FoundEdition, lang: Lang, url: string) =>
  newsNumberedFrom && publishedDate.getTime() < localToInstant(newsNumberedFrom, timeZone)
    ? url
    : `tag:${new URL(siteUrl).hostname},${year}:${lang}/news/${id}`;

const entry = (item: NewsItem, edition: FoundEdition, lang: Lang, url = `${edition.siteUrl}/${lang}/news/${item.slug}`): Entry => ({
  id: idOf(item, edition, lang, url),
  url,
  title: shownText(item.headline, lang),
  summary: shownText(item.preamble, lang),
  html: html(parseMarkdown(shownText(item.body, lang)), edition, lang),
  author: item.author,
  image: item.image && absolute(edition, item.image),
  published: item.publishedDate,
  updated: item.updatedDate ?? item.publishedDate,
});

function html(nodes: readonly RichNode[], edition: FoundEdition, lang: Lang): string {
  return nodes
    .map(node => {
      if (typeof node === 'string') return escapeXml(node.replaceAll(lineMarks, ''));
      const { tag, href, start, children } = node;
      if (tag === 'br' || tag === 'hr') return `<${tag}>`;
      const to = href && (/^\/[^.]*$/.test(href) ? `${edition.siteUrl}/${lang}${href}` : absolute(edition, href));
      const attributes = `${to ? ` href="${escapeXml(to)}"` : ''}${start ? ` start="${start}"` : ''}`;
      return `<${tag}${attributes}>${html(children, edition, lang)}</${tag}>`;
    })
    .join('');
}

const name = ({ edition, texts }: FeedOptions) => `${texts.title} | ${editionName(edition)}`;
const home = ({ edition, lang }: FeedOptions) => `${edition.siteUrl}/${lang}/news`;
const newest = (list: readonly Entry[]) => new Date(Math.max(0, ...list.map(({ updated }) => updated.getTime())));

export function rss(options: FeedOptions): string {
  const list = entries(options);
  const items = list.map(
    ({ id, url, title, summary, html, author, published }) =>
      `<item>${element('title', title)}${element('link', url)}<guid isPermaLink="${id === url}">${escapeXml(id)}</guid>${element('pubDate', published.toUTCString())}${element('dc:creator', author)}${element('description', summary)}${element('content:encoded', html)}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
${element('title', name(options))}${element('link', home(options))}${element('description', options.texts.description)}${element('language', contentLang(options.lang))}${element('lastBuildDate', newest(list).toUTCString())}<atom:link rel="self" type="${feedTypes['rss.xml']}" href="${escapeXml(home(options))}/rss.xml"/>
${items.join('\n')}
</channel></rss>
`;
}

export function atom(options: FeedOptions): string {
  const list = entries(options);
  const items = list.map(
    ({ id, url, title, summary, html, author, published, updated }) =>
      `<entry>${element('id', id)}${element('title', title)}<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>${element('published', published.toISOString())}${element('updated', updated.toISOString())}<author>${element('name', author)}</author>${element('summary', summary)}<content type="html">${escapeXml(html)}</content></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${contentLang(options.lang)}">
${element('id', home(options))}${element('title', name(options))}${element('subtitle', options.texts.description)}${element('updated', newest(list).toISOString())}<link rel="self" type="${feedTypes['atom.xml']}" href="${escapeXml(home(options))}/atom.xml"/><link rel="alternate" type="text/html" href="${escapeXml(home(options))}"/>
${items.join('\n')}
</feed>
`;
}

export function jsonFeed(options: FeedOptions): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: name(options),
    description: options.texts.description,
    home_page_url: home(options),
    feed_url: `${home(options)}/feed.json`,
    language: contentLang(options.lang),
    icon: `${options.edition.siteUrl}/img/brand/icon-512.png`,
    items: entries(options).map(({ id, url, title, summary, html, author, image, published, updated }) => ({
      id,
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

export interface SitemapOptions {
  edition: Pick<FoundEdition, 'siteUrl' | 'languages' | 'defaultLanguage'>;
  paths: readonly string[];
  /** Dates of the last change by path: '2025-06-13'. */
  changed: ReadonlyMap<string, string>;
}

/** `x-default` is the default language (LANG-4). */
export function sitemap({ edition, paths, changed }: SitemapOptions): string {
  const { siteUrl, languages, defaultLanguage } = edition;
  const address = (lang: string, path: string) => escapeXml(`${siteUrl}/${lang}/${path.split('/').map(encodeURIComponent).join('/')}`);
  const urls = paths.flatMap(path => {
    const alternates = [...languages.map(lang => [lang, lang] as const), ['x-default', defaultLanguage] as const]
      .map(([hreflang, lang]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(lang, path)}"/>`)
      .join('');
    const day = changed.get(path);
    return languages.map(lang => `<url><loc>${address(lang, path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

export const newsDays = (items: readonly NewsItem[]) =>
  new Map(items.map(item => [`news/${item.slug}`, (item.updatedDate ?? item.publishedDate).toISOString().slice(0, 10)]));
