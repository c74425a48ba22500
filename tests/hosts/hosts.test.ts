// `npm run test:more -- hosts`: the same tests on every kind of host.
// hosts.ts lists the limits of each host. A test of such a limit must fail; if it succeeds, the list is outdated.
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { islandReady } from '../support/browser.ts';
import { siteFolder } from '../support/server.ts';
import { builtPaths, copy, languages } from '../support/site.ts';
import { hosts } from './hosts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
});
afterAll(() => browser?.close());

const script = (await readdir(join(siteFolder, 'assets/app'))).find(file => /^vendor-.*\.js$/.test(file))!;
const protection = ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];

for (const { name, isThere, from, start, limits } of hosts) {
  if (!isThere) console.warn(`Skipped: ${name}. ${from} installs it.`);
  else for (const [what, why] of Object.entries(limits)) console.info(`${name} cannot, ${what}: ${why}`);
  const unused = new Set(Object.keys(limits));
  const can = (what: string) => ({ fails: unused.delete(what) });

  // SEC-9
  describe.skipIf(!isThere)(`on ${name}`, () => {
    let url: string;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      ({ url, stop } = await start());
    });
    afterAll(() => stop?.());
    const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers, redirect: 'manual' });
    const ask = async (path: string, headers?: Record<string, string>) => {
      const answer = await get(path, headers);
      const to = answer.headers.get('location');
      return { status: answer.status, to: to && to.replace(url, ''), headers: answer.headers, text: await answer.text() };
    };
    /** Raw location of a redirect: `fetch` would normalize it. */
    const leadsTo = (path: string) =>
      new Promise<string | undefined>((done, fail) => {
        request(url, { path }, answer => {
          answer.resume();
          done(answer.headers.location);
        })
          .on('error', fail)
          .end();
      });

    test('serves every page at its own address, with a content security policy', async () => {
      const wrong: string[] = [];
      const queue = (await Promise.all(languages.map(builtPaths)))
        .flat()
        .filter(path => !path.endsWith('/404'))
        .values();
      const work = async () => {
        for (const path of queue) {
          const { status, headers, text } = await ask(path);
          if (status !== 200 || headers.get('content-type') !== 'text/html; charset=utf-8') wrong.push(`${path}: ${status}`);
          if (!headers.get('content-security-policy')?.startsWith("default-src 'none'; script-src 'self' 'sha256-"))
            wrong.push(`${path}: policy`);
          if (!text.includes(`<html lang="${path.split('/')[1]}"`)) wrong.push(`${path}: language`);
        }
      };
      await Promise.all(Array.from({ length: 8 }, work));
      expect(wrong).toEqual([]);
    });

    test('serves addresses without a language in Swedish, with a canonical address', async () => {
      for (const path of ['/home', '/tickets/groups', '/search']) {
        const { status, text } = await ask(path);
        expect([path, status]).toEqual([path, 200]);
        expect([text.includes('<html lang="sv"'), new RegExp(`rel="canonical" href="[^"]*/sv${path}"`).test(text)]).toEqual([true, true]);
      }
    });

    test('redirects short and old addresses', async () => {
      for (const [from, status, to] of [
        ['/', 302, '/home'],
        ['/sv', 301, '/sv/home'],
        ['/en', 301, '/en/home'],
        ['/esport', 301, '/esports'],
        ['/en/camping', 301, '/en/accommodation/camping'],
      ] as const) {
        const answer = await ask(from);
        expect([from, answer.status, answer.to]).toEqual([from, status, to]);
      }
    });

    test('keeps the query in a redirect', async () => expect((await ask('/?a=1')).to).toBe('/home?a=1'));

    test('redirects an address with a slash or `.html` at the end to the canonical address', can('spelling'), async () => {
      for (const path of ['/sv/tickets/', '/sv/tickets.html', '/sv/news/', '/tickets/groups/']) {
        const { status, to } = await ask(path);
        expect([path, status < 400 && status > 300, to]).toEqual([path, true, path.replace(/\/$|\.html$/, '')]);
      }
    });

    test('redirects capitals to lower case', can('capitals'), async () => expect((await ask('/sv/Tickets')).to).toBe('/sv/tickets'));

    test('redirects an address with an unknown language to the address without a language', can('languages'), async () => {
      const { status, to } = await ask('/de/tickets');
      expect([status, to]).toEqual([302, '/tickets']);
      expect((await ask('/de/nowhere')).status).toBe(404);
    });

    test('redirects no address such as //evil.example to another site', async () => {
      for (const path of [
        '//evil.example',
        '//evil.example/',
        '//evil.example/x.html',
        '/%2fevil.example/',
        '/%5cevil.example/',
        '/\\evil.example/',
        '///evil.example/%2e%2e',
      ])
        expect([path, await leadsTo(path)]).not.toEqual([path, expect.stringMatching(/^(?:[/\\]{2}|https?:\/\/evil)/)]);
    });

    test('answers 404 for an address without a page or file', can('missing'), async () => {
      for (const path of ['/nowhere', '/sv/nowhere', '/en/nowhere', '/assets/nothing.js'])
        expect([path, (await ask(path)).status]).toEqual([path, 404]);
    });

    test('shows the 404 page in the language of the address, with a content security policy', can('missing page'), async () => {
      for (const [path, lang] of [
        ['/sv/nowhere', 'sv'],
        ['/en/news/nowhere', 'en'],
        ['/nowhere', 'sv'],
      ] as const) {
        const { headers, text } = await ask(path);
        expect([path, text.includes(`<html lang="${lang}"`)]).toEqual([path, true]);
        expect(headers.has('content-security-policy') || text.includes('<meta http-equiv="Content-Security-Policy"')).toBe(true);
      }
    });

    test('sets security headers on pages and files', async () => {
      for (const path of ['/sv/home', '/tickets', '/schedule.json', '/robots.txt', '/sw.js'])
        for (const header of protection) expect([path, header, (await ask(path)).headers.get(header)]).not.toEqual([path, header, null]);
    });

    test('allows other sites to read only the programme and feeds', can('open files'), async () => {
      for (const path of ['/schedule.json', '/schedule.xml', '/sv/news/rss.xml'])
        expect((await ask(path)).headers.get('access-control-allow-origin')).toBe('*');
      for (const path of ['/sv/home', '/search/sv.json']) expect((await ask(path)).headers.get('access-control-allow-origin')).toBeNull();
    });

    test('serves files with their content types', can('types'), async () => {
      for (const [path, type] of [
        ['/sv/news/rss.xml', 'application/rss+xml'],
        ['/speculation-rules.json', 'application/speculationrules+json'],
        ['/manifest.webmanifest', 'application/manifest+json'],
        ['/img/map-day.svg', 'image/svg+xml'],
      ])
        expect([path, (await ask(path!)).headers.get('content-type')?.split(';')[0]]).toEqual([path, type]);
    });

    test('lets caches store hashed files for a year, but pages only with revalidation', async () => {
      expect((await ask(`/assets/app/${script}`)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await ask('/img/map-day.svg')).headers.get('cache-control')).toContain('max-age=86400');
      for (const path of ['/sv/home', '/schedule.json']) expect((await ask(path)).headers.get('cache-control')).toBe('public, no-cache');
      expect((await ask('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    });

    test('answers 304 for an unchanged file', can('etag'), async () => {
      const etag = (await ask('/sv/home')).headers.get('etag') ?? '';
      const { status, text } = await ask('/sv/home', { 'If-None-Match': etag });
      expect([etag.length > 5, status, text.length]).toEqual([true, 304, 0]);
    });

    test('compresses text', can('compression'), async () => {
      for (const path of ['/sv/home', `/assets/app/${script}`, '/schedule.json'])
        expect([path, (await get(path, { 'Accept-Encoding': 'gzip, br' })).headers.get('content-encoding')]).toEqual([
          path,
          expect.stringMatching(/^(?:br|gzip)$/),
        ]);
    });

    test('serves the part of a file that a range request names', can('ranges'), async () => {
      const answer = await get('/files/parental-consent-sv.pdf', { Range: 'bytes=0-3' });
      expect([answer.status, await answer.text()]).toEqual([206, '%PDF']);
    });

    test('does not serve private files', can('internal files'), async () => {
      for (const path of [
        '/_headers',
        '/_redirects',
        '/nginx.conf',
        '/found.json',
        '/assets.json',
        '/server/entry.server.js',
        '/.env',
        '/tickets.csv',
        '/../server/package.json',
      ])
        expect([path, (await ask(path)).status]).not.toEqual([path, 200]);
    });

    test('reports a lookup without an API as failed, and shows stored pages offline', async () => {
      const context = await browser.newContext({ baseURL: url, locale: 'sv-SE' });
      try {
        const page = await context.newPage();
        await page.addInitScript(() => sessionStorage.setItem('tand:visit', ''));
        // Only the first host has an API next to the files.
        if (name === hosts[0]!.name)
          await page.route('**/api/tickets', route => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }));
        await page.goto('/sv/tickets/battlepass');
        const { lookup } = await copy('sv', 'ticketsBattlepass');
        const reference = page.getByRole('textbox', { name: lookup.reference });
        await reference.scrollIntoViewIfNeeded();
        await islandReady(page, 'lookup');
        await reference.fill('PX4N 8KPZ');
        await page.getByRole('textbox', { name: lookup.postal }).fill('114 36');
        await page.getByRole('button', { name: lookup.submit }).click();
        await page.getByText(lookup['unknown-1']).waitFor();
        await page.evaluate(() => navigator.serviceWorker.ready);
        // `/offline.json` is stored last, after all files.
        await expect.poll(() => page.evaluate(async () => !!(await caches.match('/offline.json'))), { timeout: 30_000 }).toBe(true);
        await context.setOffline(true);
        expect((await page.goto('/sv/schedule'))?.fromServiceWorker()).toBe(true);
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      } finally {
        await context.close();
      }
    });
    test('has a test for each listed limit of the host', () => expect([...unused]).toEqual([]));
  });
}
