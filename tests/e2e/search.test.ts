import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe } from '../support/axe.ts';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { copy, languages } from '../support/site.ts';

const { open } = testBrowser(reducedMotion);
const isData = (url: string) => /\/search\/\w+\.json$/.test(url);

async function ready(page: Page, lang: 'sv' | 'en') {
  const { search } = await copy(lang, 'common');
  const dialog = page.getByRole('dialog', { name: search.title });
  await dialog.getByRole('searchbox', { name: search.input }).waitFor();
  await expect.poll(() => dialog.getByRole('searchbox').evaluate(field => field === document.activeElement)).toBe(true);
  return { dialog, field: dialog.getByRole('searchbox'), texts: search };
}

test.each([
  ['en', 'Control+k', 'sleeping', 'accommodation'],
  ['sv', 'Meta+k', 'cosplay', 'activities/cosplay'],
] as const)('opens the search in %s by %s, and follows a result by arrow keys and Enter', async (lang, key, words, target) => {
  const { page, problems } = await open(`/${lang}/home`);
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  expect(asked.filter(isData)).toEqual([]);
  await page.keyboard.press(key);
  const { dialog, field, texts } = await ready(page, lang);
  await field.fill(words);
  await dialog.getByRole('list', { name: texts.kinds.page }).waitFor();
  expect(asked.filter(isData).map(url => new URL(url).pathname)).toEqual([`/search/${lang}.json`]);
  const links = await dialog.getByRole('link').evaluateAll(all => all.map(link => link.getAttribute('href')));
  expect(links).toContain(`/${lang}/${target}`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${links[0]}`);
  await dialog.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
});

test.each(languages)('shows results of every kind in groups in %s, without an accessibility violation', async lang => {
  const { page, problems } = await open(`/${lang}/tickets`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: (await copy(lang, 'common')).search.link, exact: true })
    .click();
  const { dialog, field, texts } = await ready(page, lang);
  expect(await axe(page)).toEqual([]);
  const kinds: [string, string][] = [
    ['page', lang === 'sv' ? 'biljetter' : 'tickets'],
    ['schedule', 'cosplay'],
    ['news', lang === 'sv' ? 'packlistan' : 'packing list'],
    ['faq', lang === 'sv' ? 'grenuttag' : 'power'],
    ['rules', lang === 'sv' ? 'droger' : 'drugs'],
    ['creators', 'turbotant'],
  ];
  for (const [kind, words] of kinds) {
    await field.fill(words);
    await dialog.getByRole('list', { name: texts.kinds[kind] }).waitFor();
  }
  expect(await axe(page)).toEqual([]);
  await field.fill('xyzzyqwx');
  await dialog.getByRole('status').filter({ hasText: 'xyzzyqwx' }).waitFor();
  await dialog.getByRole('list', { name: texts.suggestions }).getByRole('link').nth(3).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(`/${lang}/search`);
  expect(problems).toEqual([]);
});

test('finds Swedish words with and without diacritics, in several forms', async () => {
  const { page } = await open('/sv/home');
  await page.keyboard.press('Control+k');
  const { dialog, field } = await ready(page, 'sv');
  for (const words of ['kreatörer', 'kreatorer', 'Kreatören', 'KREATÖRERNA', 'kreatör']) {
    await field.fill('xyzzyqwx');
    await dialog.getByRole('status').filter({ hasText: 'xyzzyqwx' }).waitFor();
    await field.fill(words);
    const creators = dialog.locator('a[href="/sv/creators"]');
    await expect.poll(() => creators.count(), { message: words }).toBeGreaterThan(0);
  }
});

test('sends and stores nothing of what was searched for', async () => {
  const { page } = await open('/sv/home');
  const sent: string[] = [];
  page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.keyboard.press('Control+k');
  const { dialog, field } = await ready(page, 'sv');
  await field.pressSequentially('hemligtord');
  await dialog.getByRole('status').filter({ hasText: 'hemligtord' }).waitFor();
  await page.keyboard.press('Escape');
  const stored = await page.evaluate(() =>
    JSON.stringify([location.href, history.state, Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect([...sent, stored].filter(text => text.includes('hemlig'))).toEqual([]);
});

test('searches without a network once the index is loaded; a button retries a failed load', async () => {
  const { page } = await open('/sv/home', { expected: ['search', 'ERR_', 'Failed to load'] });
  let isCut = true;
  await page.route('**/search/*.json', route => (isCut ? route.abort() : route.continue()));
  await page.keyboard.press('Control+k');
  const { dialog, field, texts } = await ready(page, 'sv');
  await field.fill('biljetter');
  await dialog.getByRole('alert').filter({ hasText: texts.failed.title }).waitFor();
  await dialog.getByRole('list', { name: texts.suggestions }).waitFor();
  isCut = false;
  await dialog.getByRole('button', { name: texts.failed.retry }).click();
  await dialog.getByRole('list', { name: texts.kinds.page }).waitFor();
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await field.fill('packlistan');
  await expect.poll(() => dialog.getByRole('list', { name: texts.kinds.news }).isVisible()).toBe(true);
});

test('opens the search from the menu of a phone, and returns the focus to the menu’s button', async () => {
  const { page, problems } = await open('/sv/faq', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { search, menu } = await copy('sv', 'common');
  await page.getByRole('button', { name: menu.open }).tap();
  await page.getByRole('navigation', { name: menu.label }).getByRole('link', { name: search.link, exact: true }).tap();
  await ready(page, 'sv');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('popovertarget'))).toBe(true);
  expect(problems).toEqual([]);
});

test.each(languages)('shows pages by topic, and results, on the search page in %s without script', async lang => {
  const { page, problems } = await open(`/${lang}/home`, { javaScriptEnabled: false });
  const { search } = await copy(lang, 'common');
  await page.getByRole('banner').getByRole('link', { name: search.link, exact: true }).first().click();
  await page.waitForURL(`**/${lang}/search`);
  const texts = await copy(lang, 'search');
  await page.getByRole('heading', { level: 1, name: texts.headline }).waitFor();
  const links = page.getByRole('main').getByRole('link');
  const popular = await page.getByRole('navigation', { name: search.suggestions }).getByRole('link').count();
  expect(popular).toBeGreaterThanOrEqual(5);
  expect(await links.count(), 'few links at first').toBe(popular);
  for (const topic of await page.getByRole('navigation', { name: search.all }).locator('summary').all()) await topic.click();
  expect(await links.count(), 'all pages by topic').toBeGreaterThanOrEqual(30);
  await page.getByRole('searchbox').fill(lang === 'sv' ? 'vad kostar det' : 'what does it cost');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(`**/${lang}/search?q=*`);
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect.poll(() => first.getAttribute('href')).toBe(`/${lang}/tickets`);
  expect(await page.getByRole('main').getByRole('navigation').count()).toBe(0);
  expect(problems).toEqual([]);
});

async function type(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  const opened = await ready(page, 'sv');
  await page.keyboard.type(words);
  return opened;
}

describe('Enter before or without a result', () => {
  test('opens the search page when nothing is found', async () => {
    const { page, problems } = await open('/sv/home');
    const { dialog } = await type(page, 'qqqqq');
    await dialog.getByRole('status').filter({ hasText: 'qqqqq' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sv/search?q=qqqqq');
    await expect.poll(() => page.getByRole('main').getByRole('searchbox').inputValue()).toBe('qqqqq');
    expect(problems).toEqual([]);
  });

  test.each([
    ['follows the first result once the index has arrived', 'cs2', '/sv/esports/tournaments/cs2'],
    ['opens the search page if the index, once arrived, has no result', 'qqqqq', '/sv/search?q=qqqqq'],
  ])('%s', async (_, words, target) => {
    let arrive!: () => void;
    const arrival = new Promise<void>(done => (arrive = done));
    const { page, problems } = await open('/sv/home', {
      before: opened => opened.route('**/search/*.json', route => arrival.then(() => route.continue())),
    });
    const asked = page.waitForRequest(request => isData(request.url()));
    await type(page, words);
    await asked;
    await page.keyboard.press('Enter');
    arrive();
    await page.waitForURL(`**${target}`);
    expect(problems).toEqual([]);
  });

  test('opens the search page when the index could not be fetched', async () => {
    const { page } = await open('/sv/home', {
      expected: ['search', 'ERR_', 'Failed to load'],
      before: opened => opened.route('**/search/*.json', route => route.abort()),
    });
    const { dialog, texts } = await type(page, 'cs2');
    await dialog.getByRole('alert').filter({ hasText: texts.failed.title }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sv/search?q=cs2');
    await expect.poll(() => page.getByRole('main').getByRole('searchbox').inputValue()).toBe('cs2');
  });
});
