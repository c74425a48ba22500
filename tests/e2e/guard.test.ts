import { expect, inject, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { copy } from '../support/site.ts';

const { open } = testBrowser(reducedMotion);
const siteUrl = inject('siteUrl');
const pathOf = (url: string) => url.slice(siteUrl.length);

// ROUTE-1, ROUTE-2
test('serves addresses without a language in Swedish, and replaces them in the history', async () => {
  const { page, problems } = await open('/news?x=1#list');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/sv\/news$/);
  await expect.poll(() => pathOf(page.url())).toBe('/sv/news?x=1#list');
  expect(await page.evaluate(() => history.length)).toBe(2); // about:blank and this page
  expect(problems).toEqual([]);
});

// LANG-2, LANG-3
test('opens addresses without a language in the chosen one, and others in the language they name', async () => {
  const { page } = await open('/sv/news');
  await page.evaluate(() => localStorage.setItem('tand:lang', 'en'));
  await page.goto('/schedule?day=1#now');
  await expect.poll(() => pathOf(page.url())).toBe('/en/schedule?day=1#now');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await page.goto('/sv/news');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('sv');
});

// ROUTE-11
test.each([
  ['/en/creators/Nobody', 'creators'],
  ['/en/activities/cosplay/presentation/nobody', 'cosplay'],
])('says on %s which kind of entry does not exist, and links to the list of that kind', async (path, page) => {
  const { page: browserPage } = await open(path, { expected: ['404'] });
  const { headline, cta } = (await copy('en', page)).notFound;
  await browserPage.getByRole('heading', { level: 1, name: headline }).waitFor();
  await expect.poll(() => browserPage.getByRole('main').getByRole('link', { name: cta }).count()).toBe(1);
});

// ROUTE-8
test('marks in the list a creator without a page of their own, and scrolls to the card', async () => {
  const { page, problems } = await open('/sv/creators/Mumsan');
  const card = page.locator('main [aria-current=true]');
  await expect.poll(() => card.innerText()).toContain('Mumsan');
  await expect.poll(() => card.evaluate(element => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  expect(problems).toEqual([]);
});

// ROUTE-5
test('shows the 404 page in the language of an unknown address', async () => {
  const { page } = await open('/en/no/such/page', { expected: ['404'] });
  await page.waitForURL('**/en/404');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
});
