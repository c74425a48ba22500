import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { calm, footerLink, hydrated, phone, testBrowser } from '../support/browser.ts';
import { on } from '../support/dates.ts';

const { open } = testBrowser(calm);

async function home(path = '/sv/home') {
  const opened = await open(path, phone);
  await hydrated(opened.page);
  return opened;
}
const words = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement) => {
    const countdown = main.querySelector<HTMLElement>('[data-component=Countdown]')?.innerText;
    return countdown ? main.innerText.replace(countdown, '') : main.innerText;
  });

test('a section is hydrated when its visitor comes near, and its HTML is there before', async () => {
  const { page, problems } = await home();
  const passes = page.locator('[data-component=BattlepassCard]');
  expect(await passes.count()).toBe(17);
  const hydratedSection = page.locator('.contents[data-hydrated]').filter({ has: passes });
  expect(await hydratedSection.count()).toBe(0);
  await passes.first().scrollIntoViewIfNeeded();
  await expect.poll(() => hydratedSection.count()).toBe(1);
  expect(problems).toEqual([]);
});

test('another place in the page leaves nothing out, nor does the way back to it', async () => {
  const { page, problems } = await home();
  const before = await words(page);
  await page.evaluate(() => (location.hash = 'creators'));
  const creators = page.locator('.contents[data-hydrated]').filter({ has: page.locator('[data-component=CreatorCard]') });
  await expect.poll(() => creators.count()).toBeGreaterThan(0);
  await expect.poll(() => words(page)).toBe(before);
  await (await footerLink(page, '/sv/faq')).click();
  await page.waitForURL('**/sv/faq');
  await expect.poll(() => words(page)).not.toBe(before);
  await page.goBack();
  await expect.poll(() => words(page)).toBe(before);
  expect(problems).toEqual([]);
});

test('reached by a link the page is whole at once', async () => {
  const { page, problems } = await home('/sv/faq');
  await page.locator('header a[href="/sv/home"]').first().click();
  await page.waitForURL('**/sv/home');
  await page.locator('[data-component=HomeHero], [data-component=Hero]').first().waitFor();
  await expect.poll(() => page.locator('[data-component=BattlepassCard]').count()).toBe(17);
  await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(9);
  expect(problems).toEqual([]);
});

// HOME-6
test.each(['sv', 'en'])('in %s home is at most ten screens, fourteen on a phone', async lang => {
  const { page } = await open(`/${lang}/home?now=${on(-24)}T12:00`, { viewport: { width: 1440, height: 900 } });
  await hydrated(page); // the served page shows the day of its build
  const screens = () => page.evaluate(async () => (await document.fonts.ready, document.documentElement.scrollHeight / innerHeight));
  await expect.poll(screens).toBeLessThanOrEqual(10);
  await page.setViewportSize(phone.viewport);
  await expect.poll(screens).toBeLessThanOrEqual(14);
});
