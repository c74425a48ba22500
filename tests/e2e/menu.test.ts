import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, testBrowser } from '../support/browser.ts';

const { open } = testBrowser();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hela menyn' });
const button = (page: Page) => page.getByRole('banner').locator('button[popovertarget]');
async function expectOpen(page: Page) {
  await expect.poll(() => menu(page).isVisible()).toBe(true);
}
async function expectClosed(page: Page) {
  await expect.poll(() => menu(page).isVisible()).toBe(false);
}
const focusIn = (page: Page, selector: string) =>
  page.evaluate(within => document.activeElement?.closest(within) !== null && document.activeElement !== document.body, selector);
const isMainInert = (page: Page) => page.locator('main').evaluate(main => main.closest('[inert]') !== null);

async function ready(path = '/sv/about', options: Parameters<typeof open>[1] = {}) {
  const opened = await open(path, options);
  await hydrated(opened.page);
  return opened;
}
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// NAV-9, NAV-10
test('by key: it opens with focus inside, the page outside is inert, Escape closes it and gives focus back', async () => {
  const { page, problems } = await ready();
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page);
  await expect.poll(() => focusIn(page, '[popover]')).toBe(true);
  await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => page.getByRole('button', { name: 'Stäng menyn' }).count()).toBe(1);
  await expect.poll(() => isMainInert(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect.poll(() => isMainInert(page)).toBe(false);
  await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => button(page).evaluate(element => element === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
});

// NAV-10
test('the page behind does not scroll while it is open, and stands where it stood', async () => {
  const { page } = await ready();
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page);
  await expect.poll(() => isMainInert(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  // The panel tells of its closing after it has closed.
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
});

// NAV-9, NAV-10
test('by mouse: hovering the button opens it and leaving closes it', async () => {
  const { page } = await ready();
  await button(page).hover();
  await expectOpen(page);
  expect(await isMainInert(page)).toBe(false); // a passing mouse takes nothing away
  await menu(page).hover();
  expect(await menu(page).isVisible()).toBe(true);
  await page.mouse.move(700, 890);
  await expectClosed(page);
});

test('by mouse: a press keeps a hovered menu open, a second one closes it', async () => {
  const { page } = await ready();
  await button(page).hover();
  await expectOpen(page);
  await button(page).click();
  await expect.poll(() => isMainInert(page)).toBe(true);
  expect(await menu(page).isVisible()).toBe(true);
  await button(page).click();
  await expectClosed(page);
});

// NAV-9
test('by touch: a tap opens it, a tap outside closes it', async () => {
  const { page } = await ready('/sv/about', { ...phone, viewport: { width: 800, height: 1200 } });
  await button(page).tap();
  await expectOpen(page);
  const box = (await page
    .locator('[popover]')
    .filter({ has: menu(page) })
    .boundingBox())!;
  expect(box.y + box.height).toBeLessThan(1190); // there is an outside to tap
  await page.touchscreen.tap(400, 1195);
  await expectClosed(page);
  await expect.poll(() => isMainInert(page)).toBe(false);
});

test('by touch: the same button closes it', async () => {
  const { page } = await ready('/sv/about', phone);
  await button(page).tap();
  await expectOpen(page);
  await page.getByRole('button', { name: 'Stäng menyn' }).tap();
  await expectClosed(page);
  await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('false');
});

// NAV-9
test('a followed link closes it, and focus is on the new heading', async () => {
  const { page, problems } = await ready('/sv/about', phone);
  await button(page).tap();
  await expectOpen(page);
  await menu(page).getByRole('link', { name: 'Frågor och svar' }).tap();
  await page.waitForURL('**/sv/faq');
  await expectClosed(page);
  await expect.poll(() => isMainInert(page)).toBe(false);
  await expect.poll(() => focusIn(page, 'main h1')).toBe(true);
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

// NAV-9
test('growing past the breakpoint closes it', async () => {
  const { page } = await ready('/sv/about', { viewport: { width: 700, height: 900 } });
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expectClosed(page);
  await expect.poll(() => isMainInert(page)).toBe(false);
});

// NAV-3
test('the page shown now is marked', async () => {
  const { page } = await ready('/sv/about');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page);
  await expect.poll(() => menu(page).locator('[aria-current=page]').allInnerTexts()).toEqual(['Om oss']);
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
    page.evaluate(name => [document.documentElement.dataset[name], localStorage.getItem(`tand:${name}`)], what);
  const theme = () => chosen('theme');
  const contrast = () => chosen('contrast');
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
