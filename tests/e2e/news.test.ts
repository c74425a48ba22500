import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { newsListCount } from '@tand/festival';
import { calm, hydrated, testBrowser } from '../support/browser.ts';
import { copy, edition, festival } from '../support/site.ts';

const { open } = testBrowser(calm);
const siteUrl = inject('siteUrl');
const pathOf = (url: string) => url.slice(siteUrl.length);

interface WireItem {
  id: number;
  slug: string;
  publishedDate: string;
  updatedDate?: string;
  topic: string;
  author: string;
  imageCaptionsv: string;
  linkUrl?: string;
  routerLink?: string;
  headlinesv: string;
  headlineen: string;
}
let wire: WireItem[];
beforeAll(async () => {
  // The token comes with a cookie; a POST carries both.
  const session = await fetch(`${siteUrl}/api/session`);
  const cookie = session.headers.get('set-cookie')!.split(';')[0]!;
  const answer = await fetch(`${siteUrl}/api/news`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': cookie.slice(cookie.indexOf('=') + 1) },
    body: JSON.stringify({ offset: 0, limit: 200 }),
  });
  const items = (await answer.json()) as WireItem[];
  wire = items.toSorted((a, b) => Date.parse(b.publishedDate) - Date.parse(a.publishedDate));
});

const titles = (page: Page) => page.locator('#list > li').getByRole('heading').allTextContents();

// NEWS-11, NEWS-14
test.each([true, false])('the pages of the list hold every item, newest first (script: %s)', async javaScriptEnabled => {
  const { page, problems } = await open('/sv/news', { javaScriptEnabled });
  if (javaScriptEnabled) await hydrated(page);
  const { pager } = await copy('sv', 'news');
  const shown: string[] = [];
  for (let number = 1; ; number += 1) {
    const rest = wire.length - shown.length;
    await expect.poll(async () => (await titles(page)).length).toBe(Math.min(rest, newsListCount));
    shown.push(...(await titles(page)));
    const older = page.getByRole('navigation', { name: pager.navigation }).getByRole('link', { name: pager.next });
    if ((await older.count()) === 0) break;
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toContain(number > 1 ? `/sv/news/page/${number}` : '/sv/news');
    await older.click();
    await page.waitForURL(`**/sv/news/page/${number + 1}`);
    await expect.poll(() => page.title()).toContain(`sida ${number + 1}`);
  }
  expect(shown).toEqual(wire.map(item => item.headlinesv));
  const previews = await page.locator('#list > li p').allTextContents();
  expect(previews.filter(text => text.endsWith('…')).length).toBeGreaterThan(0);
  expect(previews.filter(text => text.length > 61)).toEqual([]);
  expect(problems).toEqual([]);
});

test.each([
  ['sv', true],
  ['en', false],
] as const)('in %s the list can be cut down to a topic (script: %s)', async (lang, javaScriptEnabled) => {
  const { page, problems } = await open(`/${lang}/news`, { javaScriptEnabled });
  if (javaScriptEnabled) await hydrated(page);
  const { topic, topics, headline } = await copy(lang, 'news');
  const chosen = wire.find(item => item.topic !== 'nyheter')!.topic;
  const name = (topics as Record<string, string>)[chosen]!;
  const chips = page.getByRole('navigation', { name: topic.label });
  await chips.getByRole('link', { name: name, exact: true }).click();
  await page.waitForURL(`**/${lang}/news/topic/${chosen}`);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(`${headline}: ${name}`);
  await expect.poll(() => titles(page)).toEqual(wire.filter(item => item.topic === chosen).map(item => item[`headline${lang}`]));
  await expect.poll(() => chips.getByRole('link', { name: name, exact: true }).getAttribute('aria-current')).toBe('true');
  await chips.getByRole('link', { name: topic.all, exact: true }).click();
  await page.waitForURL(`**/${lang}/news`);
  expect(problems).toEqual([]);
});

test.each(['page/99', 'page/0', 'topic/nothing', 'topic/mat/page/9'])('there is no list at news/%s', async path => {
  expect((await fetch(`${siteUrl}/sv/news/${path}`)).status).toBe(404);
});

const day = (date: string) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: edition.timeZone }).format(new Date(date));

