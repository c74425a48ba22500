import { get } from 'node:http';
import { itemSlug, placeSlug, type Schedule } from '@tand/festival';
import { parseSchedule } from '@tand/festival/schemas';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { islandReady, newContext, testBrowser, type OpenOptions } from '../support/browser.ts';
import { startFront, type Front } from '../support/front.ts';
import { startSecondBuild, type SecondBuild } from '../support/second-build.ts';
import { startServer } from '../support/server.ts';
import { pagesAllowance, type OfflineManifest } from '@tand/runtime/offline';
import { copy, languages } from '../support/site.ts';

const { open } = testBrowser();
const first = inject('siteUrl');
const anyConsole = [''];
let front: Front;
beforeEach(async () => {
  front = await startFront(first);
});
afterEach(() => front.stop());

const sum = (all: number[]) => all.reduce((total, size) => total + size);

const asSecond = () => {
  sessionStorage.setItem('tand:visit', '');
  const wait = setTimeout.bind(window);
  Object.assign(window, { setTimeout: (done: () => void, ms = 0) => wait(done, ms === 3000 ? 0 : ms) });
};
const visit = (path: string, options: OpenOptions = {}) =>
  open(path, {
    baseURL: front.url,
    serviceWorkers: 'allow',
    expected: anyConsole,
    before: page => page.addInitScript(asSecond),
    ...options,
  });

const patient = { timeout: 60_000 };
const worker = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none');

async function stored(page: Page) {
  await vi.waitFor(async () => expect(await worker(page)).toBe('activated'), patient);
  await vi.waitFor(async () => expect(await precacheOf(page)).toContain('/offline.json'), patient);
  await vi.waitFor(async () => expect((await cachedUrls(page)).filter(([name]) => name === 'tand-answers')).toHaveLength(2), patient);
}
const notice = (page: Page) => page.locator('[data-component=UpdateNotice]');
const buildOf = (page: Page) => page.locator('script[data-build]').getAttribute('data-build');
const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async name => (await (await caches.open(name)).keys()).map(({ url }) => [name, url] as const)),
    );
    return lists.flat();
  });
const readManifest = async () => (await (await fetch(`${first}/offline.json`)).json()) as OfflineManifest;
const precacheOf = async (page: Page) =>
  (await cachedUrls(page)).filter(([name]) => name.startsWith('tand-pack-')).map(([, url]) => new URL(url).pathname);
const visited = async (page: Page) =>
  (await cachedUrls(page)).filter(([name]) => name === 'tand-visited').map(([, url]) => new URL(url).pathname);
async function articles() {
  const list = await (await fetch(`${first}/sv/news`)).text();
  return [...new Set([...list.matchAll(/href="(\/sv\/news\/[\w-]+)"/g)].map(([, path]) => path!))];
}
async function store(page: Page, address: string) {
  await page.goto(address);
  await vi.waitFor(async () => expect(await visited(page)).toContain(address), patient);
}
/** Makes the worker check for a new build at once, as a page of another build does. */
const look = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ build: 'another', isFirst: false }));
const lookForWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update())).catch(() => undefined);

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.startsWith('/assets/app/')),
  );
const wireSize = (url: string) =>
  new Promise<number>((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, answer => {
      let size = 0;
      answer.on('data', (part: Buffer) => (size += part.byteLength)).on('end', () => done(size));
    }).on('error', fail);
  });
const filesOf = async (from: string, paths: string[]) =>
  (await Promise.all(paths.map(async path => (await fetch(from + path)).ok))).every(Boolean);

// With `WARM=0` the server renders all pages for the first request of these files.
beforeAll(async () => {
  const { bundles } = await readManifest();
  for (const path of bundles) await fetch(first + path);
});

