import type { NewsItem } from '@tand/festival';
import type { Content } from '@tand/server';
import { expect, it } from 'vitest';
import { siteTexts } from '@tand/runtime/build/copy';
import { siteFiles } from './siteFiles.ts';

const nested = { quotes: '> '.repeat(5000), lists: '- '.repeat(5000) };
const files = siteFiles(await siteTexts(), undefined, undefined);
const both = (text: string) => ({ sv: text, en: text });
const article = (id: number, slug: string, body = both('Text')): NewsItem => ({
  id,
  slug,
  publishedDate: new Date('2025-05-01T12:00:00Z'),
  image: '',
  author: 'Maja Lindqvist',
  headline: both(slug),
  preamble: both('Preamble'),
  body,
  linkText: both(''),
  imageCaption: both(''),
});
const never = { etagOf: String, read: () => Promise.reject(new Error('Nothing else is read.')) };

// META-5, NEWS-12
it.each(Object.entries(nested))('fails only in feeds for an article whose %s are nested 5,000 levels deep', async (_, marks) => {
  const news = [article(1, 'first'), article(9, 'too-deep', both(`${marks}deep`))];
  const content = { news, schedule: { locations: [], items: [] } } as unknown as Content;
  for (const file of ['rss.xml', 'atom.xml', 'feed.json'])
    expect(() => files.file(`/sv/news/${file}`).write(content, never)).toThrow(RangeError);
  // Files with only the plain text of an article, or without its text, include the article.
  for (const address of ['/sitemap.xml', '/search/sv.json'])
    expect(String(await files.file(address).write(content, never))).toContain('/news/too-deep');
});