test.each([true, false])('an article says when, by whom and how long, and leads on (script: %s)', async javaScriptEnabled => {
  const isWhole = (item: (typeof wire)[number]) => item.imageCaptionsv && item.linkUrl === undefined && item.routerLink;
  // A young edition has no article that was changed since.
  const changed = wire.findIndex(item => item.updatedDate && isWhole(item));
  const index = changed === -1 ? wire.findIndex(isWhole) : changed;
  const item = wire[index]!;
  const { page, problems } = await open(`/sv/news/${item.slug}`, { javaScriptEnabled });
  if (javaScriptEnabled) await hydrated(page);
  const { article } = await copy('sv', 'news');
  const text = (await page.locator('article').first().innerText()).replaceAll(/\s+/g, ' ');
  expect(text).toContain(article.published.replace('{{date}}', day(item.publishedDate)));
  expect(text.includes(article.updated.replace('{{date}}', day(item.updatedDate ?? item.publishedDate)))).toBe(Boolean(item.updatedDate));
  expect(text).toMatch(/\d+ minut(er)? att läsa/);
  expect(text).toContain(item.author);
  expect(await page.locator('figcaption').innerText()).toBe(item.imageCaptionsv);
  expect(await page.locator(`article a[href="/sv${item.routerLink}"]`).count()).toBeGreaterThan(0);

  const around = page.getByRole('navigation', { name: article.neighbours.label });
  const hrefs = await around.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(hrefs).toEqual([wire[index - 1], wire[index + 1]].flatMap(near => (near ? [`/sv/news/${near.slug}`] : [])));

  const share = page.getByRole('region', { name: article.share.headline });
  const targets = await share.getByRole('link').evaluateAll(links => links.map(link => (link as HTMLAnchorElement).href));
  expect(targets).toHaveLength(4);
  for (const target of targets) expect(decodeURIComponent(target)).toContain(`${edition.siteUrl}/sv/news/${item.slug}`);
  expect(problems).toEqual([]);
});

test('the link of an article can be copied', async () => {
  const { page } = await open(`/en/news/${wire[0]!.slug}`, { permissions: ['clipboard-read', 'clipboard-write'] });
  await hydrated(page);
  const { copy: label, copied } = (await copy('en', 'news')).article.share;
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('status').filter({ hasText: copied }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${edition.siteUrl}/en/news/${wire[0]!.slug}`);
});

// HOME-2
test('home shows the twelve newest', async () => {
  const { page } = await open('/sv/home');
  await hydrated(page);
  const links = await page.locator('main a[href^="/sv/news/"]').evaluateAll(anchors => anchors.map(anchor => anchor.getAttribute('href')!));
  for (const { slug } of wire.slice(0, 12)) expect(links).toContain(`/sv/news/${slug}`);
});

// NEWS-6
test.each(['sv', 'en'] as const)('in %s an item opens by its id and by its slug', async lang => {
  const item = wire.find(({ slug }) => slug === 'rent-gaming-setup')!;
  for (const key of [item.slug, String(item.id)]) {
    const { page, problems } = await open(`/${lang}/news/${key}`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(item[`headline${lang}`]);
    await expect.poll(() => page.title()).toBe(`${item[`headline${lang}`]} | ${festival}`);
    expect(problems).toEqual([]);
  }
});

// NEWS-6
test('an id answers on the server too, with the article in the HTML and one canonical address', async () => {
  const item = wire.find(({ slug }) => slug === 'rent-gaming-setup')!;
  const answer = await fetch(`${siteUrl}/sv/news/${item.id}`, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain(item.headlinesv);
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/sv/news/${item.slug}"`));
});

test.each([
  ['sv', 'no-such-item'],
  ['en', 'no-such-item'],
  ['sv', '99999'],
] as const)('in %s an unknown item (%s) says so, leads back and stays out of search', async (lang, slug) => {
  const { page } = await open(`/${lang}/news/${slug}`, { expected: ['status of 404'] });
  const { headline, cta } = (await copy(lang, 'news')).article.notFound;
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(headline);
  expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toContain('noindex');
  await page.getByRole('main').getByRole('link', { name: cta }).click();
  await page.waitForURL(`**/${lang}/news`);
});

// NAV-18, ROUTE-13
test('a client navigation sets title, canonical, focus and scroll; Back brings the position back', async () => {
  const { page, problems } = await open('/sv/news');
  await hydrated(page);
  await page.evaluate(() => ((window as any).isSame = true));
  const card = page.locator('#list > li').last().getByRole('link').first();
  // Where the page stands when the link is pressed.
  await page.evaluate(() => addEventListener('click', () => ((window as any).from = scrollY), { capture: true }));
  const title = await page.locator('#list > li').last().getByRole('heading').textContent();
  await card.click();
  await page.waitForURL('**/sv/news/*');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  await expect.poll(() => page.title()).toBe(`${title} | ${festival}`);
  expect(await page.locator('title').count()).toBe(1);
  await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toContain(pathOf(page.url()));
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as any).isSame)).toBe(true); // no new document was loaded
  const from = await page.evaluate(() => (window as any).from as number);
  expect(from).toBeGreaterThan(0);
  await page.goBack();
  await page.waitForURL('**/sv/news');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(from));
  expect(problems).toEqual([]);
});

test('an address typed within the site that is unknown ends on the 404 page, and Back leads out of it', async () => {
  const { page } = await open('/sv/news', { expected: ['404'] });
  await hydrated(page);
  await page.goto('/sv/nothing-here');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe((await copy('sv', 'notFound')).headline);
  await page.goBack();
  await page.waitForURL('**/sv/news');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe((await copy('sv', 'news')).headline);
});
