import type { NewsItem } from '../news/schema.ts';
import type { FoundEdition } from './newsFeeds.ts';
import { escapeXml } from './xml.ts';

export interface SitemapOptions {
  edition: Pick<FoundEdition, 'siteUrl' | 'languages' | 'defaultLanguage'>;
  /** Paths without the language prefix. */
  paths: readonly string[];
  /** Path → date of the last change, where known: '2025-06-13'. */
  changed: ReadonlyMap<string, string>;
}

/** Lists each page in each language with alternates; x-default is Swedish (LANG-4). */
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
