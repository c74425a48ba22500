import { expect, inject, test } from 'vitest';
import { calm, hydrated, testBrowser } from '../support/browser.ts';

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
