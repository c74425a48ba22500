import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { fileOf } from '../../scripts/documents/kinds.ts';
import { moments } from '../../site/src/reviewMoments.ts';
import { pageAt, pages } from '../../site/src/sitemap.ts';
import { languages } from '../support/site.ts';
import { serveFolder } from '../visual/serve.ts';

const folder = join(import.meta.dirname, '../../storybook-static');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const links = read(join(folder, 'pages.json')) as Record<string, string>;
const { entries } = read(join(folder, 'index.json')) as { entries: Record<string, object> };

let browser: Browser;
let page: Page;
let storybook: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  storybook = await serveFolder(folder);
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  // The window is wide enough for the language links of the navbar.
  page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  page.setDefaultTimeout(60_000);
});
afterAll(async () => {
  await browser?.close();
  storybook?.close();
});

const framed = () => page.frameLocator('#storybook-preview-iframe').frameLocator('iframe[data-page]');
async function choose(tool: RegExp, item: string) {
  await page.getByRole('toolbar').getByRole('button', { name: tool }).click();
  await page.getByRole('option', { name: item }).click();
}

// LIB-12
test('has a story for each module of the route table, and its page in each language and moment', () => {
  const modules = Object.keys(links).map(path => pageAt(path.replace(/\?.*/, ''))!.module);
  expect(new Set(modules)).toEqual(new Set(pages.map(({ module }) => module)));
  expect(Object.values(links).filter(id => !(id in entries))).toEqual([]);
  const files = Object.keys(links).flatMap(link => {
    const [path = '', query = ''] = link.split('?');
    return languages.flatMap(lang => Object.keys(moments).map(moment => fileOf({ path, query }, lang, moment)));
  });
  expect(files.filter(file => !existsSync(join(folder, file)))).toEqual([]);
});

// LIB-12
test('shows a served page in the theme, language and clock of the toolbar', async () => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(error.message));
  // A static Storybook has no `/api/live`.
  page.on('response', got => got.status() >= 400 && !got.url().endsWith('/api/live') && problems.push(`${got.status()} ${got.url()}`));

  await page.goto(`${storybook.url}/?path=/story/pages-stay--tickets`);
  const ground = () =>
    framed()
      .locator('body')
      .evaluate(body => getComputedStyle(body).backgroundColor);
  await framed().getByRole('heading', { level: 1 }).waitFor();
  const day = await ground();
  expect(day).not.toBe('rgba(0, 0, 0, 0)');
  await choose(/^Theme|^Light/, 'Night');
  await expect.poll(ground).not.toBe(day);
  await expect.poll(() => framed().locator('html').getAttribute('lang')).toBe('en');
  await choose(/^Language|^English/, 'Svenska');
  await framed().locator('html[lang=sv]').waitFor();
  await expect.poll(ground).not.toBe(day);
  const during = await framed().getByRole('main').innerText();
  await choose(/^Clock|^During/, 'Before the sale');
  await expect.poll(() => framed().getByRole('main').innerText()).not.toBe(during);
  expect(problems).toEqual([]);
});

// LIB-12
test('opens the story of a page by a link to the page, and sets the toolbar by a language link', async () => {
  await page.goto(`${storybook.url}/?path=/story/pages-main--news&globals=lang:en`);
  await framed().getByRole('navigation').getByRole('link', { name: 'FAQ' }).first().click();
  await page.waitForURL(/pages-info--faq/);
  await framed().locator('link[rel=canonical][href$="/en/faq"]').waitFor({ state: 'attached' });
  await framed().getByRole('link', { name: 'Svenska' }).first().click();
  await framed().locator('link[rel=canonical][href$="/sv/faq"]').waitFor({ state: 'attached' });
  const language = page.getByRole('toolbar').getByRole('button', { name: /Svenska/ });
  await expect.poll(() => language.count()).toBe(1);
});

test.each(['', 'iframe.html'])('loads no script of another host in /%s', async path => {
  const own = await browser.newPage();
  await own.goto(`${storybook.url}/${path}`);
  const refused = await own.evaluate(
    () =>
      new Promise<string>(resolve => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
        document.head.append(Object.assign(document.createElement('script'), { src: 'https://tand.example/script.js' }));
      }),
  );
  expect(refused).toBe('script-src-elem');
  await own.close();
});