describe('without a network, after one visit', () => {
  let away: Front;
  let device: BrowserContext;
  /** Addresses of an item, an article and a screen. */
  let opened: string[];
  beforeAll(async () => {
    away = await startFront(first);
    device = await newContext({ baseURL: away.url, serviceWorkers: 'allow' });
    await device.addInitScript(asSecond);
    const page = await device.newPage();
    await page.goto('/sv/about');
    await stored(page);
    const { items, locations } = parseSchedule((await (await fetch(`${first}/api/schedule`)).json()) as Schedule, () => {});
    opened = [
      `/sv/schedule/${itemSlug(items[0]!)}`,
      (await articles())[0]!,
      `/sv/schedule/screen/${placeSlug(locations.find(({ id }) => id !== 0)!)}`,
    ];
    for (const address of opened) await store(page, address);
    await page.close();
  });
  beforeEach(() => {
    away.weather = 'gone';
  });
  afterEach(async () => {
    for (const page of device.pages()) await page.close();
  });
  afterAll(async () => {
    await device?.close();
    await away?.stop();
  });

  // OFFLINE-1
  test('opens schedule, tickets, questions, rules and map, stored in both languages', async () => {
    const page = await device.newPage();
    const paths = ['schedule', 'tickets', 'faq', 'eventrules', 'universe/districts', 'eventinfo', 'home'];
    for (const [index, path] of paths.entries()) {
      const lang = languages[index % 2]!;
      await page.goto(`/${lang}/${path}`);
      if (path === 'schedule') await islandReady(page, 'programme');
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      expect(await page.title()).not.toMatch(/Utan nät|Offline/);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    }
    expect(await precacheOf(page)).toEqual(expect.arrayContaining(languages.flatMap(lang => paths.map(path => `/${lang}/${path}`))));
    await page.goto('/sv/universe/districts');
    const map = page.locator('main img[src^="/img/map/drawer"]:visible').first();
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  });

  // OFFLINE-3
  test('shows the age of the schedule, and updates it by the button when the network returns', async () => {
    const page = await device.newPage();
    await page.goto('/sv/about');
    await page.getByRole('banner').getByRole('link', { name: 'Schema' }).click();
    const stale = page.locator('[data-component=StaleNotice]');
    await stale.waitFor({ timeout: 60_000 });
    await expect.poll(() => page.locator('[data-part=day] [data-part=item]:visible').count()).toBeGreaterThan(20);
    await stale.locator('time[datetime^="20"]').waitFor();
    // By keyboard: the page also refreshes by itself and could remove the button under the pointer.
    await page.getByRole('button', { name: (await copy('sv', 'common')).stale.refresh }).focus();
    away.weather = 'fine';
    await page.keyboard.press('Enter');
    await stale.waitFor({ state: 'detached', timeout: 60_000 });
  });

  // OFFLINE-1
  test('has stored every page in the language of the visited page', async () => {
    const page = await device.newPage();
    const { pages } = await readManifest();
    expect(pages['sv']!.length).toBeGreaterThan(80);
    await page.goto('/sv/crew');
    await expect.poll(() => page.locator('h1').textContent()).toBe((await copy('sv', 'crew')).headline);
    expect(await precacheOf(page)).toEqual(expect.arrayContaining(pages['sv']!.map(({ url }) => url)));
    const field = page.getByRole('searchbox').first();
    await page.goto('/sv/search?q=biljetter');
    await expect.poll(() => field.inputValue()).toBe('biljetter');
    await page.getByRole('main').getByRole('status').filter({ hasText: /träff/ }).waitFor();
  });

  // OFFLINE-1, SCHED-36
  test('opens an item, an article and a hall screen that were opened before', async () => {
    const page = await device.newPage();
    const titles = [];
    for (const address of opened) {
      await page.goto(address);
      titles.push(await page.getByRole('heading').first().textContent());
    }
    expect(new Set(titles).size).toBe(3);
    expect(titles).not.toContain((await copy('sv', 'offline')).headline);
  });

  test('reports a page that is not stored, in the language of its address', async () => {
    const page = await device.newPage();
    for (const lang of languages) {
      await page.goto(`/${lang}/schedule/finns-inte-000000`);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe((await copy(lang, 'offline')).headline);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(new URL(page.url()).pathname).toBe(`/${lang}/schedule/finns-inte-000000`);
    }
  });

  test('links stored pages on the offline page, without script', async () => {
    const page = await device.newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.goto('/en/crew');
    const text = await copy('en', 'offline');
    await expect.poll(() => page.locator('h1').textContent()).toBe(text.headline);
    await page.getByRole('link', { name: text.links[0].text }).click();
    await page.waitForURL('**/en/schedule');
    await page.locator('main time').nth(20).waitFor({ state: 'attached' });
  });

  test('opens addresses without a language, and the start page', async () => {
    const page = await device.newPage();
    for (const [from, to] of [
      ['/faq', '/sv/faq'],
      ['/', '/sv/home'],
      ['/sv/tickets/', '/sv/tickets'],
    ] as const) {
      await page.goto(from);
      await expect.poll(() => page.url()).toBe(away.url + to);
      await page.locator('h1').waitFor({ state: 'attached' });
    }
  });

  test('opens a stored page when a request is accepted but never answered', async () => {
    const page = await device.newPage();
    away.weather = 'silent';
    await page.goto('/sv/faq', { waitUntil: 'commit' });
    const { headline } = await copy('sv', 'faq');
    await expect.poll(() => page.locator('h1').textContent(), patient).toBe(headline);
  });
});

