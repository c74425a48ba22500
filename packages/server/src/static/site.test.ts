import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { newsListCount } from '@tand/festival';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { content, memoryDatabase, newsItem, siteFiles, temporaryFolder, testApp } from '../test/fixtures.ts';
import { escapeHtml, escapeJson } from './article.ts';
import { precompress } from './precompress.ts';

const openSite = async (files: Record<string, string | Uint8Array> = siteFiles, options = {}) => {
  const folder = temporaryFolder(files);
  return { folder, ...(await testApp({ staticDir: folder, ...options })) };
};

describe('pages and files', () => {
  it('serves a page at its address with its policy, revalidated each time', async () => {
    const { app } = await openSite();
    const response = await app.request('/sv/home');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<h1>Hem</h1>');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'sha256-abc'; frame-ancestors 'none'");
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    const other = await app.request('/sv/tickets');
    expect(other.headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'");
  });

  it('sets the cross-site cookie on pages, privately, and only when there is none', async () => {
    const { app } = await openSite();
    const first = await app.request('/sv/home');
    expect(first.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Strict$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const second = await app.request('/sv/home', { headers: { Cookie: (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '' } });
    expect(second.headers.has('set-cookie')).toBe(false);
    expect(second.headers.get('cache-control')).toBe('no-cache');
    expect((await app.request('/sw.js')).headers.has('set-cookie')).toBe(false);
  });

  // PERF-1
  it.each([
    ['/assets/entry-B7k2_x9Q.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/i18n/sv.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/img/hero-day.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/img/og/home.png', 'image/png', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ])('serves %s as %s, kept %s', async (path, type, caching) => {
    const { app } = await openSite();
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe(caching);
  });

  it('serves the kill switch as the service worker when told to', async () => {
    const [usual, killed] = [await openSite(), await openSite(siteFiles, { isWorkerKilled: true })];
    expect(await (await usual.app.request('/sw.js')).text()).toBe(siteFiles['sw.js']);
    expect(await (await killed.app.request('/sw.js')).text()).toBe(siteFiles['sw-kill.js']);
  });

  it('lets the service worker ask this site only, and a drawing style itself', async () => {
    const { app } = await openSite();
    const policy = async (path: string) => (await app.request(path)).headers.get('content-security-policy');
    expect(await policy('/sw.js')).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
    expect(await policy('/img/hero-day.svg')).toBe("default-src 'none'; style-src 'unsafe-inline'");
  });

  it.each(['/assets/entry-B7k2_x9Q.js', '/img/hero-day.svg', '/img/og/home.png'])(
    'says of %s, a part of pages, only how it is kept and who may use it',
    async path => {
      const { app } = await openSite(siteFiles, { trustedProxies: 1 });
      const response = await app.request(path, { headers: { 'X-Forwarded-Proto': 'https' } });
      const policy = path.endsWith('.svg') ? ['content-security-policy'] : [];
      const expected = ['cache-control', 'content-length', ...policy, 'content-type', 'cross-origin-resource-policy', 'etag', 'vary'];
      expect([...response.headers.keys()].toSorted()).toEqual([...expected, 'x-content-type-options'].toSorted());
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it.each(['/sv/home', '/sw.js', '/sv/nowhere', '/assets/gone-AAAAAAAA.js', '/api/nothing', '/sv/tickets/'])(
    'protects %s as a document',
    async path => {
      const { app } = await openSite(siteFiles, { trustedProxies: 1 });
      const { headers } = await app.request(path, { headers: { 'X-Forwarded-Proto': 'https' } });
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('strict-transport-security')).toContain('max-age=');
    },
  );

  it('adds the headers that headers.json gives a file', async () => {
    const { app } = await openSite();
    expect((await app.request('/assets/i18n/sv.json')).headers.get('access-control-allow-origin')).toBe('*');
  });

  it('answers 304 to a known validator, and HEAD without a body', async () => {
    const { app } = await openSite();
    const first = await app.request('/assets/entry-B7k2_x9Q.js');
    const etag = first.headers.get('etag') ?? '';
    const again = await app.request('/assets/entry-B7k2_x9Q.js', { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.has('content-encoding')).toBe(false);
    const head = await app.request('/sv/home', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(50);
  });

  it('sees a file that was written anew', async () => {
    const { app, folder } = await openSite();
    const before = (await app.request('/sv/home')).headers.get('etag');
    writeFileSync(join(folder, 'sv/home/index.html'), '<h1>Nytt innehåll</h1>');
    const after = await app.request('/sv/home');
    expect(await after.text()).toBe('<h1>Nytt innehåll</h1>');
    expect(after.headers.get('etag')).not.toBe(before);
  });

  it('refuses other methods', async () => {
    const { app } = await openSite();
    const response = await app.request('/sv/home', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('compression', () => {
  const asset = '/assets/entry-B7k2_x9Q.js';
  const ask = async (app: Awaited<ReturnType<typeof openSite>>['app'], accept: string) => {
    const response = await app.request(asset, { headers: { 'Accept-Encoding': accept } });
    return {
      encoding: response.headers.get('content-encoding'),
      bytes: Buffer.from(await response.arrayBuffer()),
      length: response.headers.get('content-length'),
    };
  };

  it('compresses text once, not pictures or small files', async () => {
    const { app } = await openSite();
    const br = await ask(app, 'br');
    expect(br.encoding).toBe('br');
    expect(br.length).toBe(String(br.bytes.byteLength));
    expect(brotliDecompressSync(br.bytes).toString()).toBe(siteFiles[asset.slice(1)]);
    expect((await ask(app, 'gzip;q=0.5')).encoding).toBe('gzip');
    expect((await ask(app, '')).encoding).toBeNull();
    const small = await app.request('/img/hero-day.svg', { headers: { 'Accept-Encoding': 'br' } });
    expect(small.headers.has('content-encoding')).toBe(false);
  });

  // PERF-1
  it('prefers what the build compressed, unless the file is newer', async () => {
    const better = brotliCompressSync('made at build');
    const folder = temporaryFolder({ ...siteFiles, [`${asset.slice(1)}.br`]: better });
    const { app } = await testApp({ staticDir: folder });
    expect(brotliDecompressSync((await ask(app, 'br')).bytes).toString()).toBe('made at build');
    utimesSync(join(folder, `${asset.slice(1)}.br`), new Date(0), new Date(0));
    const { app: later } = await testApp({ staticDir: folder });
    expect(brotliDecompressSync((await ask(later, 'br')).bytes).toString()).toBe(siteFiles[asset.slice(1)]);
    expect((await app.request(`${asset}.br`)).status).toBe(404);
  });

  it('can be done for a whole folder at build', async () => {
    const folder = temporaryFolder(siteFiles);
    expect(await precompress(folder)).toBe(1);
    const { app } = await testApp({ staticDir: folder });
    expect(brotliDecompressSync((await ask(app, 'br')).bytes).toString()).toBe(siteFiles[asset.slice(1)]);
  });
});

describe('redirects', () => {
  // ROUTE-3, ROUTE-4, ROUTE-6, ROUTE-7
  it.each([
    ['/', 302, '/home'],
    ['/?now=2025-06-14', 302, '/home?now=2025-06-14'],
    ['/sv', 301, '/sv/home'],
    ['/en/', 301, '/en/home'],
    ['/en?a=1&b=2', 301, '/en/home?a=1&b=2'],
    ['/sv/tickets/', 301, '/sv/tickets'],
    ['/sv/tickets/index.html', 301, '/sv/tickets'],
    ['//sv//tickets', 301, '/sv/tickets'],
    ['/sv/Tickets', 301, '/sv/tickets'],
    ['/sv/esports/tournaments/ecec?x', 301, '/sv/esports/tournaments/ECEC?x'],
    ['/SV/tickets', 301, '/sv/tickets'],
    ['/de', 302, '/sv/home'],
    ['/de/tickets?a=1', 302, '/sv/tickets?a=1'],
    ['/pt-BR/tickets/', 302, '/sv/tickets'],
    ['/de/camping', 302, '/sv/accommodation/camping'],
    ['/esport', 301, '/esports'],
    ['/esport/?a=1', 301, '/esports?a=1'],
    ['/sv/camping', 302, '/sv/accommodation/camping'],
    ['/sv/Camping/', 302, '/sv/accommodation/camping'],
    ['/Esport', 301, '/esports'],
  ])('%s → %i %s', async (from, status, to) => {
    const { app } = await openSite();
    const response = await app.request(`http://tand.test${from}`);
    expect([response.status, response.headers.get('location')]).toEqual([status, to]);
  });

  // ROUTE-6
  it.each(['/de/nowhere', '/abc/tickets', '/d/tickets'])('%s is unknown', async path => {
    const { app } = await openSite();
    expect((await app.request(path)).status).toBe(404);
  });

  // SEC-5
  it('never leads to another host, whatever the address', async () => {
    const { app } = await openSite();
    const segment = fc.oneof(
      fc.constantFrom(
        '',
        'sv',
        'en',
        'de',
        '.',
        '..',
        '%2e%2e',
        '%2f',
        '%5c',
        'evil.example',
        'tickets',
        'news',
        '%0d%0aX:1',
        'index.html',
      ),
      fc.webSegment(),
    );
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

describe('unknown addresses', () => {
  // ROUTE-5
  it.each([
    ['/en/nowhere', 'Page not found'],
    ['/sv/nowhere/deep', 'Sidan finns inte'],
    ['/nowhere', '404'],
    ['/en/404', 'Page not found'],
    ['/sv/news/nothing', 'Sidan finns inte'],
    ['/en/news/99', 'Page not found'],
    ['/news/nothing', '404'],
    ['/sv/news/_shell', 'Sidan finns inte'],
    ['/sv/constructor', 'Sidan finns inte'],
  ])('%s has status 404 and the page "%s"', async (path, title) => {
    const { app } = await openSite();
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toContain('no-cache');
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  it('answers a missing file in short', async () => {
    const { app } = await openSite();
    const response = await app.request('/assets/gone-AAAAAAAA.js');
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([404, 'Not found\n', 'no-cache']);
  });

  // SEC-5
  it.each([
    '/redirects.json',
    '/headers.json',
    '/.vite/manifest.json',
    '/%2e%2e/package.json',
    '/..%2f..%2fetc/passwd',
    '/img/..%5c..%5csecret',
    '/sv/home%00',
    '/%',
    '/%c0%ae',
    '/img',
  ])('does not serve %s', async path => {
    const { app } = await openSite();
    expect((await app.request(new Request(`http://tand.test${path}`))).status).toBe(404);
  });

  it('says it in plain text when the site has no 404 page', async () => {
    const { app } = await openSite({ 'sv/home/index.html': 'x' });
    const response = await app.request('/sv/nowhere');
    expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
  });
});

describe('news published after the build', () => {
  it('opens with the right title in each language, escaped', async () => {
    const { app } = await openSite();
    const sv = await app.request('/sv/news/item-2');
    expect(sv.status).toBe(200);
    const text = await sv.text();
    expect(text).toContain('<title>Åtta &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;citat&quot; | TÄND</title>');
    expect(text).toContain('<meta name="description" content="Preamble på svenska">');
    expect(text).toContain('href="/sv/news/item-2"');
    expect(text).toContain('content="https://www.tand.example/img/concept.svg"');
    expect(text).not.toContain('__NEWS_');
    const json = /<script type="application\/json">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ headline: 'Åtta <script>alert(1)</script> & "citat"' });
    expect(text).toContain('?text=%C3%85tta%20%3Cscript%3Ealert(1)%3C%2Fscript%3E%20%26%20%22citat%22');
    expect(text).toContain('<p>Först $&amp; &lt;b&gt;.</p><p>Sedan</p><p>en länk</p>');
    expect(await (await app.request('/en/news/item-2')).text()).toContain(
      '<title>Eight &lt;/script&gt; &amp; &quot;quotes&quot; | TÄND</title>',
    );
    expect(sv.headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'");
  });

  it('is revalidated like any page', async () => {
    const { app } = await openSite();
    const etag = (await app.request('/sv/news/item-3')).headers.get('etag') ?? '';
    expect((await app.request('/sv/news/item-3', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('leads from the id to the slug, and from the plain address to the language that has a shell', async () => {
    const { app } = await openSite();
    const byId = await app.request('/en/news/2?a=1');
    expect([byId.status, byId.headers.get('location')]).toEqual([302, '/en/news/item-2?a=1']);
    const plain = await app.request('/news/item-2');
    expect([plain.status, plain.headers.get('location')]).toEqual([302, '/sv/news/item-2']);
  });

  it('is not there before its time, and a withdrawn one goes although its page was built', async () => {
    const { app } = await openSite();
    expect((await app.request('/sv/news/tomorrow')).status).toBe(404);
    expect((await app.request('/sv/news/withdrawn')).status).toBe(404);
    const { app: later } = await openSite(siteFiles, { now: () => new Date('2025-05-02T00:00:00Z') });
    expect((await later.request('/sv/news/tomorrow')).status).toBe(200);
  });

  it('gives the list at the address of a page or topic that came up since, and only there', async () => {
    const news = Array.from({ length: newsListCount + 1 }, (_, index) => newsItem(index + 1, { topic: index ? 'mat' : 'new' }));
    const db = await memoryDatabase({
      ...content,
      news: [...news, newsItem(99, { topic: 'none', publishedDate: new Date('2025-06-01') })],
    });
    const { app } = await openSite({ ...siteFiles, 'sv/news/index.html': '<title>Nyheter</title>' }, { db });
    const answer = await app.request('/sv/news/page/2');
    expect([answer.status, await answer.text()]).toEqual([200, '<title>Nyheter</title>']);
    expect((await app.request('/sv/news/topic/new')).status).toBe(200);
    expect((await app.request('/sv/news/page/2/')).status).toBe(301);
    for (const path of ['page/3', 'page/0', 'topic/new/page/2', 'topic/none', 'page/2/x']) {
      expect((await app.request(`/sv/news/${path}`)).status, path).toBe(404);
    }
  });

  it('leaves the built pages standing when the database fails, and tells of it', async () => {
    const { app, db, messages } = await openSite();
    db.close();
    expect((await app.request('/sv/news/item-1')).status).toBe(200);
    expect((await app.request('/sv/news/item-3')).status).toBe(404);
    expect(messages).toHaveLength(2);
    expect(messages[0]).toMatch(/^The database does not answer/);
  });

  it('can be rendered by the site itself', async () => {
    const { app } = await openSite(siteFiles, { renderArticle: (_: string, item: { id: number }, lang: string) => `${lang} ${item.id}` });
    expect(await (await app.request('/en/news/item-3')).text()).toBe('en 3');
  });

  it('escapes any text so that neither markup nor script can end early', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
        expect(escapeJson(text)).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(`"${escapeJson(text)}"`)).toBe(text);
      }),
    );
  });
});

describe('what the site build hands over', () => {
  it.each([
    [
      { 'redirects.json': '[{"from":"/a","to":"//evil.example"}]' },
      'redirects.json of the built site: 0.to must be an internal or https address',
    ],
    [
      { 'redirects.json': '[{"from":"/a","to":"/b","status":200}]' },
      'redirects.json of the built site: 0.status must be 301, 302, 307 or 308',
    ],
    [{ 'redirects.json': '{' }, 'redirects.json of the built site is not valid JSON'],
    [
      { 'headers.json': '{"defaults":{"X-A":"one\\ntwo"}}' },
      'headers.json of the built site: defaults.X-A must be printable ASCII on one line',
    ],
  ])('is checked at the start: %j', async (files, message) => {
    await expect(openSite(files as Record<string, string>)).rejects.toThrow(message);
  });

  it('must be there', async () => {
    await expect(testApp({ staticDir: '/no/such/site' })).rejects.toThrow('Build the site first');
  });
});
