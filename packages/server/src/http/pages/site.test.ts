import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { importContent } from '../../content/import/saveImport.ts';
import { parseRanges } from '../../infra/addresses.ts';
import { createLog, type Log } from '../../infra/log.ts';
import type { Content } from '../../content/snapshot.ts';
import type { ContentFile } from './renderer.ts';
import { createLimiters } from '../../infra/limits/limiter.ts';
import { createMetrics } from '../../infra/metrics.ts';
import type { Tracing } from '../../infra/tracing.ts';
import { previewTokens } from '../../content/previews.ts';
import {
  content,
  memoryDatabase,
  newsItem,
  now,
  scheduleItem,
  siteFiles,
  socketOf,
  temporaryFolder,
  testRenderer,
  testSite,
} from '../../test/fixtures.ts';
import { openFiles } from '../static/files.ts';
import { fileHeaders } from '../static/pageHeaders.ts';
import { decodePath } from './resolve.ts';

/** Throws for a text that is nested too deep, as rendering it would. */
const texts = ({ news }: Content) =>
  news.map(({ body, slug }) => {
    if (body.sv.startsWith('> > >')) throw new RangeError('Maximum call stack size exceeded');
    return slug;
  });
const slugs = ({ news }: Content) => news.map(({ slug }) => slug);
const names = ({ schedule }: Content) => schedule.items.map(item => encodeURI(item.name_sv));

const bodyOf = async (app: Awaited<ReturnType<typeof testSite>>['app'], path: string) => (await app.request(path)).text();

