import { expect, test } from 'vitest';
import { newsListCount } from '@tand/festival';
import { calm, testBrowser } from '../support/browser.ts';
import { articlePaths, copy, edition, languages } from '../support/site.ts';

const { open } = testBrowser(calm);
const off = { javaScriptEnabled: false };

// META-3
test.each(languages)('in %s home is complete', async lang => {
  const { page, problems } = await open(`/${lang}/home`, off);
  const texts = await copy(lang, 'home');
  for (const name of [
    'partners',
    'map',
    'news',
    'trailer',
    'creators',
    'concept',
    'battlepass',
    'instagram',
    'signup',
    'crew',
    'social',
    'contact',
  ]) {
    const heading = page.getByRole('heading', { name: texts[name].headline.replace('{{festival}}', edition.name), exact: true });
    expect(await heading.first().isVisible()).toBe(true);
  }
  const articles = await articlePaths(lang);
  expect(await page.locator(`main a[href^="/${lang}/news/"]`).count()).toBeGreaterThanOrEqual(Math.min(12, articles.length));
  expect(await page.locator('main img').count()).toBeGreaterThan(12);
  expect(problems).toEqual([]);
});

// SCHED-24
test.each(languages)('in %s the schedule shows every day with its items, times and places', async lang => {
  const { page, problems } = await open(`/${lang}/schedule`, off);
  for (const { name } of edition.dates.days) {
    const heading = page.getByRole('heading', { level: 2, name: new RegExp(name[lang], 'i') });
    expect(await heading.first().isVisible()).toBe(true);
  }
  const times = await page
    .locator('[data-component=Schedule] time')
    .evaluateAll(all => all.map(time => time.getAttribute('datetime') ?? ''));
  expect(times.length).toBeGreaterThan(20);
  expect(times.filter(time => !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?[+-]\d\d:\d\d$/.test(time))).toEqual([]);
  const withTimes = edition.dates.days.filter(({ date }) => times.some(time => time.startsWith(date)));
  expect(withTimes).toEqual(edition.dates.days);
  expect(problems).toEqual([]);
});

// META-3
test.each(languages)('in %s the news and an article are complete and lead to each other', async lang => {
  const { page, problems } = await open(`/${lang}/news`, off);
  const cards = page.locator('#list > li');
  expect(await cards.count()).toBe(Math.min(newsListCount, (await articlePaths(lang)).length));
  const title = await cards.first().getByRole('heading').textContent();
  await cards.first().getByRole('link').first().click();
  await page.waitForURL(`**/${lang}/news/*`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  expect((await page.locator('article').first().innerText()).length).toBeGreaterThan(300);
  const back = (await copy(lang, 'news')).article.back;
  await page.getByRole('main').getByRole('link', { name: back }).click();
  await page.waitForURL(`**/${lang}/news`);
  expect(problems).toEqual([]);
});

test.each(languages)('in %s the frequent questions open and close', async lang => {
  const { page } = await open(`/${lang}/faq`, off);
  const closed = page.locator('main details:not([open])').first();
  await closed.locator('summary').click();
  await expect.poll(() => page.locator('main details[open]').count()).toBeGreaterThan(0);
});
