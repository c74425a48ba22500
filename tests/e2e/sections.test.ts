import { expect, test } from 'vitest';
import { reducedMotion, phone, testBrowser } from '../support/browser.ts';
import { on } from '../support/dates.ts';

const { open } = testBrowser(reducedMotion);

test('shows all of home when it is opened by a link', async () => {
  const { page, problems } = await open('/sv/faq', phone);
  await page.locator('header a[href="/sv/home"]').first().click();
  await page.waitForURL('**/sv/home');
  await page.locator('[data-component=HomeHero], [data-component=Hero]').first().waitFor();
  await expect.poll(() => page.locator('[data-component=BattlepassCard]').count()).toBe(17);
  await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(9);
  expect(problems).toEqual([]);
});

// HOME-6
test.each(['sv', 'en'])('shows home in %s at most ten screens high, and fourteen on a phone', async lang => {
  const { page } = await open(`/${lang}/home?now=${on(-24)}T12:00`, { viewport: { width: 1440, height: 900 } });
  const screens = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      // The review bar is below the page, and visitors have none.
      const bar = document.querySelector('[data-component=ReviewBar]')?.clientHeight ?? 0;
      return (document.documentElement.scrollHeight - bar) / innerHeight;
    });
  await expect.poll(screens).toBeLessThanOrEqual(10);
  await page.setViewportSize(phone.viewport);
  await expect.poll(screens).toBeLessThanOrEqual(14);
});

test('shows a background in place of portraits that do not load', async () => {
  const { page } = await open('/sv/creators', {
    colorScheme: 'dark',
    expected: ['Failed to load', 'ERR_'],
    before: opened => opened.route('**/img/creators/*', route => route.abort()),
  });
  const grounds = await page
    .locator('[data-component=CreatorCard] [data-component=Picture]')
    .evaluateAll(all => all.map(picture => getComputedStyle(picture).backgroundColor));
  expect(new Set(grounds)).toEqual(new Set(['rgb(255, 198, 26)']));
});