describe('pages', () => {
  // DATA-7
  it('have a Content-Security-Policy and no cookie, and are revalidated on each visit', async () => {
    const { app } = await testSite();
    const response = await app.request('/sv/home');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'sha256-abc'; frame-ancestors 'none'");
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('cache-control')).toBe('public, no-cache');
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it('are served in Swedish, with the same bytes, at addresses without a language', async () => {
    const { app } = await testSite();
    expect(await bodyOf(app, '/tickets')).toBe(await bodyOf(app, '/sv/tickets'));
  });

  it('are rendered once per revision of the parts they read, and not again for other parts', async () => {
    const { app, db, store, renderer } = await testSite();
    const visit = async () => {
      for (const path of ['/sv/tickets', '/sv/news', '/sv/schedule', '/sv/news']) await app.request(path);
      return renderer.rendered.splice(0);
    };
    expect(await visit()).toEqual(['/sv/tickets', '/sv/news', '/sv/schedule']);
    expect(await visit()).toEqual([]);
    await importContent(db, { ...content, items: content.items.slice(1) });
    await store.poll();
    const again = await visit(); // may return the stale page during the render
    await vi.waitFor(async () => expect(await bodyOf(app, '/sv/schedule')).not.toContain('Frukost'));
    expect([...again, ...renderer.rendered]).toEqual(['/sv/schedule']);
  });

  it('are rendered once per variant that the query selects, each with its own ETag', async () => {
    const { app, renderer } = await testSite();
    const etagOf = async (path: string) => (await app.request(path)).headers.get('etag');
    const chosen = await etagOf('/sv/schedule?day=1');
    expect(await bodyOf(app, '/sv/schedule?utm_source=x&day=1')).toContain('found: day=1');
    expect(await etagOf('/sv/schedule?utm_source=x&day=1')).toBe(chosen);
    expect(await bodyOf(app, '/sv/schedule?day=x')).not.toContain('found:');
    expect(await etagOf('/sv/schedule?day=x')).not.toBe(chosen);
    expect(renderer.rendered).toEqual(['/sv/schedule', '/sv/schedule']);
  });

  it('keep their ETag if a revision does not change them', async () => {
    const { app, db, store } = await testSite();
    const etagOf = async (path: string) => (await app.request(path)).headers.get('etag');
    const before = await etagOf('/sv/news/item-1');
    await importContent(db, { ...content, items: content.items.slice(1) });
    await store.poll();
    expect(await etagOf('/sv/news/item-1')).toBe(before);
    expect((await app.request('/sv/news/item-1', { headers: { 'If-None-Match': before! } })).status).toBe(304);
  });

  it('are rendered once per period of validity', async () => {
    let time = now.getTime();
    const { app, renderer } = await testSite({ now: () => time });
    const first = await bodyOf(app, '/sv/home');
    time += 30_000;
    expect(await bodyOf(app, '/sv/home')).toBe(first);
    time += 60_000;
    await app.request('/sv/home');
    await vi.waitFor(async () => expect(await bodyOf(app, '/sv/home')).not.toBe(first));
    expect(renderer.rendered).toHaveLength(2);
  });

  it('are rendered for the time in the query or cookie, in a review build only', async () => {
    const [review, production] = [await testSite({ isReview: true }), await testSite()];
    const cookie = { headers: { Cookie: 'tand-now=2025-06-14T15:00' } };
    for (const [path, asked] of [
      ['/sv/home?now=2025-06-14T15:00', {}],
      ['/sv/home', cookie],
    ] as const) {
      expect(await (await review.app.request(path, asked)).text()).toContain('2025-06-14T13:00');
      expect(await (await production.app.request(path, asked)).text()).toContain('2025-05-01');
    }
    expect(await bodyOf(review.app, '/sv/home?now=noon')).toContain('2025-05-01');
    // The response for a reviewer's time is not cached for other requests.
    expect(await bodyOf(review.app, '/sv/home')).toContain('2025-05-01');
  });

  // FEST-7
  it('show the news of the time that a reviewer chose', async () => {
    const news = [
      newsItem(1, { publishedDate: new Date('2025-04-01T12:00:00Z') }),
      newsItem(2, { publishedDate: new Date('2025-06-01T12:00:00Z') }),
    ];
    const { app } = await testSite({ isReview: true, db: await memoryDatabase({ ...content, news }) });
    const statusOf = async (path: string) => (await app.request(path)).status;
    const at = (moment: string) => Promise.all([1, 2].map(id => statusOf(`/sv/news/item-${id}?now=${moment}`)));
    expect(await at('2025-03-01T12:00')).toEqual([404, 404]);
    expect(await at('2025-06-02T12:00')).toEqual([200, 200]);
    expect(await Promise.all([1, 2].map(id => statusOf(`/sv/news/item-${id}`)))).toEqual([200, 404]);
    expect(await statusOf('/sv/news/1')).toBe(302);
  });

  // ROUTE-15
  it('temporarily redirect the ids of published and of withdrawn articles', async () => {
    const withdrawn = newsItem(27, { unpublishedDate: new Date('2025-04-30T12:00:00Z') });
    const { app } = await testSite({ db: await memoryDatabase({ ...content, news: [newsItem(1), withdrawn] }) });
    const answers = await Promise.all(['/sv/news/1', '/sv/news/27'].map(async path => app.request(path)));
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [302, '/sv/news/item-1'],
      [302, '/sv/news/item-27'],
    ]);
    expect((await app.request('/sv/news/item-27')).status).toBe(410);
  });

  it('are rendered once for concurrent requests', async () => {
    const { app, renderer } = await testSite();
    await Promise.all(Array.from({ length: 50 }, async () => app.request('/sv/tickets')));
    expect(renderer.rendered).toEqual(['/sv/tickets']);
  });

  it('are rendered for a visitor before other pages are rendered for a generated file', async () => {
    const contained = ['/sv/home', '/en/home'];
    const list: ContentFile = {
      ...testRenderer().file('/sitemap.xml'),
      write: async (_, { read }) => (await Promise.all(contained.map(read))).map(({ etag }) => etag).join(''),
    };
    const renderer = testRenderer({ file: () => list });
    const limiters = createLimiters();
    let release!: () => void;
    const released = new Promise<void>(resolve => (release = resolve));
    vi.spyOn(limiters.contained, 'run').mockImplementation(work => released.then(work));
    const { app } = await testSite({ limiters, renderer });
    const file = app.request('/sitemap.xml');
    expect((await app.request('/sv/tickets')).status).toBe(200);
    release();
    expect((await file).status).toBe(200);
    expect(renderer.rendered).toEqual(['/sv/tickets', ...contained]);
  });

  // OFFLINE-1
  it('have their ETag before they are rendered, so that a generated file can list it', async () => {
    const listed = ['/sv/home', '/en/home'];
    const list: ContentFile = { ...testRenderer().file('/sitemap.xml'), write: (_, { etagOf }) => listed.map(etagOf).join(' ') };
    const renderer = testRenderer({ file: () => list });
    const { app } = await testSite({ renderer });
    const stated = await (await app.request('/sitemap.xml')).text();
    expect(renderer.rendered).toEqual([]);
    const sent = await Promise.all(listed.map(async address => (await app.request(address)).headers.get('etag')));
    expect(stated).toBe(sent.join(' '));
  });

  it('are current for scripts, and in a file that contains them, right after a revision', async () => {
    const list: ContentFile = {
      ...testRenderer().file('/sitemap.xml'),
      reads: ['programme'],
      write: async (_, { etagOf, read }) => JSON.stringify([etagOf('/sv/schedule'), (await read('/sv/schedule')).etag]),
    };
    const { app, db, store } = await testSite({ renderer: testRenderer({ file: () => list }) });
    const etag = async (headers: HeadersInit = {}) => (await app.request('/sv/schedule', { headers })).headers.get('etag');
    const before = await etag();
    await importContent(db, { ...content, items: content.items.slice(1) });
    await store.poll();
    const [stated, contained] = JSON.parse(await bodyOf(app, '/sitemap.xml')) as string[];
    expect(contained).toBe(stated);
    expect(stated).not.toBe(before);
    await importContent(db, content);
    await store.poll();
    expect(await etag({ 'Sec-Fetch-Mode': 'cors' })).not.toBe(stated);
  });

  it('are rendered one by one in advance, until stopped', async () => {
    const { app, renderer } = await testSite();
    await app.site!.warm(() => renderer.rendered.length === 3);
    expect(renderer.rendered).toEqual(['/sv/home', '/sv/tickets', '/sv/esports/tournaments/ECEC']);
    await app.request('/sv/tickets');
    expect(renderer.rendered).toHaveLength(3);
  });

  it('are rendered in advance even after one fails, and the failure is logged', async () => {
    const plain = testRenderer();
    const rendered: string[] = [];
    const render: typeof plain.render = (address, ...rest) => {
      rendered.push(address);
      return address === '/sv/home' ? Promise.reject(new Error('It cannot be rendered.')) : plain.render(address, ...rest);
    };
    const log = vi.fn<Log>();
    const { app } = await testSite({ log, renderer: testRenderer({ render }) });
    await app.site!.warm(() => rendered.length === 3);
    expect(rendered).toEqual(['/sv/home', '/sv/tickets', '/sv/esports/tournaments/ECEC']);
    expect(log.mock.calls).toEqual([[expect.any(String), expect.any(Error), { route: '/sv/home' }]]);
  });

  it('are found for an export only by their listed path, like generated files', async () => {
    const { app } = await testSite({ renderer: testRenderer({ drawnOnDemand: () => ['/img/og/item-a.png'] }) });
    const statusOf = async (address: string) => (await app.site!.read(address))?.status;
    const addresses = ['/sv/home', '/sv/404', '/sitemap.xml', '/img/og/item-a.png', '/home', '/sv/nowhere'];
    expect(await Promise.all(addresses.map(statusOf))).toEqual([200, 404, 200, 200, undefined, undefined]);
    expect([...app.site!.addresses().files]).toEqual(['/sitemap.xml', '/schedule.xml']);
  });

  it('report their render time and path to the tracer', async () => {
    const ended = vi.fn<Tracing['ended']>();
    const tracing: Tracing = { ended, request: async work => void (await work()), stop: async () => {} };
    const { app } = await testSite({ tracing });
    await app.request('/sv/tickets');
    expect(ended).toHaveBeenCalledExactlyOnceWith('render', expect.any(Number), { 'page.address': '/sv/tickets' });
    expect(ended.mock.calls[0]![1]).toSatisfy(seconds => seconds >= 0 && seconds < 60);
  });

  it('are rendered again on the next request after a failure', async () => {
    const renderer = testRenderer();
    let isBroken = true;
    const render: typeof renderer.render = async (...args) => {
      if (isBroken) throw new Error('broken');
      return renderer.render(...args);
    };
    const { app, messages } = await testSite({ renderer: { ...renderer, render } });
    expect((await app.request('/sv/tickets')).status).toBe(500);
    expect(messages.join()).toContain('broken');
    isBroken = false;
    expect((await app.request('/sv/tickets')).status).toBe(200);
  });
});

