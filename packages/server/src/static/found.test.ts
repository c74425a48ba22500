import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { importContent } from '../content/import.ts';
import { content, memoryDatabase, newsItem, siteFiles, temporaryFolder, testApp } from '../test/fixtures.ts';
import type { FoundFile } from './found.ts';

const found: FoundFile = {
  edition: { name: 'TÄND', year: 2025, siteUrl: 'https://www.tand.example', languages: ['sv', 'en'], defaultLanguage: 'sv' },
  texts: { sv: { title: 'Nyheter', description: 'Allt' }, en: { title: 'News', description: 'All' } },
  paths: ['home', 'tickets'],
  news: ['item-1', 'item-2', 'item-3'],
};
const list = '<h1>Nyheter</h1><noscript data-later="Alldeles nytt &amp; hett"></noscript>';
const files = {
  ...siteFiles,
  'found.json': JSON.stringify(found),
  'sitemap.xml': 'built',
  'sv/news/index.html': list,
  'sv/news/topic/mat/index.html': list,
  'sv/news/rss.xml': 'built',
  'sv/news/atom.xml': 'built',
  'en/news/feed.json': 'built',
};
const paths = ['/sitemap.xml', '/sv/news/rss.xml', '/sv/news/atom.xml', '/en/news/feed.json'];

async function openSite(options: Parameters<typeof testApp>[0] = {}) {
  const opened = await testApp({ staticDir: temporaryFolder(files), ...options });
  const read = async (path: string, headers: Record<string, string> = {}) => (await opened.app.request(path, { headers })).text();
  return { ...opened, read };
}
const hostile = newsItem(7, {
  slug: 'later',
  topic: 'mat',
  headline: { sv: 'Sent <b>nytt</b>', en: 'Late news' },
  publishedDate: new Date('2025-04-30'),
});

describe('feeds and site map', () => {
  it.each(paths)('%s holds what was published since the build, and no longer what was withdrawn', async path => {
    const { db, read } = await openSite();
    const before = await read(path);
    expect(before).toContain('/news/item-3');
    expect(before).not.toContain('/news/later');
    await importContent(db, { ...content, news: [...content.news.filter(({ id }) => id !== 3), hostile] });
    const after = await read(path);
    expect(after).toContain('/news/later');
    expect(after).not.toContain('/news/item-3');
  });

  it.each(paths)('%s changes with the clock, at the hour that an article comes up', async path => {
    let now = new Date('2025-05-01T12:00:00Z');
    const { read } = await openSite({ now: () => now });
    expect(await read(path)).not.toContain('/news/tomorrow');
    now = new Date('2025-05-02T00:00:00Z');
    expect(await read(path)).toContain('/news/tomorrow');
  });

  it('is revalidated, compressed, and the same until the content changes', async () => {
    const { app, db } = await openSite();
    const ask = (headers: Record<string, string>) => app.request('/sitemap.xml', { headers });
    const first = await ask({ 'Accept-Encoding': 'br' });
    expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual(['application/xml; charset=utf-8', 'no-cache']);
    const etag = first.headers.get('etag') ?? '';
    expect(brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString()).toBe(await (await ask({})).text());
    expect((await ask({ 'If-None-Match': etag })).status).toBe(304);
    const edited = content.news.map(item => (item.id === 1 ? { ...item, updatedDate: new Date('2025-04-20T08:00:00Z') } : item));
    await importContent(db, { ...content, news: edited });
    const changed = await ask({ 'If-None-Match': etag });
    expect([changed.status, (await changed.text()).includes('<lastmod>2025-04-20</lastmod>')]).toEqual([200, true]);
  });

  it('asks the database for articles only when the content has changed', async () => {
    const { db, read } = await openSite();
    const reading = vi.spyOn(db.client, 'batch');
    const [first, second] = [await read('/sv/news/rss.xml'), await read('/sv/news/rss.xml')];
    expect(second).toBe(first);
    expect(reading).toHaveBeenCalledTimes(1);
  });

  it('has the items of the programme as it is now', async () => {
    const { read } = await openSite();
    expect(await read('/sitemap.xml')).toMatch(/<loc>https:\/\/www\.tand\.example\/en\/schedule\/final-\w+<\/loc>/);
  });

  it('stays as it was built when the database fails, which is told', async () => {
    const { db, read, messages } = await openSite();
    db.close();
    for (const path of paths) expect(await read(path)).toBe('built');
    expect(messages).toHaveLength(paths.length);
  });

  it('is made of what the build says, which is checked at the start and shown to nobody', async () => {
    const { app } = await openSite();
    expect((await app.request('/found.json')).status).toBe(404);
    const staticDir = temporaryFolder({ ...files, 'found.json': JSON.stringify({ ...found, paths: 1 }) });
    await expect(testApp({ staticDir })).rejects.toThrow('found.json of the built site: paths must be a list');
  });
});

async function readWithLater(path: string) {
  const db = await memoryDatabase({ ...content, news: [...content.news, hostile] });
  return (await openSite({ db })).read(path);
}

describe('the list without script', () => {
  it('links to newer articles under the words of the page, their texts escaped', async () => {
    expect(await readWithLater('/sv/news')).toBe(
      '<h1>Nyheter</h1><noscript data-later="Alldeles nytt &amp; hett"><h2>Alldeles nytt &amp; hett</h2><ul><li><a href="/sv/news/later">Sent &lt;b&gt;nytt&lt;/b&gt;</a><p>Preamble på svenska</p></li></ul></noscript>',
    );
  });

  it('of a topic holds that topic only, of a page that came up since as well', async () => {
    expect(await readWithLater('/sv/news/topic/mat')).toContain('/sv/news/later');
    const db = await memoryDatabase({ ...content, news: [...content.news, { ...hostile, topic: 'ny' }] });
    const { read } = await openSite({ db });
    expect(await read('/sv/news/topic/mat')).toBe(list);
    expect(await read('/sv/news/topic/ny')).toContain('/sv/news/later');
  });

  it('is the built one where nothing is newer', async () => {
    expect(await (await openSite()).read('/sv/news')).toBe(list);
  });
});
