import { expect, inject, test } from 'vitest';
import { calm, hydrated, testBrowser } from '../support/browser.ts';
import { copy } from '../support/site.ts';

const { open } = testBrowser(calm);
const siteUrl = inject('siteUrl');
const pathOf = (url: string) => url.slice(siteUrl.length);

// NAV-13
test('the switch leads to the same page with query and hash, and back', async () => {
  const { page, problems } = await open('/sv/schedule?day=2#main');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/**');
  await hydrated(page);
  await expect.poll(() => pathOf(page.url())).toBe('/en/schedule?day=2#main');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Schedule');
  await page.getByRole('banner').getByRole('link', { name: 'Svenska' }).click();
  await expect.poll(() => pathOf(page.url())).toBe('/sv/schedule?day=2#main');
  expect(problems).toEqual([]);
});

test('the query of a later moment is kept, not the one the page came with', async () => {
  const { page } = await open('/sv/schedule?day=1');
  await hydrated(page);
  await page.locator('main a[href*="day=2"]').first().click();
  await page.waitForURL('**day=2**');
  const query = new URL(page.url()).search;
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/**');
  await expect.poll(() => new URL(page.url()).search).toBe(query);
});

test('after a client navigation the switch leads to the page shown now', async () => {
  const { page } = await open('/sv/news');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Schema' }).click();
  await page.waitForURL('**/sv/schedule');
  await page.getByRole('heading', { level: 1, name: 'Schema' }).waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/schedule');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Schedule');
});

// LANG-3
test('a choice is remembered for plain addresses', async () => {
  const { page } = await open('/sv/news');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/news');
  await page.goto('/tickets');
  await page.waitForURL('**/en/tickets');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
});

// LANG-3
test('blocked storage breaks nothing', async () => {
  const { page, problems } = await open('/sv/news', {
    before: page =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }),
  });
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/news');
  expect(problems).toEqual([]);
});

// LANG-6
test('texts that cannot be loaded are asked for three times; then Swedish stands in, says so, and goes when they come', async () => {
  let isLost = true;
  let asked = 0;
  const { page } = await open('/en/about', {
    expected: [''],
    before: async page => {
      await page.addInitScript(() => {
        addEventListener('i18n:load-failure', event => {
          const told = document.documentElement.dataset.told ?? '';
          document.documentElement.dataset.told = told + (event as CustomEvent<{ lang: string }>).detail.lang;
        });
      });
      await page.route('**/assets/i18n/en.json*', route => {
        asked += 1;
        return isLost ? route.fulfill({ status: 503 }) : route.continue();
      });
    },
  });
  await hydrated(page);
  const bar = page.getByRole('banner');
  const heading = () => page.getByRole('heading', { level: 1 }).textContent();
  await bar.getByRole('link', { name: 'News' }).click();
  await page.waitForURL('**/en/news');
  await expect.poll(heading).toBe((await copy('sv', 'news')).headline);
  await expect.poll(() => page.locator('main').getAttribute('lang')).toBe('sv');
  expect([await page.locator('html').getAttribute('lang'), await bar.getAttribute('lang')]).toEqual(['en', null]);
  expect([asked, await page.locator('html').getAttribute('data-told')]).toEqual([3, 'en']);

  isLost = false;
  await bar.getByRole('link', { name: 'Partners' }).click();
  await expect.poll(heading).toBe((await copy('en', 'partners')).headline);
  await expect.poll(() => page.locator('main').getAttribute('lang')).toBeNull();
});