describe('the site', () => {
  // ROUTE-15, SCHED-15
  it('updates pages, files, redirects and gone addresses after a revision is read', async () => {
    const { app, db, store } = await testSite();
    expect((await app.request('/sv/news/new')).status).toBe(404);
    const news = [...content.news, newsItem(9, { slug: 'new' }), newsItem(3, { slug: 'renamed' })].filter(({ slug }) => slug !== 'item-3');
    const [, ...others] = content.items;
    await importContent(db, {
      ...content,
      news,
      items: others.map(item => (item.id === 'final' ? { ...item, name_sv: 'Finalen' } : item)),
    });
    await store.poll();
    expect((await app.request('/sv/news/new')).status).toBe(200);
    const moved = await app.request('/en/news/item-3');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en/news/renamed']);
    const old = await app.request('/sv/schedule/final-final');
    expect([old.status, old.headers.get('location')]).toEqual([301, '/sv/schedule/finalen-final']);
    for (const path of ['/sv/schedule/frukost-frukost', '/schedule/frukost-frukost', '/sv/schedule/frukost-frukost.ics'])
      expect([path, (await app.request(path)).status]).toEqual([path, 410]);
    const early = await app.request('/en/schedule/frukosten-frukost');
    expect([early.status, early.headers.get('location')]).toEqual([301, '/en/schedule/frukost-frukost']);
    expect((await app.request('/sv/schedule/frukost-unknown')).status).toBe(404);
    await vi.waitFor(async () => expect(await bodyOf(app, '/schedule.xml')).toContain('Finalen'));
    expect(await bodyOf(app, '/sitemap.xml')).toContain('new');
  });

  // ROUTE-15, NEWS-13
  it('responds with 410 for removed articles, and 404 for articles that were never public', async () => {
    const { app, db, store, renderer } = await testSite();
    const statusOf = async (path: string) => (await app.request(path)).status;
    await importContent(db, {
      ...content,
      news: [newsItem(1, { slug: 'renamed' }), newsItem(8, { slug: 'draft', isDraft: true }), ...content.news.slice(1)],
    });
    await importContent(db, { ...content, news: content.news.filter(({ id }) => id === 2) });
    await store.poll();
    for (const slug of ['renamed', 'item-3'])
      for (const lang of ['/sv', '/en', '']) expect(await statusOf(`${lang}/news/${slug}`)).toBe(410);
    for (const key of ['item-1', '1']) expect((await app.request(`/sv/news/${key}`)).headers.get('location')).toBe('/sv/news/renamed');
    expect(await statusOf('/sv/news/draft')).toBe(404);
    expect(renderer.rendered).toContain('/en/news/item-3');
    expect(await bodyOf(app, '/sitemap.xml')).not.toMatch(/renamed|item-3/);
    await importContent(db, { ...content, news: [newsItem(3), newsItem(7, { slug: 'renamed' })] });
    await store.poll();
    expect([await statusOf('/sv/news/item-3'), await statusOf('/sv/news/renamed')]).toEqual([200, 200]);
  });

  // SCHED-46
  it('updates files that it cannot list, such as a calendar of picks, after a revision', async () => {
    const file: ContentFile = {
      reads: ['programme'],
      type: 'text/calendar; charset=utf-8',
      isOpen: true,
      write: ({ schedule, gone }) => `${schedule.items.map(({ id }) => id).join()} without ${gone.items.map(({ id }) => id).join()}`,
    };
    const renderer = testRenderer({ isFileOnDemand: address => address === '/sv/schedule/picks/abcde.ics', file: () => file });
    const { app, db, store } = await testSite({ renderer });
    expect(await bodyOf(app, '/sv/schedule/picks/abcde.ics')).toBe('doors,final,frukost without ');
    expect((await app.request('/sv/schedule/picks/other.ics')).status).toBe(404);
    await importContent(db, { ...content, items: content.items.slice(1) });
    await store.poll();
    await vi.waitFor(async () => expect(await bodyOf(app, '/sv/schedule/picks/abcde.ics')).toBe('doors,final without frukost'));
  });

  // META-2
  it('does not draw pictures in advance, but once on request', async () => {
    const drawn: string[] = [];
    const pictures = ['/img/og/item-a.png', '/img/og/item-b.png'];
    const plain = testRenderer();
    const renderer = testRenderer({
      drawnOnDemand: () => pictures,
      file: address => ({
        ...plain.file(address),
        ...(pictures.includes(address) && {
          type: 'image/png',
          write: async () => {
            drawn.push(address);
            return new Uint8Array(5000).fill(137);
          },
        }),
      }),
    });
    const { app } = await testSite({ renderer });
    await app.site!.warm(() => false);
    expect(drawn).toEqual([]);
    for (const again of [1, 2]) {
      const response = await app.request(pictures[0]!);
      const { length } = new Uint8Array(await response.arrayBuffer());
      const { headers } = response;
      expect([again, headers.get('content-type'), headers.get('content-encoding'), length]).toEqual([again, 'image/png', null, 5000]);
    }
    expect(drawn).toEqual([pictures[0]]);
    expect((await app.request('/img/og/item-c.png')).status).toBe(404);
  });

  // META-5, NEWS-12
  it('leaves failing entries out of files, and logs each once for all files', async () => {
    const body = { sv: '> > > djupt', en: 'Flat' };
    const lone = scheduleItem({ id: 'lone', name_sv: 'Halv \ud83d' });
    const db = await memoryDatabase({
      ...content,
      news: [...content.news, newsItem(9, { slug: 'too-deep', body })],
      items: [...content.items, lone],
    });
    const files: Record<string, (content: Content) => string[]> = {
      '/sv/news/rss.xml': texts,
      '/sitemap.xml': all => [...slugs(all), ...names(all)],
      '/search.json': all => [...texts(all), ...names(all)],
    };
    const renderer = testRenderer({
      fileAddresses: () => Object.keys(files),
      file: address => ({ reads: ['news', 'programme'], type: 'text/plain', isOpen: true, write: all => files[address]!(all).join(' ') }),
    });
    const lines: string[] = [];
    const { app } = await testSite({ db, renderer, log: createLog({ format: 'json', write: line => lines.push(line) }) });
    const held = async (path: string) => {
      const response = await app.request(path);
      const text = await response.text();
      const known = ['item-1', 'item-2', 'item-3', 'too-deep', 'Frukost', 'Final', 'Halv'];
      return [response.status, ...known.filter(name => text.includes(name))];
    };
    expect(await held('/sv/news/rss.xml')).toEqual([200, 'item-1', 'item-2', 'item-3']);
    expect(await held('/sitemap.xml')).toEqual([200, 'item-1', 'item-2', 'item-3', 'too-deep', 'Frukost', 'Final']);
    expect(await held('/search.json')).toEqual([200, 'item-1', 'item-2', 'item-3', 'Frukost', 'Final']);
    expect(lines.map(line => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 'error', entry: 9, route: '/sv/news/rss.xml' }),
      expect.objectContaining({ level: 'error', entry: 'lone', route: '/sitemap.xml' }),
    ]);
  });

  it('responds with 500 for a file that cannot be written even without entries', async () => {
    const file: ContentFile = { reads: ['news'], type: 'text/plain', isOpen: true, write: () => Promise.reject(new Error('No words')) };
    const renderer = testRenderer({ file: () => file });
    const { app } = await testSite({ renderer });
    expect((await app.request('/sitemap.xml')).status).toBe(500);
  });

  // SCHED-42
  it('allows other origins to fetch open files and to revalidate them', async () => {
    const { app } = await testSite();
    const origin = { Origin: 'https://other.example' };
    const preflight = (path: string) =>
      app.request(path, {
        method: 'OPTIONS',
        headers: { ...origin, 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'if-none-match' },
      });
    const allowed = await preflight('/schedule.xml');
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(allowed.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('if-none-match');
    const { headers } = await app.request('/schedule.xml', { headers: origin });
    expect([headers.get('access-control-allow-origin'), headers.get('access-control-expose-headers')]).toEqual(['*', 'ETag']);
    const again = await app.request('/schedule.xml', { headers: { ...origin, 'If-None-Match': headers.get('etag')! } });
    expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*']);
    for (const path of ['/sitemap.xml', '/sv/home', '/sw.js', '/nothing'])
      expect([path, (await preflight(path)).status]).toEqual([path, 405]);
  });

  // LABEL-3
  it('draws a picture of input in the URL on each request, uncached, without logging the input', async () => {
    const logged: unknown[] = [];
    const drawn: string[] = [];
    const metrics = createMetrics();
    const renderer = testRenderer({
      drawn: (address, query) => {
        const name = address === '/img/og/home.png' && query.get('label');
        return name
          ? async () => {
              drawn.push(name);
              if (name === 'broken') throw new Error('It cannot be drawn.');
              return new TextEncoder().encode(name);
            }
          : undefined;
      },
    });
    const { app } = await testSite({ renderer, metrics, areRequestsLogged: true, log: (...line) => void logged.push(line) });
    const picture = '/img/og/home.png';
    for (const name of ['gunvor', 'sixten', 'gunvor']) {
      const response = await app.request(`${picture}?label=${name}`);
      const { headers } = response;
      expect([headers.get('content-type'), headers.get('cache-control'), headers.get('etag')]).toEqual([
        'image/png',
        'private, no-store',
        null,
      ]);
      expect(await response.text()).toBe(name);
    }
    expect((await app.request(`${picture}?label=broken`)).status).toBe(500);
    expect(drawn).toEqual(['gunvor', 'sixten', 'gunvor', 'broken']);
    expect(logged).toHaveLength(5);
    expect(JSON.stringify(logged) + metrics.text()).not.toMatch(/gunvor|sixten|broken/);
    expect(metrics.text()).toMatch(/answer_cache_entries 0\b/);
    expect(new Uint8Array(await (await app.request(picture)).arrayBuffer())).toEqual(siteFiles['img/og/home.png']);
  });

  it('shows a scheduled article at its time, without a revision', async () => {
    let time = Date.parse('2025-05-01T23:59:59Z');
    const { app, store } = await testSite({ now: () => time });
    expect((await app.request('/sv/news/tomorrow')).status).toBe(404);
    time = Date.parse('2025-05-02T00:00:00Z');
    await store.poll();
    expect((await app.request('/sv/news/tomorrow')).status).toBe(200);
  });

  it('serves pages while the database is unavailable', async () => {
    const { app, db, store } = await testSite();
    await db.close();
    await store.poll();
    expect((await app.request('/sv/news/item-1')).status).toBe(200);
    expect((await app.request('/sv/news/nothing')).status).toBe(404);
  });
});

