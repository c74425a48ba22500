import { expect, inject, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { copy } from '../support/site.ts';

const { open } = testBrowser(reducedMotion);
const siteUrl = inject('siteUrl');
const pathOf = (url: string) => url.slice(siteUrl.length);

// NAV-13
test('links the language switch to the same page with query and hash, and back', async () => {
  const { page, problems } = await open('/sv/schedule?day=2#main');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect.poll(() => pathOf(page.url())).toBe('/en/schedule?day=2#main');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Schedule');
  await page.getByRole('banner').getByRole('link', { name: 'Svenska' }).click();
  await expect.poll(() => pathOf(page.url())).toBe('/sv/schedule?day=2#main');
  expect(problems).toEqual([]);
});

test('updates the query in the link of the language switch after a choice on the page', async () => {
  const { page } = await open('/sv/schedule?day=1');
  await page.locator('main a[href*="day=2"]').first().click();
  await page.waitForURL('**day=2**');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect.poll(() => pathOf(page.url())).toBe('/en/schedule?day=2');
});

// LANG-6
test('shows an island in Swedish (lang="sv") when its English texts fail to load three times', async () => {
  const asked: string[] = [];
  const { page } = await open('/en/label', {
    expected: ['500', 'from scratch'],
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
  await expect.poll(() => island.getAttribute('lang')).toBe('sv');
  expect(asked).toHaveLength(3);
  await expect.poll(() => page.evaluate(() => (globalThis as any).failures)).toEqual(['en']);
});

test('links the language switch to the page that is shown after a navigation', async () => {
  const { page } = await open('/sv/news');
  await page.getByRole('banner').getByRole('link', { name: 'Schema' }).click();
  await page.waitForURL('**/sv/schedule');
  await page.getByRole('heading', { level: 1, name: 'Schema' }).waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/schedule');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Schedule');
});

// LANG-3
test('opens addresses without a language in the language that was chosen', async () => {
  const { page } = await open('/sv/news');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/news');
  await page.goto('/tickets');
  await page.waitForURL('**/en/tickets');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
});

// LANG-3
test('switches the language when storage is blocked', async () => {
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
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/news');
  expect(problems).toEqual([]);
});
