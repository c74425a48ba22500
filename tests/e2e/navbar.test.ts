import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';

const { open } = testBrowser();
const bottom = (page: Page) => page.getByRole('banner').evaluate(bar => Math.round(bar.getBoundingClientRect().bottom));
async function expectShown(page: Page) {
  await expect.poll(() => bottom(page)).toBeGreaterThan(40);
}
async function expectHidden(page: Page) {
  await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
}
const scroll = (page: Page, top: number) => page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top);
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  });

// NAV-4, NAV-5
test('hides the bar when a page scrolls down, but not on the schedule', async () => {
  const { page } = await open('/sv/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Schema' }).click();
  await page.waitForURL('**/sv/schedule');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1800);
  await scroll(page, 700);
  await frames(page);
  await expectShown(page);
  await page.getByRole('banner').getByRole('link', { name: 'Nyheter' }).click();
  await page.waitForURL('**/sv/news');
  await scroll(page, 700);
  await expectHidden(page);
});

// NAV-8
test('scrolls the target of a hash so far that the bar does not cover it', async () => {
  const { page } = await open('/sv/faq');
  const id = await page.evaluate(
    () => [...document.querySelectorAll<HTMLElement>('main [id]')].find(part => part.getBoundingClientRect().top > 1500)?.id,
  );
  await page.evaluate(target => (location.hash = target!), id);
  await frames(page);
  await page.getByRole('banner').getByRole('link', { name: 'Nyheter' }).focus();
  await expectShown(page);
  const below = () =>
    page.evaluate(
      target =>
        document.getElementById(target!)!.getBoundingClientRect().top - document.querySelector('header')!.getBoundingClientRect().bottom,
      id,
    );
  await expect.poll(below).toBeLessThan(900);
  await expect.poll(below).toBeGreaterThanOrEqual(-1);
});
