import type { Browser, Page } from 'playwright-core';

export const themes = ['light', 'night'] as const;
export const widths = [390, 1280] as const;
/** Taller pictures are cut: what is below repeats what is above. */
const tallest = 4000;

/** A page that stands still: no motion, no caret, and a Date that does not move. */
export async function openCamera(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: widths[0], height: 600 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
  });
  const page = await context.newPage();
  // tsx names functions by a helper that the page lacks.
  await page.addInitScript('globalThis.__name ??= value => value');
  await page.clock.setFixedTime('2025-06-14T13:10:00Z');
  return page;
}

/** Illustrations over this many square pixels are shown as silhouettes: art has tests of its own, and one map alone weighs 300 kB. */
const largest = 8_000;

/** Waits until the story, its play function, the fonts and every picture are there. Runs in the page. */
async function settle(largest: number): Promise<string> {
  const preview = (globalThis as any).__STORYBOOK_PREVIEW__;
  const phase = () => preview?.currentRender?.phase;
  const limit = performance.now() + 20_000;
  while (!['completed', 'finished', 'errored', 'aborted'].includes(phase()) && performance.now() < limit)
    await new Promise(requestAnimationFrame);
  for (const image of document.querySelectorAll('img')) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, image => image.decode().catch(() => undefined)));
  for (const image of document.images) {
    const { width, height } = image.getBoundingClientRect();
    if (width * height > largest && image.src.includes('/img/')) image.style.filter = 'brightness(0) opacity(0.25)';
  }
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return phase();
}

/** Opens a story in one width; its themes are then a change of one attribute. */
export async function openStory(page: Page, url: string, id: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 600 });
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=theme:light;lang:sv;dir:ltr;motion:reduced;clock:during`);
  await page.waitForFunction(() => Boolean((globalThis as any).__STORYBOOK_PREVIEW__?.currentRender));
  const phase = await page.evaluate(settle, largest);
  if (phase !== 'completed' && phase !== 'finished') throw new Error(`${id} did not render (${phase})`);
}

/** A picture of the story as it stands, from the top to its end. */
export async function shoot(page: Page, theme: string, width: number): Promise<Buffer> {
  await page.evaluate(name => (document.documentElement.dataset['theme'] = name), theme);
  await page.evaluate(settle, largest);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const options = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;
  if (height <= tallest) return page.screenshot({ ...options, fullPage: true });
  return page.screenshot({ ...options, fullPage: true, clip: { x: 0, y: 0, width, height: tallest } });
}
