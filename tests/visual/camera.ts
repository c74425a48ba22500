import type { Browser, Page } from 'playwright-core';

/** A mode of a story's `parameters.chromatic.modes`. */
export interface Mode {
  name: string;
  width: number;
  theme: string;
  globals: string;
}
/** Modes by story id; none if `chromatic.disableSnapshot` is set. */
export type Plan = Map<string, Mode[]>;

/** Maximum height in px: further down, content repeats. */
const tallest = 4000;

export async function openCamera(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 600 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
  });
  const page = await context.newPage();
  // tsx wraps functions in a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name ??= value => value');
  await page.clock.setFixedTime('2025-06-14T13:10:00Z');
  return page;
}

async function extract() {
  const preview = (globalThis as any).__STORYBOOK_PREVIEW__;
  await preview.ready();
  const stories: any[] = Object.values(await preview.extract());
  return stories.map(({ id, parameters: { chromatic, viewport } }) => ({
    id: String(id),
    modes: Object.entries<Record<string, any>>(chromatic?.disableSnapshot ? {} : (chromatic?.modes ?? {})).flatMap(([name, values]) => {
      if (values['disable']) return [];
      const { viewport: shown, theme, ...globals } = values;
      return {
        name: name.replaceAll(' ', '-'),
        width: Number.parseInt(viewport.options[shown]?.styles.width ?? shown, 10),
        theme: String(theme),
        globals: Object.entries(globals)
          .map(([key, value]) => `${key}:${value}`)
          .join(';'),
      };
    }),
  }));
}

/** The pictures that Chromatic would take, by the stories' parameters. */
export async function planOf(page: Page, url: string): Promise<Plan> {
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => Boolean((globalThis as any).__STORYBOOK_PREVIEW__));
  return new Map((await page.evaluate(extract)).map(({ id, modes }) => [id, modes]));
}

/** Runs in the page. */
async function settle(): Promise<string> {
  const preview = (globalThis as any).__STORYBOOK_PREVIEW__;
  const phase = () => preview?.currentRender?.phase;
  const limit = performance.now() + 20_000;
  while (!['completed', 'finished', 'errored', 'aborted'].includes(phase()) && performance.now() < limit)
    await new Promise(requestAnimationFrame);
  // Pages of the site are in a frame.
  for (const { contentDocument } of [{ contentDocument: document }, ...document.querySelectorAll<HTMLIFrameElement>('iframe[data-page]')]) {
    for (const image of contentDocument!.images) image.loading = 'eager';
    await contentDocument!.fonts.ready;
    await Promise.all(Array.from(contentDocument!.images, image => image.decode().catch(() => undefined)));
  }
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return phase();
}

/** Takes pictures of a story in modes that differ in theme only, so the page is opened once. */
export async function shoot(page: Page, url: string, id: string, modes: Mode[]): Promise<Buffer[]> {
  const [{ width, theme, globals }] = modes as [Mode];
  await page.setViewportSize({ width, height: 600 });
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};${globals}`);
  await page.waitForFunction(() => Boolean((globalThis as any).__STORYBOOK_PREVIEW__?.currentRender));
  const phase = await page.evaluate(settle);
  if (phase !== 'completed' && phase !== 'finished') throw new Error(`${id} did not render (${phase})`);
  const pictures: Buffer[] = [];
  for (const mode of modes) {
    await page.evaluate(name => {
      for (const { contentDocument } of [
        { contentDocument: document },
        ...document.querySelectorAll<HTMLIFrameElement>('iframe[data-page]'),
      ])
        contentDocument!.documentElement.dataset['tandTheme'] = name;
    }, mode.theme);
    await page.evaluate(settle);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const options = { animations: 'disabled', caret: 'hide', scale: 'css', fullPage: true } as const;
    pictures.push(await page.screenshot(height <= tallest ? options : { ...options, clip: { x: 0, y: 0, width, height: tallest } }));
  }
  return pictures;
}
