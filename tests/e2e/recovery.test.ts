import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { copy } from '../support/site.ts';

const { open } = testBrowser(reducedMotion);

const without = (script: string) => (page: Page) =>
  page.route(`**/assets/app/${script}-*.js`, route => route.fulfill({ status: 404, body: 'Not found' }));

// DATA-8
test('opens questions and links of a page whose script fails', async () => {
  const { page } = await open('/sv/faq', { expected: ['404'], before: without('site') });
  await page.getByRole('heading', { level: 1, name: (await copy('sv', 'faq')).headline }).waitFor();
  await page.locator('main summary').first().click();
  await expect.poll(() => page.locator('main details[open]').count()).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click();
  await page.waitForURL('**/sv/contact');
});

// DATA-8
test('shows the HTML of an island whose script fails, and its links work', async () => {
  const { page } = await open('/sv/schedule', { expected: ['404', 'could not be hydrated'], before: without('islands') });
  const island = page.locator('[data-island=programme]');
  await expect.poll(() => island.getAttribute('data-island-state')).toBe('failed');
  expect(await island.locator('[data-component=ScheduleItem]').count()).toBeGreaterThan(0);
  await island.locator('[data-component=DayPicker] li a').nth(1).click();
  await page.waitForURL('**/sv/schedule?day=1');
  await expect.poll(() => page.locator('[data-component=DayPicker] li a').nth(1).getAttribute('aria-current')).toBe('true');
});
