import { chromium, type Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { chromiumArgs } from '../../scripts/chromium.mjs';
import { testBrowser } from '../support/browser.ts';
import { copy } from '../support/site.ts';

const { open } = testBrowser();
const [{ headline }, { theme }] = await Promise.all([copy('sv', 'news'), copy('sv', 'common')]);
const follow = async (page: Page) => {
  // Clicks by script: a real click on the hidden bar would scroll the page.
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Nyheter' })
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/sv/news');
  await expect.poll(() => page.locator('h1').textContent()).toBe(headline);
};
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

const state = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    theme: document.documentElement.dataset['tandTheme'],
    scroll: Math.round(scrollY),
    history: history.length,
    isFocusFresh: document.activeElement === document.body,
  }));

const refused = (page: Page) =>
  page.evaluate(() => {
    const attempts = [
      () => (document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">'),
      () => (document.createElement('script').src = '/assets/x.js'),
    ];
    return attempts.map(attempt => {
      try {
        return attempt();
      } catch (error) {
        return (error as Error).name;
      }
    });
  });

// PERF-5, SEC-10, NAV-18
test('loads a new document by a link, and Back returns to the scroll position', async () => {
  const { page, problems } = await open('/sv/about');
  await mark(page);
  await page.getByRole('button', { name: theme.toNight }).click();
  await expect.poll(() => page.locator('html').getAttribute('data-tand-theme')).toBe('night');
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  const before = await state(page);
  await follow(page);
  expect(await isMarked(page)).toBe(false);
  await expect
    .poll(() => state(page))
    .toMatchObject({ lang: 'sv', theme: 'night', scroll: 0, isFocusFresh: true, history: before.history + 1 });
  await page.goBack();
  await page.waitForURL('**/sv/about');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(600);
  await expect.poll(() => state(page)).toMatchObject({ title: before.title, theme: 'night' });
  expect(problems).toEqual([]);
  expect(await refused(page)).toEqual(['TypeError', 'TypeError']);
});

test('shows the same document on Back, in the theme that was chosen since', async () => {
  const browser = await chromium.launch({
    executablePath: inject('fullChromium'),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: inject('siteUrl'), viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    await page.goto('/sv/home');
    await mark(page);
    await follow(page);
    expect(await isMarked(page)).toBe(false);
    await page.getByRole('button', { name: theme.toNight }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-tand-theme')).toBe('night');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/sv/home');
    await expect.poll(() => isMarked(page)).toBe(true);
    await expect.poll(() => page.locator('html').getAttribute('data-tand-theme')).toBe('night');
  } finally {
    await browser.close();
  }
});

test.each([
  ['has a', 'no-preference', true],
  ['has no', 'reduce', false],
] as const)('%s view transition between documents with prefers-reduced-motion: %s', async (_, reducedMotion, isExpected) => {
  const { page } = await open('/sv/about', {
    reducedMotion,
    before: async opened => {
      await opened.addInitScript(() =>
        addEventListener('pagereveal', event => Object.assign(window, { isPassing: Boolean((event as any).viewTransition) })),
      );
    },
  });
  await follow(page);
  // `isPassing` is set with the page's first frame, after its text is there.
  await expect.poll(() => page.evaluate(() => (window as any).isPassing as boolean | undefined)).toBe(isExpected);
});

// NAV-20
test.each([
  ['from home', '/sv/home', 'no-preference', '[data-component=DistrictWall] [href$=tokyo-town]', ['new', 'old']],
  [
    'from a district',
    '/sv/universe/districts/quiet-lan',
    'no-preference',
    '[data-component=DistrictWall] [href$=tokyo-town]',
    ['new', 'old'],
  ],
  ['from a link without a picture', '/sv/about', 'no-preference', 'header a[href$="/esports"]', ['new']],
  ['with less motion', '/sv/home', 'reduce', '[data-component=DistrictWall] [href$=tokyo-town]', []],
] as const)('animates pictures of link and page unless motion is reduced: %s', async (_, address, reducedMotion, selector, expected) => {
  const { page } = await open(address, {
    reducedMotion,
    before: page =>
      page.addInitScript(() => {
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
        const note = async (transition: { ready: Promise<void> } | null, isThere = true) => {
          await transition?.ready;
          const parts = new Set(document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement));
          const passed = ['new', 'old'].filter(side => parts.has(`::view-transition-${side}(front)`));
          // A document may be shown before its picture has loaded: then there is no target for the transition.
          if (!isThere && !passed.includes('new')) passed.unshift('new');
          if (transition) sessionStorage.setItem('passed', passed.join());
        };
        addEventListener('pagereveal', event => void note((event as any).viewTransition, document.querySelector('[data-front]') !== null));
      }),
  });
  await page.evaluate(() => sessionStorage.setItem('passed', ''));
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL(url => url.pathname !== address);
  await page.locator('[data-front] img').first().waitFor();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('passed'))).toBe(expected.join());
});

test('prefetches a page when the mouse is on a link to it', async () => {
  const { page } = await open('/sv/about');
  const devtools = await page.context().newCDPSession(page);
  const faults: unknown[] = [];
  const ahead: string[] = [];
  devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => faults.push(ruleSet.errorType, ruleSet.errorMessage));
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') ahead.push(new URL(prefetchUrl).pathname);
  });
  await devtools.send('Preload.enable');
  await page.getByRole('banner').getByRole('link', { name: 'Nyheter' }).hover();
  await expect.poll(() => ahead).toEqual(['/sv/news']);
  expect(faults.filter(Boolean)).toEqual([]);
});