describe('files generated from the content', () => {
  it('allow other origins only if they are open data', async () => {
    const { app } = await testSite();
    const headers = async (path: string) => (await app.request(path)).headers;
    expect((await headers('/schedule.xml')).get('access-control-allow-origin')).toBe('*');
    expect((await headers('/schedule.xml')).get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await headers('/sitemap.xml')).get('cross-origin-resource-policy')).toBe('same-origin');
    expect((await headers('/sitemap.xml')).has('access-control-allow-origin')).toBe(false);
  });
});

describe('files of the build', () => {
  // PERF-1
  it.each([
    ['/assets/entry-B7k2_x9Q.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/i18n/sv.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/img/hero-day.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/img/og/home.png', 'image/png', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/2024/sv/home', 'text/html; charset=utf-8', 'no-cache'],
  ])('include %s, served as %s with Cache-Control %s', async (path, type, caching) => {
    const { app } = await testSite();
    const response = await app.request(path);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([200, type, caching]);
  });

  it('include as /sw.js the service worker, or the kill switch if enabled', async () => {
    const [usual, killed] = [await testSite(), await testSite({ isWorkerKilled: true })];
    expect(await bodyOf(usual.app, '/sw.js')).toBe(siteFiles['sw.js']);
    expect(await bodyOf(killed.app, '/sw.js')).toBe(siteFiles['sw-kill.js']);
  });

  it('have a strict CSP: SVG images may have inline styles, archives may not have scripts', async () => {
    const { app } = await testSite();
    const policy = async (path: string) => (await app.request(path)).headers.get('content-security-policy');
    expect(await policy('/sw.js')).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
    expect(await policy('/img/hero-day.svg')).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(await policy('/2024/sv/home')).not.toContain('script-src');
    expect(await policy('/2024/sv/home')).toContain("style-src 'self'; style-src-attr 'unsafe-inline'; ");
  });

  const [day, year] = ['public, max-age=86400, stale-while-revalidate=604800', 'public, max-age=31536000, immutable'];
  it.each([
    ['/assets/a.B7k2x9Qa.css.map', 'application/json; charset=utf-8', year, undefined],
    ['/assets/entry-festival.js', 'text/javascript; charset=utf-8', 'no-cache', undefined],
    ['/assets/page-B7k2x9Qa.html', 'text/html; charset=utf-8', 'no-cache', 'style-src'],
    ['/old/assets/a-B7k2x9Qa.js', 'text/javascript; charset=utf-8', 'no-cache', undefined],
    ['/fonts/a.woff2', 'font/woff2', day, undefined],
    ['/old/img/a.png', 'image/png', 'no-cache', undefined],
    ['/sw-kill.js', 'text/javascript; charset=utf-8', 'no-cache', 'connect-src'],
    ['/old/sw.js', 'text/javascript; charset=utf-8', 'no-cache', undefined],
    ['/sw.js.map', 'application/json; charset=utf-8', 'no-cache', 'base-uri'],
    ['/assets/i18n/sv.json', 'application/json; charset=utf-8', 'no-cache', undefined],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache', 'base-uri'],
    ['/a.ics', 'text/calendar; charset=utf-8', 'no-cache', 'base-uri'],
    ['/a.xml', 'application/xml; charset=utf-8', 'no-cache', 'base-uri'],
  ])('named %s of type %s have Cache-Control %s; a directive of their CSP: %s', (path, type, caching, policy) => {
    const headers = fileHeaders(path, type);
    expect(headers['Cache-Control']).toBe(caching);
    expect(headers['Content-Security-Policy']?.includes(policy ?? '')).toBe(policy && true);
    expect(headers['Cross-Origin-Resource-Policy']).toBe(type === 'image/png' ? 'cross-origin' : undefined);
  });

  it('are those that existed at startup, without hidden files and compressed copies', async () => {
    const names = ['a.txt', 'a.txt.br', 'a.txt.gz', 'lone.gz', '.env', 'a/.git/config', '.well-known/security.txt', 'b/.well-known.txt'];
    const folder = temporaryFolder(Object.fromEntries(names.map(name => [name, name])));
    for (const root of [folder, `${folder}/`]) {
      const files = openFiles(root);
      expect(names.filter(name => files.has(`/${name}`))).toEqual(['a.txt', 'lone.gz', '.well-known/security.txt']);
    }
    const files = openFiles(folder);
    writeFileSync(join(folder, 'late.txt'), '');
    expect([files.has('/late.txt'), await files.read('/late.txt'), await files.read('/.env')]).toEqual([false, undefined, undefined]);
    expect(() => openFiles(join(folder, 'none'))).toThrow('Build the site first');
    expect(() => openFiles(join(folder, 'a.txt'))).toThrow('Build the site first');
  });

  it('are cached in memory until they change or are deleted', async () => {
    const folder = temporaryFolder({ 'a.txt': 'a'.repeat(2000) });
    const [path, files] = [join(folder, 'a.txt'), openFiles(folder)];
    const [plain, packed] = [await files.read('/a.txt'), await files.read('/a.txt', 'gzip')];
    expect([(await files.read('/a.txt'))?.body, (await files.read('/a.txt', 'gzip'))?.body]).toEqual([plain?.body, packed?.body]);
    expect((await files.read('/a.txt'))?.body).toBe(plain?.body);
    expect((await files.read('/a.txt', 'gzip'))?.body).toBe(packed?.body);
    // Random bytes would be larger when compressed, so they are sent uncompressed.
    writeFileSync(path, randomBytes(3000));
    const other = await files.read('/a.txt', 'gzip');
    expect([other?.encoding, other?.body.byteLength, other?.etag === plain?.etag]).toEqual([undefined, 3000, false]);
    rmSync(path);
    expect(await files.read('/a.txt')).toBeUndefined();
    mkdirSync(path);
    await expect(files.read('/a.txt')).rejects.toThrow('EISDIR');
  });

  it('are sent as the build’s compressed copy if it is as new as the original', async () => {
    const folder = temporaryFolder({ 'a.js': 'a'.repeat(2000), 'a.js.gz': 'packed' });
    for (const name of ['a.js', 'a.js.gz']) utimesSync(join(folder, name), now, now);
    expect(String(Buffer.from((await openFiles(folder).read('/a.js', 'gzip'))!.body))).toBe('packed');
  });

  it.each(['/assets/entry-B7k2_x9Q.js', '/img/hero-day.svg', '/img/og/home.png'])(
    'have only the headers that an asset needs: %s',
    async path => {
      const { app } = await testSite({ trustedProxies: parseRanges('10.0.0.1') });
      const response = await app.request(path, { headers: { 'X-Forwarded-Proto': 'https' } }, socketOf('10.0.0.1'));
      const policy = path.endsWith('.svg') ? ['content-security-policy'] : [];
      const expected = [
        'accept-ranges',
        'cache-control',
        'content-length',
        ...policy,
        'content-type',
        'cross-origin-resource-policy',
        'etag',
        'vary',
      ];
      expect([...response.headers.keys()].toSorted()).toEqual([...expected, 'x-content-type-options'].toSorted());
    },
  );

  // SEC-7
  it('are sent in part for a byte range, but not for If-Range with a weak or another ETag', async () => {
    const { app } = await testSite();
    const ask = async (headers: Record<string, string>) => {
      const response = await app.request('/sw.js', { headers: { 'Accept-Encoding': 'br', ...headers } });
      return [response.status, response.headers.get('content-range'), await response.text(), response.headers.get('etag')!] as const;
    };
    const text = 'self.skipWaiting();';
    const [, , full, etag] = await ask({});
    expect(full).toBe(text);
    expect(await ask({ Range: 'bytes=5-7' })).toEqual([206, `bytes 5-7/${text.length}`, 'ski', etag]);
    // RFC 9110, 13.1.5: a weak tag does not say that the bytes are the same.
    expect((await ask({ Range: 'bytes=5-7', 'If-Range': etag })).slice(0, 3)).toEqual([200, null, text]);
    expect((await ask({ Range: 'bytes=5-7', 'If-Range': '"other"' })).slice(0, 3)).toEqual([200, null, text]);
    expect((await ask({ Range: 'bytes=99-' })).slice(0, 3)).toEqual([416, `bytes */${text.length}`, '']);
  });

  it('have the headers of the full file if HEAD asks for a range', async () => {
    const { app } = await testSite();
    const { status, headers } = await app.request('/sw.js', { method: 'HEAD', headers: { Range: 'bytes=5-7' } });
    expect([status, headers.get('content-range'), headers.get('content-length')]).toEqual([200, null, '19']);
  });

  // SEC-7
  it('can be resumed with If-Range if they are never compressed, such as a picture', async () => {
    const { app } = await testSite();
    const ask = (headers: Record<string, string>) => app.request('/img/og/home.png', { headers });
    const etag = (await ask({})).headers.get('etag')!;
    expect(etag).toMatch(/^"/);
    const rest = await ask({ Range: 'bytes=2-', 'If-Range': etag });
    expect([rest.status, [...new Uint8Array(await rest.arrayBuffer())]]).toEqual([206, [78, 71]]);
    expect((await ask({ Range: 'bytes=2-', 'If-Range': `W/${etag}` })).status).toBe(200);
    expect((await ask({ 'If-None-Match': `W/${etag}` })).status).toBe(304);
  });

  it('respond with 304 to a known ETag', async () => {
    const { app } = await testSite();
    const path = '/assets/entry-B7k2_x9Q.js';
    const etag = (await app.request(path)).headers.get('etag') ?? '';
    const again = await app.request(path, { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.has('content-encoding')).toBe(false);
  });
});

it.each(['/sv/home', '/sw.js', '/sv/nowhere', '/assets/gone-AAAAAAAA.js', '/api/nothing', '/sv/tickets/', '/sitemap.xml'])(
  'sends the security headers of a document for %s, and HSTS over HTTPS',
  async path => {
    const { app } = await testSite({ trustedProxies: parseRanges('10.0.0.1') });
    const response = await app.request(path, { headers: { 'X-Forwarded-Proto': 'https' } }, socketOf('10.0.0.1'));
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect((await app.request(path)).headers.has('strict-transport-security')).toBe(false);
  },
);

it('rejects methods other than GET and HEAD for a page', async () => {
  const { app } = await testSite();
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await app.request('/sv/home', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
  const head = await app.request('/sv/home', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

const form = (reference: string, postal: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: new URLSearchParams({ reference, postal }),
  headers: { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin', ...headers },
});

// NAV-19
it('renders the search results of the query without caching them', async () => {
  const { app } = await testSite();
  const response = await app.request('/sv/tickets?q=%20pris%20');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('content-security-policy')).toContain('script-src');
  expect(await response.text()).toContain('found: pris');
  expect(await bodyOf(app, `/sv/tickets?q=${'å'.repeat(300)}`)).toContain(`found: ${'å'.repeat(200)}.`);
  for (const path of ['/sv/tickets', '/sv/tickets?q=', '/sv/home?q=pris']) expect(await bodyOf(app, path)).not.toContain('found:');
});

// LOOKUP-9, LOOKUP-12
describe('the ticket lookup form, posted without script', () => {
  const seconds = expect.any(Number) as number;

  it('is answered by an uncached page: found, not found, rate-limited or unavailable', async () => {
    const { app, db, messages } = await testSite();
    const send = async (reference: string, postal: string) => {
      const response = await app.request('/sv/tickets', form(reference, postal));
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('content-security-policy')).toContain('script-src');
      expect(response.headers.get('x-frame-options')).toBe('DENY');
      const text = await response.text();
      return [response.status, JSON.parse(/{"reference.*}(?=\.\.)/.exec(text)![0])] as const;
    };
    const right = { reference: ' tnd-1002 ', postal: '111 22' };
    const ranges = [{ start: 13, end: 13, name: 'Bo Ek', timestamp: '2024-12-13T12:38:00.000Z' }];
    expect(await send(right.reference, right.postal)).toEqual([200, { ...right, answer: { kind: 'found', ranges } }]);
    const wrong = { reference: 'TND-1002', postal: '1' };
    for (let tries = 0; tries < 6; tries += 1) expect(await send('TND-1002', '1')).toEqual([200, { ...wrong, answer: { kind: 'none' } }]);
    expect(await send('TND-1002', '1')).toEqual([429, { ...wrong, answer: { kind: 'limited', seconds } }]);
    await db.close();
    expect(await send('TND-1002', '1')).toEqual([503, { ...wrong, answer: { kind: 'unknown' } }]);
    expect(messages.join()).not.toMatch(/tnd|111|Bo Ek/i);
    // The page is unchanged for other visitors.
    expect(await bodyOf(app, '/sv/tickets')).not.toContain('reference');
  });

  it('is shown again if empty, and rejected from another site or page, or with another type', async () => {
    const { app } = await testSite();
    const empty = await app.request('/en/tickets', form('  ', '1'));
    expect([empty.status, empty.headers.get('location')]).toEqual([303, '/en/tickets']);
    expect((await app.request('/en/tickets', form('a', '1', { Origin: 'https://evil.example' }))).status).toBe(403);
    expect((await app.request('/en/tickets', form('a', '1', { 'Sec-Fetch-Site': 'cross-site' }))).status).toBe(403);
    expect((await app.request('/en/home', form('a', '1'))).status).toBe(405);
    expect((await app.request('/en/tickets', { method: 'POST', body: '{}' })).status).toBe(415);
    expect((await app.request('/en/tickets', form('a'.repeat(5000), '1'))).status).toBe(413);
  });
});

describe('compression', () => {
  const asset = '/assets/entry-B7k2_x9Q.js';
  const ask = async (app: Awaited<ReturnType<typeof testSite>>['app'], accept: string, path = asset) => {
    const response = await app.request(path, { headers: { 'Accept-Encoding': accept } });
    return {
      encoding: response.headers.get('content-encoding'),
      bytes: Buffer.from(await response.arrayBuffer()),
      length: response.headers.get('content-length'),
    };
  };

  it('applies to text if the client accepts it, but not to a small file', async () => {
    const { app } = await testSite();
    const br = await ask(app, 'br');
    expect([br.encoding, br.length]).toEqual(['br', String(br.bytes.byteLength)]);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(siteFiles[asset.slice(1)]);
    expect((await ask(app, 'gzip;q=0.5')).encoding).toBe('gzip');
    expect((await ask(app, '')).encoding).toBeNull();
    expect((await ask(app, 'br', '/img/hero-day.svg')).encoding).toBeNull();
  });

  it('does not change the text of a page in any encoding', async () => {
    const { app } = await testSite();
    const { gunzipSync } = await import('node:zlib');
    const [br, gzip, plain] = [
      await ask(app, 'br', '/sv/news'),
      await ask(app, 'gzip', '/sv/news'),
      await ask(app, 'identity', '/sv/news'),
    ];
    expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', null]);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.bytes.toString());
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.bytes.toString());
  });

  // PERF-1
  it('prefers compressed files of the build, unless the original is newer', async () => {
    const files = { ...siteFiles, [`${asset.slice(1)}.br`]: brotliCompressSync('made at build') };
    const { app, folder } = await testSite({ siteFiles: files });
    expect(brotliDecompressSync((await ask(app, 'br')).bytes).toString()).toBe('made at build');
    utimesSync(join(folder, `${asset.slice(1)}.br`), new Date(0), new Date(0));
    const { app: later } = await testSite({ files: folder });
    expect(brotliDecompressSync((await ask(later, 'br')).bytes).toString()).toBe(siteFiles[asset.slice(1)]);
    expect((await app.request(`${asset}.br`)).status).toBe(404);
  });
});

describe('redirects', () => {
  const moved = [
    ['/', 302, '/home'],
    ['/?now=2025-06-14', 302, '/home?now=2025-06-14'],
    ['/sv', 301, '/sv/home'],
    ['/en/', 301, '/en/home'],
    ['/en?a=1&b=2', 301, '/en/home?a=1&b=2'],
    ['/sv/tickets/', 301, '/sv/tickets'],
    ['/sv/tickets/index.html', 301, '/sv/tickets'],
    ['/sv/tickets.html', 301, '/sv/tickets'],
    ['//sv//tickets', 301, '/sv/tickets'],
    ['/sv/Tickets', 301, '/sv/tickets'],
    ['/Tickets', 301, '/tickets'],
    ['/sv%2Ftickets', 301, '/sv/tickets'],
    ['/%73v/home', 301, '/sv/home'],
    ['/sv/esports/tournaments/ecec?x', 301, '/sv/esports/tournaments/ECEC?x'],
    ['/SV/tickets', 301, '/sv/tickets'],
    ['/de', 302, '/home'],
    ['/de/tickets?a=1', 302, '/tickets?a=1'],
    ['/pt-BR/tickets/', 302, '/tickets'],
    ['/en-GB/tickets', 302, '/en/tickets'],
    ['/esport', 301, '/esports'],
    ['/esport/?a=1', 301, '/esports?a=1'],
    ['/sv/camping', 301, '/sv/accommodation/camping'],
    ['/sv/Camping/', 301, '/sv/accommodation/camping'],
    ['/Esport', 301, '/esports'],
    ['/sv/news/2', 302, '/sv/news/item-2'],
    ['/en/news/2?a=1', 302, '/en/news/item-2?a=1'],
    ['/sv/schedule/final', 301, '/sv/schedule/final-final'],
    ['/sv/schedule/final.ics', 301, '/sv/schedule/final-final.ics'],
    ['/schedule/some-other-name-final', 301, '/schedule/final-final'],
    ['/sv/schedule/screen/2', 301, '/sv/schedule/screen/stora-scenen'],
    ['/2024/sv/home/', 301, '/2024/sv/home'],
    ['/2024/sv/home.html', 301, '/2024/sv/home'],
    ['/sitemap.xml/', 301, '/sitemap.xml'],
    ['/sv/%74ickets', 301, '/sv/tickets'],
    ['/en-GB', 302, '/en/home'],
    ['/EN-gb/tickets', 302, '/en/tickets'],
    ['/de/esport', 302, '/esports'],
    ['/de/Tickets', 302, '/tickets'],
    ['/news/2', 302, '/news/item-2'],
  ] as const;
  // ROUTE-3, ROUTE-4, ROUTE-6, ROUTE-7
  it('lead to the current address', async () => {
    const { app } = await testSite();
    const found: unknown[] = [];
    for (const [from] of moved) {
      const response = await app.request(`http://tand.test${from}`);
      found.push([from, response.status, response.headers.get('location')]);
    }
    expect(found).toEqual(moved);
  });

  it.each([
    ['/old?a=1', '/new?x=1&a=1#part'],
    ['/older?a=1', '/new?a=1#part'],
    ['/older', '/new#part'],
  ])('put the query before the fragment: %s → %s', async (from, to) => {
    const renderer = testRenderer({
      redirects: new Map([
        ['/old', '/new?x=1#part'],
        ['/older', '/new#part'],
      ]),
    });
    const { app } = await testSite({ renderer });
    const response = await app.request(from);
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      301,
      to,
      'public, max-age=3600',
    ]);
  });

  it('lead from a missing picture to its replacement', async () => {
    const renderer = testRenderer({ elsewhere: address => (address.startsWith('/img/og/news-') ? '/img/og/home.png' : undefined) });
    const { app } = await testSite({ renderer });
    const response = await app.request('/img/og/news-later-sv.png');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/img/og/home.png']);
    expect((await app.request('/img/og/home.png')).status).toBe(200);
    expect((await app.request('/img/og/gone.png')).status).toBe(404);
  });

  it('are not needed for an address with decomposed letters, which some systems copy', async () => {
    const news = [newsItem(1, { slug: 'skogsrået' })];
    const { app } = await testSite({ db: await memoryDatabase({ ...content, news }) });
    expect((await app.request(`/sv/news/${encodeURIComponent('skogsrået'.normalize('NFD'))}`)).status).toBe(200);
  });

  const unknown = [
    '/de/nowhere',
    '/abc/tickets',
    '/d/tickets',
    '/de-/tickets',
    '/en-GB/nowhere',
    '/de/2024/sv/home',
    '/sv/news/2/more',
    '/sv/other/final',
    '/sv/schedule/final/more',
    '/sv/schedule/screen/2/more',
    '/sv/schedule/screen/9',
    '/sv/schedule/final.txt',
    '/sv/tickets%00',
    '/sv/tickets%5C',
    '/%zz',
  ];
  // ROUTE-6
  it('do not exist for unknown addresses, which get 404', async () => {
    const { app } = await testSite();
    for (const path of unknown) expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  });

  // SEC-5
  it('never lead to another host, whatever the address', async () => {
    const { app } = await testSite();
    const odd = ['', 'sv', 'en', 'de', '.', '..', '%2e%2e', '%2f', '%5c', 'evil.example', 'tickets', 'news', '%0d%0aX:1', 'index.html'];
    const segment = fc.oneof(fc.constantFrom(...odd), fc.webSegment());
    await fc.assert(
      fc.asyncProperty(fc.array(segment, { maxLength: 6 }), async segments => {
        const response = await app.request(new Request(`http://tand.test/${segments.join('/')}`));
        expect([200, 301, 302, 404]).toContain(response.status);
        const location = response.headers.get('location');
        expect(new URL(location ?? '/', 'http://tand.test').host).toBe('tand.test');
      }),
      { numRuns: 300 },
    );
  });
});

describe('decodePath', () => {
  // SEC-5
  it.each([
    'sv',
    '/..',
    '/a/../b',
    '/a/..',
    '/./a',
    '/a/.',
    '/a%2f%2e%2e',
    '/a%5cb',
    '/a\\b',
    '/a%0ab',
    '/a%7f',
    '/%zz',
    `/${'x'.repeat(1024)}`,
  ])('returns undefined for the invalid path of case %#', path => expect(decodePath(path)).toBeUndefined());
  it.each([
    ['/', '/'],
    ['/a..b/..c/.d/e.', '/a..b/..c/.d/e.'],
    ['/sv/%C3%A5', '/sv/å'],
    [`/${'x'.repeat(1023)}`, `/${'x'.repeat(1023)}`],
  ])('returns the decoded path in case %#', (path, address) => expect(decodePath(path)).toBe(address));
});

describe('unknown addresses', () => {
  // ROUTE-5
  it.each([
    ['/en/nowhere', '/en/404'],
    ['/sv/nowhere/deep', '/sv/404'],
    ['/nowhere', '/sv/404'],
    ['/en/404', '/en/404'],
    ['/sv/news/nothing', '/sv/404'],
    ['/en/news/99', '/en/404'],
    ['/news/nothing', '/sv/404'],
    ['/sv/constructor', '/sv/404'],
  ])('such as %s get status 404 and the page %s', async (path, title) => {
    const { app } = await testSite();
    const response = await app.request(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'public, no-cache']);
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  it('render the 404 page of their language once, however many they are', async () => {
    const { app, renderer } = await testSite();
    for (let index = 0; index < 100; index += 1) await app.request(`/sv/schedule/x-${index}`);
    expect(renderer.rendered).toEqual(['/sv/404']);
  });

  it.each([
    ['/assets/gone-AAAAAAAA.js', true],
    ['/gone.webmanifest', true],
    ['/gone.htm', false],
    ['/gone.html', false],
    ['/gone.and-more', false],
    ['/gone.png/more', false],
    ['/assets/gone', true],
    ['/sv/schedule/gone.ics', true],
    ['/sv/tickets.php', false],
    ['/sv/news/v1.2', false],
    ['/sv/creators/mr.x', false],
    ['/sv//evil.example', false],
  ])('such as %s get a short text instead of a page: %s', async (path, isShort) => {
    const { app } = await testSite();
    const response = await app.request(path);
    const caching = response.headers.get('cache-control');
    expect([response.status, caching, (await response.text()) === 'Not found\n']).toEqual([
      404,
      isShort ? 'no-cache' : 'public, no-cache',
      isShort,
    ]);
  });

  // SEC-5
  it.each(['/.vite/manifest.json', '/assets/entry-B7k2_x9Q.js.br', '/../package.json', '/sv/%2e%2e/%2e%2e/etc/passwd'])(
    'include those of private files: %s',
    async path => {
      const { app } = await testSite();
      expect((await app.request(`http://tand.test${path}`)).status).toBe(404);
    },
  );
});

describe('an unpublished article', () => {
  it('is unknown without its token', async () => {
    const { app } = await testSite();
    for (const path of ['/sv/news/tomorrow', '/sv/news/4', '/sv/news/tomorrow?preview=', `/sv/news/tomorrow?preview=${'A'.repeat(32)}`])
      expect((await app.request(path)).status).toBe(404);
  });

  it.each([
    ['/sv/news/tomorrow', 200, null],
    ['/news/tomorrow', 200, null],
    ['/en/news/4', 302, '/en/news/tomorrow?preview='],
    ['/news/4', 302, '/news/tomorrow?preview='],
  ])('requested at %s with its token gets status %i and location %s', async (path, status, to) => {
    const { app, db } = await testSite();
    const token = (await previewTokens(db))(content.news.find(({ id }) => id === 4)!);
    const response = await app.request(`${path}?preview=${token}`);
    expect([response.status, response.headers.get('location')]).toEqual([status, to && to + token]);
    const said = ['cache-control', 'x-robots-tag', 'referrer-policy'].map(name => response.headers.get(name)).join('; ');
    expect(said).toBe('private, no-store; noindex, nofollow; no-referrer');
  });

  // ROUTE-15
  it('is gone without its token if it was public before', async () => {
    const { app, db } = await testSite();
    const withdrawn = content.news.find(({ slug }) => slug === 'withdrawn')!;
    expect((await app.request('/sv/news/withdrawn')).status).toBe(410);
    expect((await app.request('/sv/news/5')).headers.get('location')).toBe('/sv/news/withdrawn');
    const preview = await app.request(`/sv/news/withdrawn?preview=${(await previewTokens(db))(withdrawn)}`);
    expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });
});
