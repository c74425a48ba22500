import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdScripts, phone, testBrowser } from '../support/browser.ts';
import { copy, edition } from '../support/site.ts';

const { open } = testBrowser();
const { box } = await copy('sv', 'home');
const city = '/sv/universe/districts';

const art = (page: Page) => page.locator('[data-part=art]');
const link = (page: Page) => page.getByRole('link', { name: box.sale.pull });
const pathOf = (page: Page) => new URL(page.url()).pathname;
const home = (options = {}) => open(`/sv/home?now=${edition.dates.ticketRelease.slice(0, 10)}T20:00`, options);

// HOME-7
test('opens the city when a mouse pulls the drawer out of its sleeve, and Back leads home', async () => {
  const { page, problems } = await home();
  const { x, y, width, height } = (await art(page).boundingBox())!;
  await page.mouse.move(x + width * 0.4, y + height * 0.6);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.4 - 300, y + height * 0.6 + 60, { steps: 8 });
  await page.locator('[data-part=pulled]:not([data-away])').waitFor();
  await page.mouse.up();
  await expect.poll(() => pathOf(page)).toBe(city);
  await page.getByRole('application').waitFor();
  await page.goBack();
  await art(page).waitFor();
  expect(problems).toEqual([]);
});

// HOME-7
test('pulls the drawer by keys on its link, and opens the city with Enter', async () => {
  const { page } = await home();
  await link(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.locator('[data-part=pulled]:not([data-away])').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe(city);
});

// HOME-7
test('opens the city when a finger on a phone pulls the drawer aside', async () => {
  const { page } = await home(phone);
  await art(page).scrollIntoViewIfNeeded();
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const { y, height } = (await art(page).boundingBox())!;
  await touch('touchStart', [{ x: 300, y: y + height / 2 }]);
  for (let x = 280; x > 100; x -= 20) await touch('touchMove', [{ x, y: y + height / 2 }]);
  await touch('touchEnd', []);
  await expect.poll(() => pathOf(page)).toBe(city);
});

// HOME-7
test('opens the city after hydration when box or link was tapped before', async () => {
  for (const press of ['box', 'link']) {
    const { before, release } = holdScripts();
    const { page } = await open('/sv/home', { ...phone, before });
    await (press === 'box' ? art(page) : page.locator('a[data-pull]')).tap();
    release();
    await expect.poll(() => pathOf(page)).toBe(city);
  }
});

// HOME-7
test('opens the city by the link of the drawer with reduced motion, and without script', async () => {
  const { page: still } = await home({ reducedMotion: 'reduce' });
  await link(still).click();
  await expect.poll(() => pathOf(still)).toBe(city);
  const { page: plain } = await open('/sv/home', { javaScriptEnabled: false });
  await plain.locator('a[data-pull]').click();
  await expect.poll(() => pathOf(plain)).toBe(city);
});
