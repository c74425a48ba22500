import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { chromiumArgs } from '../../scripts/chromium.mjs';
import { logStyleChanges, styleChange } from './style-changes.ts';

export interface OpenOptions extends BrowserContextOptions {
  /** Full Chromium instead of the headless shell. */
  isFull?: boolean;
  /** Parts of expected messages, which are left out of `problems`. */
  expected?: string[];
  before?: (page: Page) => Promise<unknown>;
}

/** Playwright's message where service workers are blocked, as in most tests. */
const blocked = 'Service Worker registration blocked by Playwright';

/** Chromium's messages about a skipped view transition: the page was shown late, or left before the transition was ready. */
const late = ['skipped', 'aborted because of invalid state', 'aborted because of timeout in DOM update'].map(
  how => `Transition was ${how}`,
);

const launched = new Map<string, Promise<Browser>>();

/** A browser that files of this process share. Full Chromium has push, bfcache and the real lazy-loading distance. */
export function sharedBrowser({ isFull = false } = {}): Promise<Browser> {
  const executablePath = inject(isFull ? 'fullChromium' : 'chromium');
  if (!launched.has(executablePath)) launched.set(executablePath, chromium.launch({ executablePath, args: chromiumArgs }));
  return launched.get(executablePath)!;
}

export const newContext = async ({ isFull, ...options }: BrowserContextOptions & { isFull?: boolean }): Promise<BrowserContext> =>
  (await sharedBrowser({ isFull })).newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'sv-SE',
    serviceWorkers: 'block',
    ...options,
  });

/** For tests that do not check motion: reduced motion saves time. */
export const reducedMotion = { reducedMotion: 'reduce' } satisfies OpenOptions;

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } satisfies OpenOptions;

/**
 * Opens pages for the tests of a file, each in its own context. `problems` are unexpected warnings and errors of the console, exceptions
 * and failed requests. A test fails if a page changed a style, unless the test empties `styleChanges`.
 */
export function testBrowser(all: OpenOptions = {}) {
  const closing: (() => Promise<void>)[] = [];
  const styleChanges: string[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    expect(styleChanges.splice(0)).toEqual([]);
  });

  const siteUrl = inject('siteUrl');
  return {
    siteUrl,
    open: async (path: string, own: OpenOptions = {}): Promise<{ page: Page; problems: string[]; styleChanges: string[] }> => {
      const { expected = [], before, ...options } = { ...all, ...own };
      const context = await newContext({ baseURL: siteUrl, ...options });
      closing.push(async () => {
        // A route that still fetches for a closed page must not fail the test.
        await Promise.all(context.pages().map(opened => opened.unrouteAll({ behavior: 'ignoreErrors' })));
        await context.close();
      });
      await context.addInitScript(logStyleChanges, styleChange);
      context.on('console', message => message.text().startsWith(styleChange) && styleChanges.push(message.text()));
      const page = await context.newPage();
      const problems: string[] = [];
      const note = (text: string) => {
        if (![...expected, blocked, ...late].some(part => text.includes(part))) problems.push(text);
      };
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type())) note(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', error => note(error.message));
      page.on('requestfailed', request => {
        const reason = request.failure()?.errorText;
        // Navigating away aborts pending requests.
        if (reason !== 'net::ERR_ABORTED') note(`${request.url()} ${reason}`);
      });
      await before?.(page);
      await page.goto(path);
      return { page, problems, styleChanges };
    },
  };
}

/** A slow network: scripts arrive when `release` is called. `site-….js` is not held, as that would delay the `load` event too. */
export function holdScripts() {
  let release!: () => void;
  const released = new Promise<void>(resolve => (release = resolve));
  const arrival = async (url: string) => {
    if (/\/assets\/app\/(?!site-).*\.js/.test(url)) await released;
  };
  const before = (page: Page) =>
    page.route('**/assets/app/*.js', async route => {
      await arrival(route.request().url());
      await route.continue();
    });
  return { arrival, before, release };
}

export const islandReady = (page: Page, name: string) =>
  page.locator(`[data-island=${name}][data-island-state=hydrated]`).waitFor({ state: 'attached' });