test('stores nothing of a ticket lookup or of a search', async () => {
  const { page } = await visit('/sv/tickets/battlepass');
  await stored(page);
  // Pages are stored without their query, so a word in the response marks the search.
  const searches = ['/sv/schedule?q=hemligtord', '/sv/search?q=hemligtord'];
  for (const path of searches) front.changes.set(path, html => html.replace('</main>', 'hemligtord</main>'));
  for (const path of [...searches, '/sv/tickets/battlepass']) await page.goto(path);
  const form = page
    .locator('form')
    .filter({ has: page.locator('input') })
    .first();
  for (const [index, value] of ['TANDAB12', '55454'].entries()) await form.locator('input').nth(index).fill(value);
  const answered = page.waitForResponse('**/api/tickets');
  await form.getByRole('button').click();
  await answered;
  const urls = await cachedUrls(page);
  expect(urls.length).toBeGreaterThan(50);
  expect(urls.filter(([, url]) => /\/api\/|hemligtord|AB12|55454/.test(url))).toEqual([]);
  const telling = await page.evaluate(async () => {
    const found: string[] = [];
    for (const cache of await Promise.all((await caches.keys()).map(name => caches.open(name))))
      for (const asked of await cache.keys())
        if (/hemligtord|TANDAB12/.test(await (await cache.match(asked))!.text())) found.push(asked.url);
    return found;
  });
  expect(telling).toEqual([]);
  const answers = urls.filter(([name]) => name === 'tand-answers').map(([, url]) => new URL(url).pathname);
  expect(answers.toSorted()).toEqual(['/news', '/schedule']);
});

