import { describe, expect, test } from 'vitest';
import { axe } from '../support/axe.ts';
import { hydrated, testBrowser } from '../support/browser.ts';
import { builtPaths, languages, walkedPaths } from '../support/site.ts';

const { open } = testBrowser();
const sample = [
  'home',
  'schedule',
  'news',
  'news/rent-gaming-setup',
  'tickets',
  'faq',
  'universe/districts/tokyo-town',
  'esports/tournaments/cs2',
  '404',
];
const pages = await builtPaths('sv');
const built = sample.filter(path => pages.includes(`/sv/${path}`));

// A11Y-1
describe.each(languages)('in %s', lang => {
  test.each(built)(
    '%s has no violation, on a phone and on a desktop, by day and by night, and says nothing in the console',
    { timeout: 120_000 },
    async path => {
      const { page, problems } = await open(`/${lang}/${path}`, {
        reducedMotion: 'reduce',
        expected: path === '404' ? ['status of 404'] : [],
      });
      await hydrated(page);
      const found: Record<string, string[]> = {};
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const theme of ['light', 'night']) {
          await page.evaluate(name => (document.documentElement.dataset.theme = name), theme);
          const violations = await axe(page);
          if (violations.length > 0) found[`${width} ${theme}`] = violations;
        }
      }
      expect(found).toEqual({});
      expect(problems).toEqual([]);
    },
  );
});

test.each(['home', 'schedule'])('%s with the menu open has no violation', { timeout: 60_000 }, async path => {
  const { page } = await open(`/sv/${path}`, { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await hydrated(page);
  await page.getByRole('button', { name: 'Öppna menyn' }).click();
  await page.getByRole('navigation', { name: 'Hela menyn' }).waitFor();
  expect(await axe(page)).toEqual([]);
});

// The page is the same in both languages but for its words: one is read narrow by night, the other wide by day.
test.each([
  ['sv', 390, 'night'],
  ['en', 1440, 'light'],
] as const)('every page in %s has no violation %i px wide, %s', { timeout: 600_000 }, async (lang, width, theme) => {
  const paths = await walkedPaths(lang);
  expect(paths.length).toBeGreaterThan(80);
  const { page } = await open(paths[0]!, { reducedMotion: 'reduce', viewport: { width, height: 900 }, expected: ['status of 404'] });
  await page.evaluate(name => localStorage.setItem('tand:theme', name), theme);
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(name => (document.documentElement.dataset.theme = name), theme);
    const violations = await axe(page);
    if (violations.length > 0) found[path] = violations;
  }
  expect(found).toEqual({});
});

test('the check finds what is wrong', async () => {
  const { page } = await open('/sv/faq', { reducedMotion: 'reduce' });
  await hydrated(page);
  await page.evaluate(() => document.querySelector('main')!.append(new Image(), document.createElement('button')));
  const rules = (await axe(page)).map(violation => violation.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['image-alt', 'button-name']));
});
