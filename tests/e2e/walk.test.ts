import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../support/axe.ts';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { mainPages, otherPages } from '../support/kinds.ts';
import { languages, listedPaths, type Lang } from '../support/site.ts';

const { open, siteUrl } = testBrowser({ ...reducedMotion, expected: ['status of 404'] });

interface Look {
  width: number;
  theme: 'light' | 'night';
  rule?: string;
}
const narrow: Look = { width: 390, theme: 'night' };
const wide: Look = { width: 1440, theme: 'light' };
const colours = { rule: 'color-contrast' };
const all: Record<Lang, Look[]> = {
  sv: [narrow, { ...wide, ...colours }],
  en: [
    { ...narrow, ...colours, theme: 'light' },
    { ...wide, theme: 'night' },
  ],
};

async function lookAt(page: Page, looks: readonly Look[], isContrasted = false): Promise<string[]> {
  const found: string[] = [];
  for (const { width, theme, rule } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(name => (document.documentElement.dataset['tandTheme'] = name), theme);
    found.push(...(await axe(page, rule)).map(violation => `${width} px, ${theme}: ${violation}`));
    if (!isContrasted) continue;
    await page.emulateMedia({ contrast: 'more' });
    found.push(...(await axe(page, 'color-contrast-enhanced')).map(violation => `${width} px, ${theme}, more contrast: ${violation}`));
    await page.emulateMedia({ contrast: null });
  }
  return found;
}

// A11Y-1, A11Y-7
test.each(languages)(
  'in %s has no violation, error, failed file or request to another host on any kind of page',
  { timeout: 300_000 },
  async lang => {
    const listed = await listedPaths(siteUrl, lang);
    const half = languages.indexOf(lang);
    // Some editions do not have all of them.
    const paths = [
      ...mainPages.map(path => ({ path: `/${lang}/${path}`, looks: all[lang], isMain: true })),
      ...otherPages.map((path, index) => ({
        path: `/${lang}/${path}`,
        looks: index % 2 === half ? [index % 4 < 2 ? narrow : wide] : [],
        isMain: false,
      })),
      { path: listed.find(path => /\/schedule\/[^/]+$/.test(path))!, looks: [narrow], isMain: false },
    ].filter(({ path, looks }) => looks.length > 0 && listed.includes(path));
    paths.push({ path: `/${lang}/404`, looks: all[lang], isMain: true });
    expect(paths.length).toBeGreaterThan(15);
    const found: Record<string, string[]> = {};
    const hosts = new Set<string>();
    const { page, problems } = await open('/robots.txt');
    page.on('request', request => hosts.add(new URL(request.url()).host));
    for (const { path, looks, isMain } of paths) {
      problems.length = 0;
      await page.goto(path);
      await page.locator('[data-island-on=idle]:not([data-island-state=hydrated])').waitFor({ state: 'detached' });
      // Both themes are checked in Swedish; colours do not depend on the language.
      const violations = await lookAt(page, looks, isMain && lang === 'sv');
      if (violations.length > 0 || problems.length > 0) found[path] = [...violations, ...problems];
    }
    expect(found).toEqual({});
    expect([...hosts]).toEqual([new URL(siteUrl).host]);
  },
);

test('finds a violation that is planted', async () => {
  const { page } = await open('/sv/faq');
  await page.evaluate(() => document.querySelector('main')!.append(new Image(), document.createElement('button')));
  const rules = (await axe(page)).map(violation => violation.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['image-alt', 'button-name']));
});
