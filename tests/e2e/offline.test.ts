import { itemSlug, placeSlug } from '@tand/festival';
import { parseSchedule } from '@tand/festival/schemas';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { alive, footerLink, testBrowser } from '../support/browser.ts';
import { startFront, type Front } from '../support/front.ts';
import { makeSecondBuild, type SecondBuild } from '../support/second-build.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import type { WireSchedule } from '../../packages/server/src/wire.ts';
import { copy, edition, languages } from '../support/site.ts';

const { open } = testBrowser();
const first = inject('siteUrl');
const anyConsole = [''];
let front: Front;
beforeEach(async () => {
  front = await startFront(first);
});
afterEach(() => front.stop());

const visit = (path: string, options: BrowserContextOptions = {}) =>
  open(path, { baseURL: front.url, serviceWorkers: 'allow', expected: anyConsole, ...options });

const patient = { timeout: 60_000 };
/** State of the page's service worker. */
const worker = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none');

/** Waits until the service worker has what it keeps, and the answers of the API are on the device. */
async function kept(page: Page) {
  await alive(page);
  await expect.poll(() => worker(page), patient).toBe('activated');
  await expect.poll(async () => (await keptUrls(page)).filter(([name]) => name === 'tand-answers').length, patient).toBe(2);
}
const notice = (page: Page) => page.locator('[data-component=UpdateNotice]');
const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');
/** Everything that is kept on the device, by cache. */
const keptUrls = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async name => (await (await caches.open(name)).keys()).map(({ url }) => [name, url] as const)),
    );
    return lists.flat();
  });
const look = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** Scripts that the page has loaded since it was opened. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.startsWith('/assets/app/')),
  );
const filesOf = async (from: string, paths: string[]) =>
  (await Promise.all(paths.map(async path => (await fetch(from + path)).ok))).every(Boolean);

describe('without a network, after one visit', () => {
  test('schedule, tickets, questions, rules and map are there in both languages, and alive', async () => {
    const { page } = await visit('/sv/about');
    await kept(page);
    front.weather = 'gone';
    for (const lang of languages) {
      for (const path of ['schedule', 'tickets', 'faq', 'eventrules', 'universe/districts', 'eventinfo', 'home']) {
        await page.goto(`/${lang}/${path}`);
        await alive(page);
        expect(await page.locator('h1').textContent()).toBeTruthy();
        expect(await page.title()).not.toMatch(/Utan nät|Offline/);
        expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      }
    }
    await page.goto('/sv/universe/districts');
    const map = page.locator('main img[src^="/img/map"]:visible').first();
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  });

  test('the schedule says how old it is, and is up to date again when the network returns', async () => {
    const { page } = await visit('/sv/about');
    await kept(page);
    front.weather = 'gone';
    await page.getByRole('banner').getByRole('link', { name: 'Schema' }).click();
    const stale = page.locator('[data-component=StaleNotice]');
    await stale.waitFor({ timeout: 60_000 });
    expect(await page.getByRole('button', { name: /^Spara: / }).count()).toBeGreaterThan(20);
    expect(await stale.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-/);
    front.weather = 'fine';
    await page.getByRole('button', { name: (await copy('sv', 'common')).stale.refresh }).click();
    await stale.waitFor({ state: 'detached', timeout: 60_000 });
  });

  test('a page that nobody kept comes alive from what is there, in the language of its address', async () => {
    const { page } = await visit('/sv/about');
    await kept(page);
    front.weather = 'gone';
    await page.goto('/en/crew');
    await alive(page);
    await expect.poll(() => page.locator('h1').textContent()).toBe((await copy('en', 'crew')).headline);
    expect(page.url()).toBe(`${front.url}/en/crew`);
  });

  test('every item of the programme opens by its address and from the schedule, with its place, time and favourite', async () => {
    const { page } = await visit('/sv/about');
    await kept(page);
    const { items, locations } = (await (await fetch(`${first}/api/schedule`)).json()) as WireSchedule;
    const slugs = new Map(parseSchedule({ items, locations }, () => {}).items.map(item => [item.name_sv, itemSlug(item)]));
    front.weather = 'gone';
    for (const item of [items[0]!, items.at(-1)!]) {
      for (const [lang, name, place] of [
        ['sv', item.name_sv, locations.find(({ id }) => id === item.location)!.name_sv],
        ['en', item.name_en, locations.find(({ id }) => id === item.location)!.name_en],
      ] as const) {
        const address = `/${lang}/schedule/${slugs.get(item.name_sv)}`;
        await page.goto(address);
        await alive(page);
        await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
        expect(new URL(page.url()).pathname).toBe(address);
        expect(await page.title()).toContain(name);
        expect(await page.locator('main').innerText()).toContain(place);
        expect(await page.locator('main').innerText()).toContain(item.start_time);
        expect(await page.locator('html').getAttribute('lang')).toBe(lang);
        await page.locator('[data-component=StaleNotice]').waitFor();
      }
    }
    const save = page.locator('main [data-component=FavouriteButton]').first();
    await save.click();
    expect(await save.getAttribute('aria-pressed')).toBe('true');

    await page.goto('/sv/schedule');
    await alive(page);
    const [name, slug] = [...slugs][1]!;
    await page.locator(`main a[href="/sv/schedule/${slug}"]`).first().click();
    await page.waitForURL(`**/sv/schedule/${slug}`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
  });

  test('the screen of a place starts from what is kept, and says how old it is', async () => {
    const { page } = await visit('/sv/about');
    await kept(page);
    const { locations } = (await (await fetch(`${first}/api/schedule`)).json()) as WireSchedule;
    const place = locations.find(({ id }) => id !== 0)!;
    front.weather = 'gone';
    await page.goto(`/sv/schedule/screen/${placeSlug(place)}?now=${edition.dates.doorsOpen}`);
    await alive(page);
    await page.getByRole('heading', { name: place.name_sv }).waitFor();
    await page.getByRole('status').waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.locator('[data-component=ScheduleScreen] time').count()).toBeGreaterThan(0);
  });

  test('an item that is not in what is kept is said not to be there', async () => {
    const { page } = await visit('/sv/about');
    await kept(page);
    front.weather = 'gone';
    await page.goto('/sv/schedule/finns-inte-000000');
    await alive(page);
    const { headline } = (await copy('sv', 'schedule')).page.notFound;
    const plain = (await copy('sv', 'schedule')).headline;
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(new RegExp(`^(?:${headline}|${plain})$`));
  });

  test('without script, such a page says what there is', async () => {
    const { page } = await visit('/sv/about');
    await kept(page);
    front.weather = 'gone';
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.goto('/en/crew');
    const text = await copy('en', 'offline');
    expect(await page.locator('h1').textContent()).toBe(text.headline);
    await page.getByRole('link', { name: text.links[0].text }).click();
    await page.waitForURL('**/en/schedule');
    expect(await page.locator('main time').count()).toBeGreaterThan(20);
  });

  test('a plain address and the start page are found too', async () => {
    const { page } = await visit('/sv/about');
    await kept(page);
    front.weather = 'gone';
    for (const [from, to] of [
      ['/faq', '/sv/faq'],
      ['/', '/sv/home'],
      ['/sv/tickets/', '/sv/tickets'],
    ] as const) {
      await page.goto(from);
      await alive(page);
      await expect.poll(() => page.url()).toBe(front.url + to);
      expect(await page.locator('h1').count()).toBe(1);
    }
  });
});

