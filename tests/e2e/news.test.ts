import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { newsOf, type NewsItem } from '../support/news.ts';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { copy, edition, festival } from '../support/site.ts';

const { open } = testBrowser(reducedMotion);
const siteUrl = inject('siteUrl');
const pathOf = (url: string) => url.slice(siteUrl.length);

let wire: NewsItem[];
beforeAll(async () => {
  const session = await fetch(`${siteUrl}/api/session`);
  wire = await newsOf((path, init) => fetch(siteUrl + path, init), session);
});

const titles = (page: Page) => page.locator('#list > li').getByRole('heading').allTextContents();

test('lists the articles of a topic that is chosen', async () => {
  const lang = 'sv';
  const { page, problems } = await open(`/${lang}/news`);
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

test('copies the link of an article', async () => {
  const { page } = await open(`/en/news/${wire[0]!.slug}`, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { copy: label, copied } = (await copy('en', 'news')).article.share;
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('status').filter({ hasText: copied }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${edition.siteUrl}/en/news/${wire[0]!.slug}`);
});

// ROUTE-11
test.each([
  ['sv', 'no-such-item'],
  ['en', 'no-such-item'],
] as const)('shows in %s that the article %s is unknown, links to the list, and has noindex', async (lang, slug) => {
  const { page } = await open(`/${lang}/news/${slug}`, { expected: ['status of 404'] });
  const { headline, cta } = (await copy(lang, 'news')).article.notFound;
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(headline);
  await expect.poll(() => page.locator('meta[name=robots]').first().getAttribute('content')).toContain('noindex');
  await page.getByRole('main').getByRole('link', { name: cta }).click();
  await page.waitForURL(`**/${lang}/news`);
});

// NAV-18, ROUTE-13
test('opens an article at its top, and Back returns to the place in the list', async () => {
  const { page, problems } = await open('/sv/news');
  const card = page.locator('#list > li').last().getByRole('link').first();
  const title = await page.locator('#list > li').last().getByRole('heading').textContent();
  await card.scrollIntoViewIfNeeded();
  const from = await page.evaluate(() => Math.round(scrollY));
  expect(from).toBeGreaterThan(0);
  await card.click();
  await page.waitForURL('**/sv/news/*');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  await expect.poll(() => page.title()).toBe(`${title} | ${festival}`);
  expect(await page.locator('title').count()).toBe(1);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(pathOf(page.url()));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/sv/news');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(from);
  expect(problems).toEqual([]);
});

test('shows the 404 page for an unknown address, and Back leads out of it', async () => {
  const { page } = await open('/sv/news', { expected: ['404'] });
  await page.goto('/sv/nothing-here');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe((await copy('sv', 'notFound')).headline);
  await page.goBack();
  await page.waitForURL('**/sv/news');
  await page.getByRole('heading', { level: 1, name: (await copy('sv', 'news')).headline }).waitFor();
});
