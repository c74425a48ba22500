import { expect, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { copy, languages } from '../support/site.ts';

const { open } = testBrowser({ ...reducedMotion, javaScriptEnabled: false });

// META-3
test.each(languages)('links in %s the news list and an article to each other without script', async lang => {
  const { page, problems } = await open(`/${lang}/news`);
  const first = page.locator('#list > li').first();
  const title = (await first.getByRole('heading').textContent())!;
  await first.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  const back = (await copy(lang, 'news')).article.back;
  await page.getByRole('main').getByRole('link', { name: back }).click();
  await page.waitForURL(`**/${lang}/news`);
  expect(problems).toEqual([]);
});

test('opens questions without script', async () => {
  const { page } = await open('/sv/faq');
  await page.locator('main details:not([open]) summary').first().click();
  await expect.poll(() => page.locator('main details[open]').count()).toBeGreaterThan(0);
});
