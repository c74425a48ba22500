import { edition } from '@edition/edition.ts';
import type { NewsItem } from '@tand/festival';
import type { Content } from '@tand/server';
import { expect, it, vi } from 'vitest';
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
const never = () => Promise.reject(new Error('Nothing else is read.'));

// META-5, NEWS-12
it.each(Object.entries(nested))('leaves one article out of all feeds when its %s are nested 5,000 deep', async (_, marks) => {
  const deep = article(9, 'too-deep', both(`${marks}deep`));
  const news = [article(1, 'first'), deep, article(2, 'second')];
  const content = { news, schedule: { locations: [], items: [] } } as unknown as Content;
  for (const lang of edition.languages)
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
      const leaveOut = vi.fn<(item: NewsItem, error: unknown) => void>();
      const text = String(await files.file(`/${lang}/news/${file}`).write(content, never, leaveOut));
      expect(['first', 'too-deep', 'second'].filter(slug => text.includes(`/${lang}/news/${slug}`))).toEqual(['first', 'second']);
      expect(leaveOut.mock.calls).toEqual([[deep, expect.any(RangeError)]]);
    }
  // Files without the text of an article, or with its words only, include it.
  for (const address of ['/sitemap.xml', '/search/sv.json', '/search/en.json'])
    expect(String(await files.file(address).write(content, never))).toContain('/news/too-deep');
});
