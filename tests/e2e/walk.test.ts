import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../support/axe.ts';
import { calm, hydrated, testBrowser } from '../support/browser.ts';
import { languages, walkedPaths, type Lang } from '../support/site.ts';

const { open } = testBrowser({ ...calm, expected: ['status of 404'] });

/**
 * Each looked at narrow and wide, by day and by night, two of these in each language, for colours alone where the other one is
 * asked everything; of all others one page is read narrow by night, the next wide by day.
 */
const whole =
  /^\/\w+\/(?:home|schedule|news|news\/rent-gaming-setup|tickets|faq|universe\/districts\/tokyo-town|esports\/tournaments\/cs2|404)$/;
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

/** Violations on the page as it stands, in each of some looks. */
async function lookAt(page: Page, looks: readonly Look[], isWhole = false): Promise<string[]> {
  const found: string[] = [];
  for (const { width, theme, rule } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(name => (document.documentElement.dataset['theme'] = name), theme);
    found.push(...(await axe(page, rule)).map(violation => `${width} px, ${theme}: ${violation}`));
    if (!isWhole) continue;
    await page.emulateMedia({ contrast: 'more' });
    found.push(...(await axe(page, 'color-contrast-enhanced')).map(violation => `${width} px, ${theme}, more contrast: ${violation}`));
    await page.emulateMedia({ contrast: null });
  }
  return found;
}

// Every page is opened in one of the languages, the kinds of pages in both, and everything that a browser alone can tell of it
// is asked then: what goes wrong there does not depend on the language but for its words, which are asked of the files.
// A11Y-1, A11Y-7
test.each(languages)(
  'in %s no page has a violation, writes an error, fails to load a thing or asks another host',
  { timeout: 300_000 },
  async lang => {
    const paths = await walkedPaths(lang);
    expect(paths.length).toBeGreaterThan(60);
    const found: Record<string, string[]> = {};
    const hosts = new Set<string>();
    const rest = paths
      .map((path, index) => ({ path, index }))
      .filter(({ path, index }) => whole.test(path) || index % 2 === languages.indexOf(lang));
    let own = '';
    // Two pages at a time: while one waits, the other goes on.
    const walk = async () => {
      const { page, problems } = await open('/robots.txt');
      own = new URL(page.url()).host;
      page.on('request', request => hosts.add(new URL(request.url()).host));
      for (let next = rest.shift(); next; next = rest.shift()) {
        const { path, index } = next;
        problems.length = 0;
        await page.goto(path);
        await hydrated(page);
        // Live pages refetch their data once nothing else is to do.
        await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => setTimeout(resolve, 50))));
        const violations = whole.test(path) ? await lookAt(page, all[lang], true) : await lookAt(page, [index % 4 < 2 ? narrow : wide]);
        if (violations.length > 0 || problems.length > 0) found[path] = [...violations, ...problems];
      }
      await page.waitForLoadState('networkidle');
    };
    await Promise.all([walk(), walk()]);
    expect(found).toEqual({});
    expect([...hosts]).toEqual([own]);
  },
);

test('the check finds what is wrong', async () => {
  const { page } = await open('/sv/faq');
  await hydrated(page);
  await page.evaluate(() => document.querySelector('main')!.append(new Image(), document.createElement('button')));
  const rules = (await axe(page)).map(violation => violation.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['image-alt', 'button-name']));
});