test('a network that takes the request and never answers does not hold a page that is kept', async () => {
  const { page } = await visit('/sv/about');
  await kept(page);
  front.weather = 'silent';
  await page.goto('/sv/faq', { waitUntil: 'commit' });
  await page.locator('h1').waitFor({ timeout: 60_000 });
  expect(await page.locator('h1').textContent()).toBe((await copy('sv', 'faq')).headline);
});

test('a ticket lookup leaves nothing on the device, nor does what was searched for', async () => {
  const { page } = await visit('/sv/tickets/battlepass');
  await kept(page);
  await page.goto('/sv/schedule?q=hemligt');
  await alive(page);
  await page.goto('/sv/tickets/battlepass');
  await alive(page);
  const form = page
    .locator('form')
    .filter({ has: page.locator('input') })
    .first();
  for (const [index, value] of ['TAND-AB12', '55454'].entries()) await form.locator('input').nth(index).fill(value);
  const answered = page.waitForResponse('**/api/tickets');
  await form.getByRole('button').click();
  await answered;
  const urls = await keptUrls(page);
  expect(urls.length).toBeGreaterThan(50);
  expect(urls.filter(([, url]) => /\/api\/|hemligt|AB12|55454/.test(url))).toEqual([]);
  const answers = urls.filter(([name]) => name === 'tand-answers').map(([, url]) => new URL(url).pathname);
  expect(answers.toSorted()).toEqual(['/news', '/schedule']);
});

