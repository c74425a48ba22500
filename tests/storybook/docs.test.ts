import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingOnPurpose } from '../../.storybook/silence.ts';
import { chromiumArgs, findChromiumShell } from '../../scripts/chromium.mjs';
import { serveFolder } from '../visual/serve.ts';

interface Entry {
  id: string;
  type: string;
}
/** `lang` and `dir`: of the element around the story. `own`: those that the story sets itself. */
interface Shown {
  id: string;
  lang: string;
  dir: string;
  own: { lang?: string; dir?: string };
}
interface Channel {
  on: (event: string, listener: (said: { storyId: string; newPhase: string }) => void) => void;
  emit: (event: string, said: object) => void;
}
declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: { loadStory: (of: { storyId: string }) => Promise<{ storyGlobals: Shown['own'] }> };
  /** Set by this test in each document: stories being rendered, and finished ones. */
  var stories: { busy: Set<string>; done: Set<string> };
  /** Set by this test: id of a block's story, without the `--primary` that the first block of a page has in addition. */
  var storyOf: (block: Element) => string;
}

const folder = join(import.meta.dirname, '../../storybook-static');
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const docs = Object.values(entries).flatMap(({ type, id }) => (type === 'docs' ? [id] : []));
/** Not the default, so that a story that ignores the toolbar differs. */
const look = { lang: 'sv', dir: 'rtl' };
const otherLook = { lang: 'en', dir: 'ltr' };

let browser: Browser;
let page: Page;
let storybook: Awaited<ReturnType<typeof serveFolder>>;
const problems: string[] = [];
const isMeant = (url: string) => url.endsWith(missingOnPurpose);

beforeAll(async () => {
  storybook = await serveFolder(folder);
  browser = await chromium.launch({ executablePath: await findChromiumShell(), args: chromiumArgs });
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(60_000);
  page.on('pageerror', error => problems.push(error.message));
  page.on('console', said => said.type() === 'error' && !isMeant(said.location().url) && problems.push(said.text()));
  page.on('response', got => got.status() >= 400 && !isMeant(got.url()) && problems.push(`${got.status()} ${got.url()}`));
  await page.addInitScript(() => {
    const stories = { busy: new Set<string>(), done: new Set<string>() };
    let channel: Channel;
    Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
      get: () => channel,
      set: (made: Channel) => {
        channel = made;
        channel.on('storyRenderPhaseChanged', ({ storyId, newPhase }) => {
          if (newPhase === 'loading') stories.busy.add(storyId);
          if (!/^(?:finished|aborted|errored)$/.test(newPhase)) return;
          stories.busy.delete(storyId);
          stories.done.add(storyId);
        });
      },
    });
    Object.assign(globalThis, {
      stories,
      storyOf: ({ id }: Element) => id.replace('story--', '').replace(/(--[\w-]+)--primary$/, '$1'),
    });
  });
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=${docs.at(-1)}`);
  await page.locator('#storybook-docs h1').first().waitFor();
  await choose(look);
});
afterAll(async () => {
  await browser?.close();
  storybook?.close();
});

async function open(id: string) {
  await page.evaluate(storyId => {
    stories.done.clear();
    document.querySelector('#storybook-docs h1')?.setAttribute('data-old', '');
    __STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await page.waitForFunction(() => {
    if (document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')) return true;
    const isNew = document.querySelector('#storybook-docs h1:not([data-old])');
    const blocks = [...document.querySelectorAll('.sb-story:not(:has(iframe))')];
    return isNew && stories.busy.size === 0 && blocks.every(block => stories.done.has(storyOf(block)));
  });
  await settle();
}

async function choose(next: typeof look) {
  await page.evaluate(globals => __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals }), next);
  await settle();
}

const settle = () =>
  page.waitForFunction(() => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')];
    // Lazy frames far below would never load.
    for (const frame of frames) frame.loading = 'eager';
    const all = [globalThis, ...frames.map(({ contentWindow }) => contentWindow as Partial<typeof globalThis> | null)];
    return all.every((of, index) => of?.stories?.busy.size === 0 && (index === 0 || of.stories.done.size > 0));
  });

const read = () =>
  page.evaluate(async () => {
    for (const toggle of document.querySelectorAll<HTMLElement>('.docblock-code-toggle[aria-expanded="false"]')) toggle.click();

    const shown = [...document.querySelectorAll('#storybook-docs .sb-story')].map(async (block): Promise<Shown> => {
      const id = storyOf(block);
      const framed = block.querySelector('iframe')?.contentDocument;
      const root = framed ? framed.querySelector('#storybook-root')! : (block.querySelector('[data-stage]') ?? block);
      const { storyGlobals } = await __STORYBOOK_PREVIEW__.loadStory({ storyId: id });
      const { lang, dir } = root.closest<HTMLElement>('[lang][dir]') ?? document.documentElement;
      return { id, lang, dir, own: storyGlobals };
    });
    const faults = [
      ...(document.body.matches('.sb-show-main') ? [] : [`Storybook says: ${document.body.innerText.slice(0, 300)}`]),
      ...[...document.querySelectorAll('.sb-story')]
        .filter(block => !block.querySelector('[data-stage], iframe'))
        .map(({ id }) => `${id} is empty`),
      ...[...document.querySelectorAll('.docblock-argstable-body tr')]
        .filter(({ children }) => !children[1]?.textContent?.trim())
        .map(({ textContent }) => `no description: ${textContent}`),
    ];
    return { shown: await Promise.all(shown), faults };
  });

async function snippets() {
  const opened = await page.waitForFunction(() => {
    const shown = [...document.querySelectorAll('.docblock-code-toggle')].map(toggle =>
      document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.querySelector('pre'),
    );
    return shown.every(Boolean) && shown.map(code => code?.innerText ?? '');
  });
  return (await opened.jsonValue()) || [];
}

async function faultsIn(asked: typeof look) {
  const { shown, faults } = await read();
  for (const { id, lang, dir, own } of shown) {
    const right = { ...asked, ...own };
    if (lang !== right.lang || dir !== right.dir) faults.push(`${id} is ${lang} ${dir}, not ${right.lang} ${right.dir}`);
  }
  return faults;
}

// LIB-3
test.each(docs)('opens %s, with its stories in the chosen language and direction', async id => {
  await open(id);
  await expect.poll(() => faultsIn(look)).toEqual([]);
  expect((await snippets()).filter(code => !code.startsWith('<'))).toEqual([]);
  expect(problems.splice(0)).toEqual([]);
});

// LIB-3
test.each([
  ['in the page', 'components-button--docs'],
  ['in frames', 'components-toast--docs'],
  ['with a language of their own', 'components-ticketcard-features--docs'],
])('follows the toolbar on an open page with stories %s', async (_, id) => {
  await open(id);
  for (const next of [otherLook, look]) {
    await choose(next);
    await expect.poll(() => faultsIn(next)).toEqual([]);
  }
  expect(problems.splice(0)).toEqual([]);
});
