import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, testBrowser } from '../support/browser.ts';

const { open } = testBrowser();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hela menyn' });
const button = (page: Page) => page.getByRole('banner').locator('button[popovertarget]');
const expectOpen = (page: Page) => menu(page).waitFor();
const expectClosed = (page: Page) => menu(page).waitFor({ state: 'hidden' });
const isMainInert = (page: Page) => page.locator('main').evaluate(main => main.closest('[inert]') !== null);

// NAV-9
test('closes the menu after a link in it is followed', async () => {
  const { page, problems } = await open('/sv/about', phone);
  await button(page).tap();
  await expectOpen(page);
  await menu(page).getByRole('link', { name: 'Frågor och svar' }).tap();
  await page.waitForURL('**/sv/faq');
  await expectClosed(page);
  await expect.poll(() => isMainInert(page)).toBe(false);
  expect(problems).toEqual([]);
});

// NAV-9
test('closes the menu on Back', async () => {
  const { page } = await open('/sv/about', phone);
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
test('opens and closes the menu, and follows one of its links, without script', async () => {
  const { page } = await open('/sv/about', { ...phone, javaScriptEnabled: false });
  await expectClosed(page);
  await button(page).tap();
  await expectOpen(page);
  await button(page).tap();
  await expectClosed(page);
  await button(page).tap();
  await expectOpen(page);
  await menu(page).getByRole('link', { name: 'Frågor och svar' }).tap();
  await page.waitForURL('**/sv/faq');
  await expect.poll(() => menu(page).isVisible()).toBe(false);
});

// A11Y-7
test('stores theme and contrast until the visitor chooses those of the device', async () => {
  const { page } = await open('/sv/about');
  const chosen = (what: string) =>
    page.evaluate(name => [document.documentElement.dataset[`tand${name}`], localStorage.getItem(`tand:${name.toLowerCase()}`)], what);
  const theme = () => chosen('Theme');
  const contrast = () => chosen('Contrast');
  const radio = (group: string, name: string) => page.getByRole('group', { name: group }).getByRole('radio', { name }).first();
  const choose = async (name: string) => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page);
    await radio('Tema', name).click();
  };
  await choose('Natt');
  await expect.poll(theme).toEqual(['night', 'night']);
  await radio('Kontrast', 'Hög').click();
  await expect.poll(contrast).toEqual(['more', 'more']);
  await page.reload();
  await expect.poll(theme).toEqual(['night', 'night']);
  await expect.poll(contrast).toEqual(['more', 'more']);
  await choose('Som enheten');
  await expect.poll(theme).toEqual([undefined, null]);
  await radio('Kontrast', 'Som enheten').click();
  await expect.poll(contrast).toEqual([undefined, null]);
});
