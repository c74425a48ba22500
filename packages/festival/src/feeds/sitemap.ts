import type { NewsItem } from '../news.ts';
import type { FoundEdition } from './feeds.ts';
import { escapeXml } from '../xml.ts';

export interface SitemapOptions {
  edition: Pick<FoundEdition, 'siteUrl' | 'languages' | 'defaultLanguage'>;
  /** Paths below the language. */
  paths: readonly string[];
  /** Day of the last change by path, for those where it is known: '2025-06-13'. */
  changed: ReadonlyMap<string, string>;
}

/** sitemap.xml: each page in each language, with all its languages as alternates and Swedish as x-default (LANG-4). */
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

/** The day each article last changed, by its path. */
export const newsDays = (items: readonly NewsItem[]) =>
  new Map(items.map(item => [`news/${item.slug}`, (item.updatedDate ?? item.publishedDate).toISOString().slice(0, 10)]));
