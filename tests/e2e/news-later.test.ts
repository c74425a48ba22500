import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from '../support/axe.ts';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { startEditable, type EditableSite } from '../support/content.ts';
import { copy, edition, festival, parse } from '../support/site.ts';

const { open } = testBrowser(reducedMotion);
let site: EditableSite;
let before: Map<string, string>;
beforeAll(async () => {
  site = await startEditable();
  before = new Map(await Promise.all(listed.map(async path => [path, await read(path)] as const)));
});
afterAll(() => site.stop());
const content = (...args: string[]) => site.content(...args);

const article = `---
author: Priya Nordahl
topic: mat
image: /img/news/pack-list.svg
sv:
  headline: 'Våfflor & "sylt" <nu>'
  preamble: "Järnet är varmt & redo."
  imageCaption: "Sylten räckte."
en:
  headline: 'Waffles & "jam" <now>'
  preamble: "The iron is hot & ready."
routerLink: /food
---

<!-- sv -->

Kom till **torget** klockan tre. Läs mer om [maten](/food).

## Det här får du

- Våffla
- Sylt

<!-- en -->

Come to **the square** at three.
`;
const slug = 'vafflor-pa-torget';
const titles = { sv: 'Våfflor & "sylt" <nu>', en: 'Waffles & "jam" <now>' } as const;

// NEWS-13
test('shows a draft only at its preview address, as it will look when published', async () => {
  await writeFile(join(site.folder, `${slug}.md`), article);
  const said = await content('news', 'add', `${slug}.md`);
  const [address] = /http:\S+\/sv\/\S+preview=\S+/.exec(said)!;
  expect((await fetch(`${site.server.url}/sv/news/${slug}`)).status).toBe(404);
  await expect.poll(async () => (await fetch(address)).status).toBe(200);
  const { page, problems } = await open(address);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(titles.sv);
  await expect.poll(() => page.locator('article [data-component=Prose] strong').textContent()).toBe('torget');
  await expect.poll(() => page.locator('article [data-component=Prose] li').allTextContents()).toEqual(['Våffla', 'Sylt']);
  expect(problems).toEqual([]);
  const { page: list } = await open(`${site.server.url}/sv/news`);
  await list.locator('#list > li').first().waitFor();
  expect(await list.locator(`a[href="/sv/news/${slug}"]`).count()).toBe(0);
});

