import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { afterEach, inject } from 'vitest';
import { chromiumArgs } from '../../scripts/chromium.mjs';

export interface OpenOptions extends BrowserContextOptions {
  /** In the whole browser, not in that without a window. */
  isWhole?: boolean;
  /** Console messages that a test expects, as parts of their text. */
  expected?: string[];
  /** What is to be ready before the page is asked for: routes, storage. */
  before?: (page: Page) => Promise<unknown>;
}

/** What Playwright writes when a page registers a service worker; only the tests of offline work let it. */
const blocked = 'Service Worker registration blocked by Playwright';

/** What Chromium writes when a page is shown, late or left again before the transition from the last one is ready: it is left out then. */
const late = ['skipped', 'aborted because of invalid state', 'aborted because of timeout in DOM update'].map(
  how => `Transition was ${how}`,
);

const launched = new Map<string, Promise<Browser>>();

/**
 * The browser of all test files of a process, which ends with it: starting one for each file took longer than many a file.
 * The whole one has what belongs to a window: push, pages kept for the way back, how far ahead lazy pictures are fetched.
 */
export function sharedBrowser({ isWhole = false } = {}): Promise<Browser> {
  const executablePath = inject(isWhole ? 'wholeChromium' : 'chromium');
  if (!launched.has(executablePath)) launched.set(executablePath, chromium.launch({ executablePath, args: chromiumArgs }));
  return launched.get(executablePath)!;
}

/** A device of its own: nothing is kept on it yet. */
export const newContext = async ({ isWhole, ...options }: BrowserContextOptions & { isWhole?: boolean }): Promise<BrowserContext> =>
  (await sharedBrowser({ isWhole })).newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'sv-SE',
    serviceWorkers: 'block',
    ...options,
  });

/** Of a device that wants less motion: for tests of what does not move, whose pages then draw a tenth less. */
export const calm = { reducedMotion: 'reduce' } satisfies OpenOptions;

/**
 * Pages for the tests of a file, with what all of them are opened with. `open` gives a page of its own context; whatever it writes to the console, throws
 * or fails to load is collected in `problems`, so that a test can hold it to be empty.
 */
export function testBrowser(all: OpenOptions = {}) {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  const siteUrl = inject('siteUrl');
  return {
    siteUrl,
    open: async (path: string, own: OpenOptions = {}): Promise<{ page: Page; problems: string[] }> => {
      const { expected = [], before, ...options } = { ...all, ...own };
      const context = await newContext({ baseURL: siteUrl, ...options });
      closing.push(async () => {
        // What a route still fetches for a page that is left is nobody's failure.
        await Promise.all(context.pages().map(opened => opened.unrouteAll({ behavior: 'ignoreErrors' })));
        await context.close();
      });
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
        // Leaving a page cuts off what it was still asking for; that is no failure.
        if (reason !== 'net::ERR_ABORTED') note(`${request.url()} ${reason}`);
      });
      await before?.(page);
      await page.goto(path);
      return { page, problems };
    },
  };
}

/** Holds the scripts of the application back until `release` is called; a page is as it was served until then. */
export function heldScripts() {
  let release!: () => void;
  const promise = new Promise<void>(resolve => (release = resolve));
  const before = (page: Page) =>
    page.route('**/assets/app/*.js', async route => {
      if (!route.request().url().includes('/app/early')) await promise;
      await route.continue();
    });
  return { before, release };
}

export { hydrate as hydrated, touch } from '../bench/page.mjs';

/** A link of the footer, once somebody has come near enough for it to be hydrated and the router follows it. */
export async function footerLink(page: Page, href: string): Promise<Locator> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.locator('[data-hydrated] > footer').waitFor();
  return page.locator(`footer a[href="${href}"]`);
}
