import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, phone, testBrowser } from '../support/browser.ts';

const { open } = testBrowser();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hela menyn' });
const button = (page: Page) => page.getByRole('banner').locator('button[popovertarget]');
async function expectOpen(page: Page) {
  await expect.poll(() => menu(page).isVisible()).toBe(true);
}
async function expectClosed(page: Page) {
  await expect.poll(() => menu(page).isVisible()).toBe(false);
}
const isMainInert = (page: Page) => page.locator('main').evaluate(main => main.closest('[inert]') !== null);

async function ready(path = '/sv/about', options: Parameters<typeof open>[1] = {}) {
  const opened = await open(path, options);
  await hydrated(opened.page);
  return opened;
}

// NAV-9
test('a followed link leads to a page with a closed menu', async () => {
  const { page, problems } = await ready('/sv/about', phone);
  await button(page).tap();
  await expectOpen(page);
  await menu(page).getByRole('link', { name: 'Frågor och svar' }).tap();
  await page.waitForURL('**/sv/faq');
  await expectClosed(page);
  await expect.poll(() => isMainInert(page)).toBe(false);
  expect(problems).toEqual([]);
});

// NAV-9
test('Back closes it', async () => {
  const { page } = await ready('/sv/about', phone);
  await button(page).tap();
  await expectOpen(page);
  await menu(page).getByRole('link', { name: 'Press' }).tap();
  await page.waitForURL('**/sv/press');
  await expectClosed(page);
  await button(page).tap();
  await expectOpen(page);
  await page.goBack();
  await page.waitForURL('**/sv/about');
  await expectClosed(page);
  await expect.poll(() => isMainInert(page)).toBe(false);
});

// NAV-12
test('without script it opens, leads on and closes', async () => {
  const { page } = await open('/sv/about', { ...phone, javaScriptEnabled: false });
  expect(await menu(page).isVisible()).toBe(false);
  await button(page).tap();
  await expectOpen(page);
  await button(page).tap();
  await expectClosed(page);
  await button(page).tap();
  await expectOpen(page);
  await menu(page).getByRole('link', { name: 'Frågor och svar' }).tap();
  await page.waitForURL('**/sv/faq');
  expect(await menu(page).isVisible()).toBe(false);
});

// A11Y-7
test('theme and contrast are chosen and remembered, until the device is to decide again', async () => {
  const { page } = await ready();
  const chosen = (what: string) =>
    page.evaluate(name => [document.documentElement.dataset[`tand${name}`], localStorage.getItem(`tand:${name.toLowerCase()}`)], what);
  const theme = () => chosen('Theme');
  const contrast = () => chosen('Contrast');
  const choose = async (name: string) => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page);
    await page.getByRole('radio', { name }).click();
  };
  await choose('Ljus natt');
  await expect.poll(theme).toEqual(['night', 'night']);
  await page.getByRole('radio', { name: 'Hög' }).click();
  await expect.poll(contrast).toEqual(['more', 'more']);
  await page.reload();
  await hydrated(page);
  await expect.poll(theme).toEqual(['night', 'night']);
  await expect.poll(contrast).toEqual(['more', 'more']);
  await choose('Som enheten');
  await expect.poll(theme).toEqual([undefined, null]);
  await page.getByRole('radio', { name: 'Enhetens' }).click();
  await expect.poll(contrast).toEqual([undefined, null]);
});