// NEWS-15
test('lists an article first, in all news and in its topic, when it is published', async () => {
  await content('news', 'publish', slug);
  for (const path of ['news', 'news/topic/mat']) {
    const { page, problems } = await open(`${site.server.url}/sv/${path}`);
    const first = page.locator('#list > li').first();
    await first.getByRole('link', { name: titles.sv }).waitFor();
    await first.getByRole('link', { name: titles.sv }).click();
    await page.waitForURL(`**/sv/news/${slug}`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(titles.sv);
    await expect.poll(() => page.title()).toBe(`${titles.sv} | ${festival}`);
    await expect.poll(() => page.locator(`article a[href="/sv/food"]`).count()).toBe(2);
    expect(problems).toEqual([]);
  }
});

test.each(['sv', 'en'] as const)('serves the article in %s with its own metadata, and its text without script', async lang => {
  const answer = await fetch(`${site.server.url}/${lang}/news/${slug}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const page = parse(html);
  const title = `${titles[lang]} | ${festival}`;
  const preamble = lang === 'sv' ? 'Järnet är varmt & redo.' : 'The iron is hot & ready.';
  const url = `${edition.siteUrl}/${lang}/news/${slug}`;
  const meta = (name: string) => page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  expect(page.title).toBe(title);
  expect([meta('description'), meta('og:title'), meta('og:description'), meta('twitter:title'), meta('og:url')]).toEqual([
    preamble,
    title,
    preamble,
    title,
    url,
  ]);
  expect(page.querySelector('link[rel=canonical]')!.getAttribute('href')).toBe(url);
  const alternates = [...page.querySelectorAll('link[rel=alternate][hreflang]')].map(link => link.getAttribute('href'));
  expect(alternates).toEqual(['sv', 'en', 'sv'].map(other => `${edition.siteUrl}/${other}/news/${slug}`));
  const graph = JSON.parse(page.querySelector('script[type="application/ld+json"]')!.textContent)['@graph'] as Record<string, unknown>[];
  expect(graph.find(node => node['@type'] === 'NewsArticle')).toMatchObject({ headline: titles[lang], url });
  expect(page.querySelector('h1')!.textContent).toBe(titles[lang]);
  expect(page.querySelector('article')!.textContent).toContain(
    lang === 'sv' ? 'Kom till torget klockan tre.' : 'Come to the square at three.',
  );
  expect(html).not.toContain('__NEWS_');

  const { page: alone, problems } = await open(`${site.server.url}/${lang}/news/${slug}`, { javaScriptEnabled: false });
  await alone.getByRole('heading', { level: 1, name: titles[lang] }).waitFor();
  await expect.poll(() => alone.locator('article figure img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

const found = ['sitemap.xml', ...['sv', 'en'].flatMap(lang => ['rss.xml', 'atom.xml', 'feed.json'].map(file => `${lang}/news/${file}`))];
const listed = [...found, 'sv/news'];
/** Text at an address; for a page only `main` without its scripts, because their data contain the revision. */
async function read(path: string): Promise<string> {
  const text = await (await fetch(`${site.server.url}/${path}`)).text();
  return /<main[\s\S]*<\/main>/.exec(text)?.[0].replaceAll(/<script[\s\S]*?<\/script>/g, '') ?? text;
}

test.each(found)('lists the article in %s', async path => {
  const answer = await fetch(`${site.server.url}/${path}`);
  expect(await answer.text()).toContain(`/news/${slug}`);
  const again = await fetch(`${site.server.url}/${path}`, { headers: { 'if-none-match': answer.headers.get('etag')! } });
  expect(again.status).toBe(304);
});

test('serves feeds and site map that independent parsers read', async () => {
  const [rss, atom, json] = await Promise.all(['rss.xml', 'atom.xml', 'feed.json'].map(file => read(`sv/news/${file}`)));
  expect(parseRssFeed(rss!).items?.[0]?.title).toBe(titles.sv);
  expect(parseAtomFeed(atom!).entries?.[0]?.title).toMatchObject({ value: titles.sv });
  expect(parseJsonFeed(json!).items?.[0]?.content_html).toContain(`<a href="${edition.siteUrl}/sv/food">maten</a>`);
  const sitemap = await read('sitemap.xml');
  expect(XMLValidator.validate(sitemap)).toBe(true);
  expect(sitemap).toContain(`<loc>${edition.siteUrl}/en/news/${slug}</loc>`);
});

test('links the article in the list without script', async () => {
  const { page, problems } = await open(`${site.server.url}/en/news`, { javaScriptEnabled: false });
  await page.getByRole('link', { name: titles.en }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(titles.en);
  expect(problems).toEqual([]);
});

// NEWS-13, ROUTE-15
test('answers 410 with the name of a withdrawn article, and reports it gone on an open page', async () => {
  const { page: reader } = await open(`${site.server.url}/sv/news/${slug}`, { expected: ['410'] });
  await content('news', 'unpublish', slug);
  await expect.poll(async () => (await fetch(`${site.server.url}/sv/news/${slug}`)).status).toBe(410);
  const { page } = await open(`${site.server.url}/sv/news/${slug}`, { expected: ['410'] });
  const { headline } = (await copy('sv', 'news')).article.gone;
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(headline);
  const main = page.getByRole('main');
  expect(await main.textContent()).toContain(titles.sv);
  expect(await main.textContent()).not.toContain('torget');
  expect(await main.locator('a[href^="/sv/news/"]').count()).toBeGreaterThan(0);
  expect(await main.locator(`a[href="/sv/news/${slug}"]`).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await reader.bringToFront();
  await expect.poll(() => reader.getByRole('heading', { level: 1 }).textContent()).toBe(headline);
});

test('serves the same feeds, site map and list after the withdrawal as before the publication', async () => {
  for (const path of listed) await expect.poll(() => read(path), { message: path }).toBe(before.get(path));
});

test('rejects an article with HTML in its text, and publishes nothing of the article', async () => {
  await writeFile(join(site.folder, 'fel.md'), article.replace('Våffla', '<b>Våffla</b>'));
  const failed = await content('news', 'add', 'fel.md', '--publish').catch((error: { stderr: string }) => error.stderr);
  expect(failed).toMatch(/fel\.md:21 body\.(?:sv|en): has HTML/);
  expect((await fetch(`${site.server.url}/sv/news/fel`)).status).toBe(404);
});
