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

// LANG-6
test('an island without texts asks for their file three times, then shows Swedish, marked as such', async () => {
  const asked: string[] = [];
  const { page } = await open('/en/label', {
    expected: ['500', 'rendered anew'],
    before: async opened => {
      await opened.addInitScript(() => {
        (globalThis as any).failures = [];
        addEventListener('i18n:load-failure', event => (globalThis as any).failures.push((event as CustomEvent).detail.lang));
      });
      await opened.route('**/en/label', async route => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({
          response,
          body: html.replace(/(data-island-props="label">\{"props":\{[^}]*\}),"texts":.*?(\}<\/script>)/s, '$1$2'),
        });
      });
      await opened.route('**/assets/i18n/en.json*', route => {
        asked.push(route.request().url());
        return route.fulfill({ status: 500, body: '' });
      });
    },
  });
  const island = page.locator('[data-island=label]');
  await island.getByRole('button', { name: (await copy('sv', 'label')).form.strike }).waitFor({ timeout: 40_000 });
  expect(await island.getAttribute('lang')).toBe('sv');
  expect(asked).toHaveLength(3);
  expect(await page.evaluate(() => (globalThis as any).failures)).toEqual(['en']);
});

test('after a navigation the switch leads to the page shown now', async () => {
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