test('stores only scripts, styles, fonts and the offline page for a visitor who saves data', async () => {
  front.changes.set('/sw.js', text => `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });\n${text}`);
  const { page } = await visit('/sv/about');
  await expect.poll(() => precacheOf(page), patient).toContain('/offline.json');
  const urls = (await precacheOf(page)).filter(path => path !== '/offline.json');
  expect(urls).toEqual(expect.arrayContaining(['/sv/offline', '/en/offline']));
  expect(urls.filter(path => !/\/offline$|^\/assets\/app\/|^\/fonts\//.test(path))).toEqual([]);
  front.weather = 'gone';
  await page.goto('/sv/schedule');
  await expect.poll(() => page.locator('h1').textContent()).toBe((await copy('sv', 'offline')).headline);
});

describe('a newer build', () => {
  let second: SecondBuild;
  beforeAll(async () => {
    second = await startSecondBuild(first);
  });
  afterAll(() => second?.stop());

  // OFFLINE-2
  test('is offered, and the old page is shown until the visitor accepts', async () => {
    const { page } = await visit('/sv/about');
    await stored(page);
    const old = await buildOf(page);
    front.serve(second.url);
    await look(page);
    await notice(page).getByRole('button').first().waitFor({ timeout: 60_000 });
    expect(await buildOf(page)).toBe(old);

    const used = await scripts(page);
    expect(used.length).toBeGreaterThan(0);
    expect(await filesOf(first, used)).toBe(true);

    let loads = 0;
    page.on('load', () => loads++);
    await notice(page)
      .getByRole('button', { name: (await copy('sv', 'common')).update.action })
      .click();
    await expect.poll(() => buildOf(page).catch(() => old), { timeout: 60_000 }).toBe(second.name);
    expect(await filesOf(second.url, await scripts(page))).toBe(true);
    // Once no page of the old build is open, the files that only that build had are deleted.
    await expect.poll(async () => filesOf(second.url, await precacheOf(page)), patient).toBe(true);
    expect(loads).toBe(1);
    expect(await notice(page).getByRole('button').count()).toBe(0);
    front.weather = 'gone';
    await page.goto('/en/schedule');
    await islandReady(page, 'programme');
    expect(await buildOf(page)).toBe(second.name);
    expect(await filesOf(second.url, await scripts(page))).toBe(true);
  });

  test('can be declined, and is not offered on a page of the new build', async () => {
    const { page } = await visit('/sv/about');
    await stored(page);
    front.serve(second.url);
    await look(page);
    await notice(page)
      .getByRole('button', { name: (await copy('sv', 'common')).update.dismiss })
      .click({ timeout: 60_000 });
    await expect.poll(() => notice(page).getByRole('button').count()).toBe(0);
    await page.goto('/sv/contact');
    expect(await buildOf(page)).toBe(second.name);
    expect(await filesOf(second.url, await scripts(page))).toBe(true);
    await expect.poll(async () => filesOf(second.url, await precacheOf(page)), patient).toBe(true);
    expect(await notice(page).getByRole('button').count()).toBe(0);
  });

  test('is offered in a second tab, which reloads only when the visitor accepts there', async () => {
    const { page } = await visit('/sv/about');
    await stored(page);
    const other = await page.context().newPage();
    await other.goto('/sv/faq');
    const old = await buildOf(other);
    front.serve(second.url);
    await page.bringToFront();
    await look(page);
    await notice(page)
      .getByRole('button', { name: (await copy('sv', 'common')).update.action })
      .click({ timeout: 60_000 });
    await expect.poll(() => buildOf(page).catch(() => old), { timeout: 60_000 }).toBe(second.name);
    await notice(other).getByRole('button').first().waitFor({ timeout: 60_000 });
    expect(await buildOf(other)).toBe(old);
    await notice(other)
      .getByRole('button', { name: (await copy('sv', 'common')).update.action })
      .click();
    await expect.poll(() => buildOf(other).catch(() => old), { timeout: 60_000 }).toBe(second.name);
  });
});

const newRevision = (url: string) => (text: string) =>
  JSON.stringify(JSON.parse(text), (_, value) => (value?.url === url ? { url, revision: 'new' } : value));
const shown = async (page: Page, path: string) => {
  await page.goto(path);
  return page.locator('h1').textContent();
};

describe('the cache', () => {
  test('fetches only the list of files and the page that changed', async () => {
    const { page } = await visit('/sv/about');
    await stored(page);
    const { headline } = await copy('sv', 'faq');
    front.changes.set('/offline.json', newRevision('/sv/faq'));
    front.changes.set('/sv/faq', html => html.replaceAll(headline, 'Nytt'));
    front.asked.length = 0;
    await look(page);
    const isStored = () => page.evaluate(async () => (await (await caches.match('/sv/faq'))?.text())?.includes('Nytt</h1>'));
    await expect.poll(isStored).toBe(true);
    expect(front.asked.filter(path => !path.startsWith('/api/'))).toEqual(['/offline.json', '/sv/faq']);
    expect(await notice(page).getByRole('button').count()).toBe(0);
    front.weather = 'gone';
    await page.goto('/sv/faq');
    await expect.poll(() => page.content()).toContain('Nytt</h1>');
  });

  test('stores no page of another build with the pages of this build', async () => {
    const { page } = await visit('/sv/about');
    await stored(page);
    const { headline } = await copy('sv', 'faq');
    front.changes.set('/offline.json', newRevision('/sv/faq'));
    front.changes.set('/sv/faq', html => html.replaceAll(headline, 'Nytt').replace('data-build="', 'data-build="other'));
    front.asked.length = 0;
    const looks = async () => {
      await look(page);
      return front.asked.filter(path => path === '/offline.json').length;
    };
    await expect.poll(looks, patient).toBeGreaterThan(1);
    expect(front.asked).toContain('/sv/faq');
    front.weather = 'gone';
    expect(await shown(page, '/sv/faq')).toBe(headline);
  });

  test('contains what arrived before a download failed, and the missing pages after a reload', async () => {
    const last = '/offline-pages-sv.json';
    front.changes.set(last, undefined);
    const { page } = await visit('/sv/about');
    await expect.poll(() => front.asked, patient).toContain(last);
    await expect.poll(() => worker(page), patient).toBe('activated');
    await expect.poll(() => precacheOf(page), patient).toContain('/sv/faq');
    front.changes.clear();
    front.asked.length = 0;
    await page.reload();
    await stored(page);
    expect(front.asked).toContain(last);
    expect(front.asked).not.toContain('/offline-pages.json');
    front.weather = 'gone';
    expect(await shown(page, '/sv/faq')).toBe((await copy('sv', 'faq')).headline);
  });

  test('stores everything again on the next page after the user has deleted all caches', async () => {
    const { page } = await visit('/sv/about');
    await stored(page);
    const before = (await precacheOf(page)).toSorted();
    await page.evaluate(async () => Promise.all((await caches.keys()).map(name => caches.delete(name))));
    await page.goto('/sv/contact');
    await expect.poll(async () => (await precacheOf(page)).toSorted(), patient).toEqual(before);
    front.weather = 'gone';
    expect(await shown(page, '/sv/faq')).toBe((await copy('sv', 'faq')).headline);
  });

  test('stores opened articles, except at addresses with a query', async () => {
    const { page } = await visit('/sv/about');
    await stored(page);
    const [one, two] = await articles();
    await page.goto(`${one}?x=1`);
    await page.goto(two!);
    await expect.poll(() => visited(page), patient).toEqual([two]);
  });

  test('stores the pages of another language once a page in that language is opened', async () => {
    const { page } = await visit('/sv/about');
    await stored(page);
    expect(await precacheOf(page)).not.toContain('/en/crew');
    await page.goto('/en/about');
    await expect.poll(() => precacheOf(page), patient).toEqual(expect.arrayContaining(['/sv/crew', '/en/crew']));
  });

  // OFFLINE-1
  test('is filled by twelve requests at most, within its budget', async () => {
    const { bundles: all, shell, rest, pages } = await readManifest();
    const files = [...shell, ...rest, ...pages['sv']!];
    const bundles = all.filter(url => url !== '/offline-pages-en.json');
    const { page } = await visit('/sv/about');
    await stored(page);
    const own = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    const listed = new Set(['/sw.js', '/offline.json', ...bundles, ...files.map(({ url }) => url)]);
    const asked = front.asked.filter(path => listed.has(path) && !own.includes(path));
    expect(asked).toEqual(expect.arrayContaining(['/sw.js', '/offline.json', ...bundles]));
    expect(asked.length).toBeLessThanOrEqual(12);
    const single = files.filter(({ bundle }) => bundle === undefined).map(({ url }) => url);
    const sizes = await Promise.all(['/offline.json', ...bundles, ...single].map(url => wireSize(first + url)));
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    const ofPages = bundles.flatMap((url, index) => (url.startsWith('/offline-pages') ? [sizes[1 + index]!] : []));
    expect(ofPages).toHaveLength(2);
    expect(sum(ofPages)).toBeLessThan(pagesAllowance);
    expect(sum(sizes)).toBeLessThan(Number(process.env.OFFLINE_BUDGET || 1_200_000));
  });
});

// PERF-2
test.each([
  ['home', 49],
  ['schedule', 25],
])('loads %s at first with at most %i files and 350 kB, plus pictures below the fold', async (path, most) => {
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
  const { page } = await open(`/sv/${path}`, { baseURL: front.url, serviceWorkers: 'allow', expected: anyConsole, ...phone });
  if (path === 'schedule') await islandReady(page, 'programme');
  const areSeen = () =>
    page.evaluate(() =>
      [...document.images].every(image => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top >= innerHeight),
    );
  await expect.poll(areSeen).toBe(true);
  const below = await page.evaluate(() => {
    const images = [...document.images].filter(image => image.getBoundingClientRect().top >= innerHeight);
    return images.map(({ currentSrc }) => new URL(currentSrc || location.href).pathname);
  });
  const asked = front.asked.filter(file => !below.includes(file));
  expect(asked.length).toBeLessThanOrEqual(most);
  const sizes = await Promise.all(asked.filter(file => file !== '/api/live').map(file => wireSize(first + file)));
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(350_000);
});

test('replaces the worker of an earlier site without a reload of the open page', async () => {
  const earlier = `const keep = async () => { for (const name of ['tand-kept', 'tand-pages-1', 'tand-files-1'])
    await (await caches.open(name)).put('/assets/app/old-AAAAAAAA.js', new Response('export default 1', { headers: { 'content-type': 'text/javascript' } })); };
  addEventListener('install', event => event.waitUntil(keep()));
  addEventListener('activate', event => event.waitUntil(clients.claim()));`;
  front.changes.set('/sw.js', () => earlier);
  // A page of another build; otherwise the new worker would drop what the earlier worker cached.
  front.changes.set('/sv/about', html => html.replace('data-build="', 'data-build="old'));
  const old = '**/assets/app/old-AAAAAAAA.js';
  const { page } = await visit('/sv/about', {
    before: async opened => {
      await opened.addInitScript(asSecond);
      await opened.route(old, route => route.fulfill({ contentType: 'text/javascript', body: 'export default 1' }));
    },
  });
  await expect.poll(() => worker(page), patient).toBe('activated');
  await page.unroute(old); // only the worker has it from here on
  let loads = 0;
  page.on('load', () => loads++);
  front.changes.clear();
  await lookForWorker(page);
  await expect.poll(() => precacheOf(page), patient).toContain('/offline.json');
  expect(loads).toBe(0);
  // The open page still gets a script that only the earlier worker has cached.
  const earlierScript = () => page.evaluate(async () => (await fetch('/assets/app/old-AAAAAAAA.js')).text());
  await expect.poll(earlierScript, patient).toBe('export default 1');
  await page.goto('/sv/contact');
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(async () => (await names()).filter(name => !/^tand-(?:pack-|visited|answers)/.test(name)), patient).toEqual([]);
  front.weather = 'gone';
  await page.goto('/sv/faq');
  await expect.poll(() => page.locator('h1').textContent()).toBe((await copy('sv', 'faq')).headline);
});

// OFFLINE-4
test('removes the worker and its caches by the kill switch, without a reload of the open page', async () => {
  const killed = await startServer({ SW_KILL: '1' });
  try {
    const { page } = await visit('/sv/about');
    await stored(page);
    front.serve(killed.url);
    await page.goto('/sv/faq');
    let loads = 0;
    page.on('load', () => loads++);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('ServiceWorker.enable');
    let waits = 0;
    // Called until it succeeds: `update()` joins an update that is running, which may have asked the former server.
    const looked = async () => {
      await lookForWorker(page);
      // The kill switch waits until the browser stops the idle old worker; DevTools can keep that worker running.
      const isWaiting = await page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting);
      waits = isWaiting ? waits + 1 : 0;
      if (waits > 3) await devtools.send('ServiceWorker.stopAllWorkers');
      return worker(page);
    };
    await expect.poll(looked, { ...patient, interval: 500 }).toBe('none');
    await expect.poll(async () => (await cachedUrls(page)).filter(([name]) => name !== 'tand-answers')).toEqual([]);
    expect(loads).toBe(0);
    await expect.poll(() => page.locator('h1').textContent()).toBe((await copy('sv', 'faq')).headline);
    await page.goto('/sv/contact');
    await expect.poll(() => page.locator('h1').textContent()).toBe((await copy('sv', 'contact')).headline);
    await page.close(); // the server waits for its event streams
  } finally {
    await killed.stop();
  }
});
