import { beforeAll, expect, inject, test } from 'vitest';
import { alive, testBrowser } from '../support/browser.ts';
import { copy, festival } from '../support/site.ts';

const { open } = testBrowser();
const siteUrl = inject('siteUrl');
const pathOf = (url: string) => url.slice(siteUrl.length);

interface WireItem {
  id: number;
  slug: string;
  publishedDate: string;
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

test('the list shows every item, newest first, previews cut at 60 characters', async () => {
  const { page, problems } = await open('/sv/news');
  await alive(page);
  const cards = page.locator('#list > li');
  expect(await cards.count()).toBe(wire.length);
  expect(await cards.getByRole('heading').allTextContents()).toEqual(wire.map(item => item.headlinesv));
  const previews = await cards.locator('p').allTextContents();
  expect(previews.filter(text => text.endsWith('…')).length).toBeGreaterThan(0);
  expect(previews.filter(text => text.length > 61)).toEqual([]);
  expect(problems).toEqual([]);
});

test('home shows the twelve newest', async () => {
  const { page } = await open('/sv/home');
  await alive(page);
  const links = await page.locator('main a[href^="/sv/news/"]').evaluateAll(anchors => anchors.map(anchor => anchor.getAttribute('href')!));
  for (const { slug } of wire.slice(0, 12)) expect(links).toContain(`/sv/news/${slug}`);
});

test.each(['sv', 'en'] as const)('in %s an item opens by its id and by its slug', async lang => {
  const item = wire.find(({ slug }) => slug === 'rent-gaming-setup')!;
  for (const key of [item.slug, String(item.id)]) {
    const { page, problems } = await open(`/${lang}/news/${key}`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(item[`headline${lang}`]);
    await expect.poll(() => page.title()).toBe(`${item[`headline${lang}`]} | ${festival}`);
    expect(problems).toEqual([]);
  }
});

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

test('a client navigation sets title, canonical, focus and scroll; Back brings the position back', async () => {
  const { page, problems } = await open('/sv/news');
  await alive(page);
  await page.evaluate(() => ((window as any).isSame = true));
  const card = page.locator('#list > li').nth(9).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const from = await page.evaluate(() => scrollY);
  expect(from).toBeGreaterThan(0);
  const title = await page.locator('#list > li').nth(9).getByRole('heading').textContent();
  await card.click();
  await page.waitForURL('**/sv/news/*');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  expect(await page.title()).toBe(`${title} | ${festival}`);
  expect(await page.locator('title').count()).toBe(1);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(pathOf(page.url()));
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as any).isSame)).toBe(true); // no new document was loaded
  await page.goBack();
  await page.waitForURL('**/sv/news');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(from));
  expect(problems).toEqual([]);
});

test('an address typed within the site that is unknown ends on the 404 page, and Back leads out of it', async () => {
  const { page } = await open('/sv/news', { expected: ['404'] });
  await alive(page);
  await page.goto('/sv/nothing-here');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe((await copy('sv', 'notFound')).headline);
  await page.goBack();
  await page.waitForURL('**/sv/news');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe((await copy('sv', 'news')).headline);
});
