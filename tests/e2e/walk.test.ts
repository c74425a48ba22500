import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../support/axe.ts';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { mainPages, otherPages } from '../support/kinds.ts';
import { languages, listedPaths } from '../support/site.ts';

const { open, siteUrl } = testBrowser({ ...reducedMotion, expected: ['status of 404'] });

interface Look {
  width: number;
  theme: 'light' | 'night';
  rule?: string;
}
const narrow: Look = { width: 390, theme: 'night' };
const wide: Look = { width: 1440, theme: 'light' };
const colours = { rule: 'color-contrast' };
/** Looks in which a page is checked: one in full; for main pages also the other, for contrast only. */
const looksOf = (isMain: boolean, isNarrow: boolean): Look[] => {
  if (!isMain) return [isNarrow ? narrow : wide];
  return isNarrow ? [narrow, { ...wide, ...colours }] : [{ ...narrow, ...colours }, wide];
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
test.each(languages)('has no axe violation, error, failed file or request elsewhere on any kind of page, in %s', async lang => {
  const listed = await listedPaths(siteUrl, lang);
  // Every second page, so that each is checked in one language: colours and structure do not depend on the language.
  const half = [...mainPages, ...otherPages].filter((_, index) => index % 2 === languages.indexOf(lang));
  const paths = half
    .map((path, index) => {
      const isMain = mainPages.includes(path);
      return { path: `/${lang}/${path}`, looks: looksOf(isMain, index % 2 === 0), isMain };
    })
    // Some editions do not have all of these pages.
    .filter(({ path }) => path.endsWith('/404') || listed.includes(path));
  paths.push({ path: listed.find(path => /\/schedule\/[^/]+$/.test(path))!, looks: looksOf(false, lang === 'sv'), isMain: false });
  expect(paths.length).toBeGreaterThan(15);
  const found: Record<string, string[]> = {};
  const hosts = new Set<string>();
  const { page, problems } = await open('/robots.txt');
  page.on('request', request => hosts.add(new URL(request.url()).host));
  for (const { path, looks, isMain } of paths) {
    problems.length = 0;
    await page.goto(path);
    await page.locator('[data-island-on=idle]:not([data-island-state=hydrated])').waitFor({ state: 'detached' });
    const violations = await lookAt(page, looks, isMain);
    if (violations.length > 0 || problems.length > 0) found[path] = [...violations, ...problems];
  }
  expect(found).toEqual({});
  expect([...hosts]).toEqual([new URL(siteUrl).host]);
});

test('detects planted accessibility violations', async () => {
  const { page } = await open('/sv/faq');
  await page.evaluate(() => document.querySelector('main')!.append(new Image(), document.createElement('button')));
  const rules = (await axe(page)).map(violation => violation.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['image-alt', 'button-name']));
});