test('a visitor who saves data is kept the shell only', async () => {
  front.before.set('/sw.js', "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });\n");
  const { page } = await visit('/sv/about');
  await alive(page);
  await expect.poll(() => worker(page), patient).toBe('activated');
  const urls = (await keptUrls(page)).filter(([name]) => name === 'tand-kept').map(([, url]) => new URL(url).pathname);
  expect(urls).toEqual(expect.arrayContaining(['/sv/offline', '/en/offline']));
  expect(urls.filter(path => !/\/offline$|^\/assets\/app\/|^\/fonts\//.test(path))).toEqual([]);
  front.weather = 'gone';
  const lacking = page.waitForEvent('requestfailed', request => request.url().includes('/assets/app/'));
  await page.goto('/sv/schedule');
  await lacking;
  // What cannot be shown leaves the page that stands in as it is.
  await page.waitForLoadState('networkidle');
  expect(await page.locator('h1').textContent()).toBe((await copy('sv', 'offline')).headline);
});

describe('when a newer build is deployed', () => {
  let build: SecondBuild;
  let second: RunningServer;
  beforeAll(async () => {
    build = await makeSecondBuild();
    second = await startServer({ STATIC_DIR: build.folder });
  });
  afterAll(async () => {
    await second?.stop();
    await build?.remove();
  });

  test('it is offered, not forced; the old page goes on with its own files until the visitor accepts', async () => {
    const { page } = await visit('/sv/about');
    await kept(page);
    const old = await buildOf(page);
    front.serve(second.url);
    await look(page);
    await notice(page).getByRole('button').first().waitFor({ timeout: 60_000 });
    expect(await buildOf(page)).toBe(old);

    front.asked.length = 0;
    await (await footerLink(page, '/sv/contact')).click();
    await page.waitForURL('**/sv/contact');
    await expect.poll(() => page.locator('h1').textContent()).toBe((await copy('sv', 'contact')).headline);
    expect(await buildOf(page)).toBe(old);
    const used = await scripts(page);
    expect(used.length).toBeGreaterThan(5);
    expect(await filesOf(first, used)).toBe(true);
    expect(front.asked.filter(path => path.startsWith('/assets/app/'))).toEqual([]);

    let loads = 0;
    page.on('load', () => loads++);
    await notice(page)
      .getByRole('button', { name: (await copy('sv', 'common')).update.action })
      .click();
    await expect.poll(() => buildOf(page).catch(() => old), { timeout: 60_000 }).toBe(build.name);
    await alive(page);
    expect(await filesOf(second.url, await scripts(page))).toBe(true);
    expect(loads).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(await notice(page).getByRole('button').count()).toBe(0);

    const left = (await keptUrls(page)).filter(([name]) => name !== 'tand-answers').map(([, url]) => new URL(url).pathname);
    expect(
      await filesOf(
        second.url,
        left.filter(path => path.startsWith('/assets/app/')),
      ),
    ).toBe(true);
    front.weather = 'gone';
    await page.goto('/en/schedule');
    await alive(page);
    expect(await buildOf(page)).toBe(build.name);
    expect(await filesOf(second.url, await scripts(page))).toBe(true);
  });

  test('it can be declined, and a page of the new build is not offered what it is', async () => {
    const { page } = await visit('/sv/about');
    await kept(page);
    front.serve(second.url);
    await look(page);
    await notice(page)
      .getByRole('button', { name: (await copy('sv', 'common')).update.dismiss })
      .click({ timeout: 60_000 });
    expect(await notice(page).getByRole('button').count()).toBe(0);
    await page.goto('/sv/contact');
    await alive(page);
    expect(await buildOf(page)).toBe(build.name);
    expect(await filesOf(second.url, await scripts(page))).toBe(true);
    await page.waitForSelector('[data-component=UpdateNotice]', { state: 'attached', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    expect(await notice(page).getByRole('button').count()).toBe(0);
  });

  test('a second tab is not torn away: it is told that there is something newer', async () => {
    const { page } = await visit('/sv/about');
    await kept(page);
    const other = await page.context().newPage();
    await other.goto('/sv/faq');
    await alive(other);
    const old = await buildOf(other);
    front.serve(second.url);
    await page.bringToFront();
    await look(page);
    await notice(page)
      .getByRole('button', { name: (await copy('sv', 'common')).update.action })
      .click({ timeout: 60_000 });
    await expect.poll(() => buildOf(page).catch(() => old), { timeout: 60_000 }).toBe(build.name);
    await notice(other).getByRole('button').first().waitFor({ timeout: 60_000 });
    expect(await buildOf(other)).toBe(old);
    await notice(other)
      .getByRole('button', { name: (await copy('sv', 'common')).update.action })
      .click();
    await expect.poll(() => buildOf(other).catch(() => old), { timeout: 60_000 }).toBe(build.name);
  });
});

test('the kill switch clears every device and leaves the pages as they are', async () => {
  const killed = await startServer({ SW_KILL: '1' });
  try {
    const { page } = await visit('/sv/about');
    await kept(page);
    front.serve(killed.url);
    await page.goto('/sv/faq');
    await alive(page);
    let loads = 0;
    page.on('load', () => loads++);
    await look(page).catch(() => undefined);
    await expect.poll(() => worker(page), patient).toBe('none');
    await expect.poll(async () => (await keptUrls(page)).filter(([name]) => name !== 'tand-answers')).toEqual([]);
    expect(loads).toBe(0);
    expect(await page.locator('h1').textContent()).toBe((await copy('sv', 'faq')).headline);
    await page.goto('/sv/contact');
    await alive(page);
    expect(await page.locator('h1').textContent()).toBe((await copy('sv', 'contact')).headline);
  } finally {
    await killed.stop();
  }
});
