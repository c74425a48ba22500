import { describe, expect, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { copy, languages } from '../support/site.ts';

const { open } = testBrowser(reducedMotion);

/** By page: words that only one part has and the anchor of that part, then the selector and the number of all parts. */
const pages = {
  faq: { sv: ['brandskyddschefen', 'name'], en: ['FIRE safety', 'name'], part: 'details', all: 56 },
  eventrules: { sv: ['notter', 'health'], en: ['Nuts', 'health'], part: 'section[id]', all: 25 },
} as const;

describe.each(['faq', 'eventrules'] as const)('%s', path => {
  const { part, all } = pages[path];

  test.each(languages)('shows and counts only the matching parts in %s, and all parts when the search is empty', async lang => {
    const { page, problems } = await open(`/${lang}/${path}`);
    const { search } = await copy(lang, path);
    const field = page.getByRole('searchbox', { name: search.label });
    const parts = page.locator(`main ${part}:visible`);
    const total = await parts.count();
    expect(total).toBeGreaterThanOrEqual(path === 'eventrules' ? all : 40);
    const [words] = pages[path][lang];
    await field.fill(words);
    await expect.poll(() => parts.count()).toBe(1);
    await page
      .getByRole('status')
      .filter({ hasText: search.count_one.replace('{{count}}', '1') })
      .waitFor();
    await field.fill('xyzzy');
    await expect.poll(() => parts.count()).toBe(0);
    await page.getByRole('status').filter({ hasText: search.empty }).waitFor();
    await field.fill('');
    await expect.poll(() => parts.count()).toBe(total);
    expect(problems).toEqual([]);
  });

  test('has its parts in the HTML without script, and no search field', async () => {
    const { page } = await open(`/sv/${path}`, { javaScriptEnabled: false });
    await expect.poll(() => page.locator(`main ${part}`).count()).toBeGreaterThanOrEqual(25);
    await expect.poll(() => page.getByRole('searchbox').count()).toBe(0);
  });
});

test('opens the question that the address names', async () => {
  const id = (await copy('en', 'faq')).lan.items[1].id as string;
  const { page } = await open(`/en/faq#${id}`);
  const question = page.locator(`details[id="${id}"]`);
  await expect.poll(() => question.locator('ul').isVisible()).toBe(true);
});

test('opens a closed answer that a text fragment in the address finds', async () => {
  const { page } = await open('/en/faq#:~:text=European%20plug');
  const found = page.locator('details', { hasText: 'European plug' });
  await expect.poll(() => found.evaluate(element => (element as HTMLDetailsElement).open)).toBe(true);
});

test('shows a rule hidden by a search once the address names the rule, and empties the search', async () => {
  const { page } = await open('/en/eventrules');
  const { search } = await copy('en', 'eventrules');
  const field = page.getByRole('searchbox', { name: search.label });
  await field.fill('nuts');
  await expect.poll(() => page.locator('main section[id]:visible').count()).toBe(1);
  await page.evaluate(() => (location.hash = 'sound'));
  await page.locator('#sound').waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
});
