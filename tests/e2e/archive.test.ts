import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freezeSite } from '../../scripts/freeze/freeze.ts';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { siteDir, siteFolder, startServer, type RunningServer } from '../support/server.ts';
import { edition, festival, languages, unlisted } from '../support/site.ts';

/** Tests this edition as an archive, whose addresses begin with its year. */
const { year, siteUrl } = edition;
const { open } = testBrowser(reducedMotion);
let folder: string;
let server: RunningServer;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'archive-')), 'client');
  freezeSite({ from: siteFolder, to: join(folder, String(year)), edition });
  // A site with the archive among its files and redirects, as in the build of the next year.
  const [built, archive] = [join(folder, '../server'), join(folder, String(year), 'archive.json')];
  await cp(join(siteDir, 'server'), built, { recursive: true });
  const { redirects } = JSON.parse(await readFile(archive, 'utf8')) as { redirects: { from: string; to: string }[] };
  const assets = JSON.parse(await readFile(join(built, 'assets.json'), 'utf8')) as object;
  await writeFile(join(built, 'assets.json'), JSON.stringify({ ...assets, redirects: redirects.map(({ from, to }) => [from, to]) }));
  server = await startServer({ SITE_DIR: dirname(folder) });
});
afterAll(async () => {
  await server?.stop();
  await rm(dirname(folder), { recursive: true, force: true });
});

test('has noindex on every page, canonical addresses of its year, and no dead link', async () => {
  const files = new Set((await readdir(folder, { recursive: true })).map(file => `/${file.replaceAll('\\', '/')}`));
  const isThere = (address: string) => files.has(address) || files.has(`${address}.html`);
  const pages = [...files].filter(file => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const file of pages) {
    const html = await readFile(join(folder, file), 'utf8');
    if (html.match(/<meta name="robots"[^>]*>/g)?.join() !== '<meta name="robots" content="noindex, follow"/>')
      wrong.push(`${file}: robots`);
    if (!unlisted.test(file.slice(0, -'.html'.length)) && !html.includes(`rel="canonical" href="${siteUrl}/${year}/`))
      wrong.push(`${file}: canonical`);
    for (const [, address = ''] of html.replaceAll(`"${siteUrl}/`, '"/').matchAll(/(?:href|src|poster)="(\/[^"#?]*)/g))
      if (!isThere(decodeURI(address)) && !/^\/(?:sv|en)\/home$/.test(address)) wrong.push(`${file}: ${address}`);
  }
  expect(wrong).toEqual([]);
  for (const lang of languages)
    for (const feed of ['feed.json', 'rss.xml', 'atom.xml']) {
      const text = await readFile(join(folder, String(year), lang, 'news', feed), 'utf8');
      expect(text.split(`${siteUrl}/`).filter((after, index) => index > 0 && !after.startsWith(`${year}/`))).toEqual([]);
    }
});

test.each(languages)('shows in %s all days of the programme, and no search field, select or button', async lang => {
  const { page, problems } = await open(`${server.url}/${year}/${lang}/schedule`);
  for (const { name } of edition.dates.days) await page.getByRole('heading', { level: 2, name: new RegExp(name[lang], 'i') }).waitFor();
  const main = page.getByRole('main');
  for (const role of ['searchbox', 'combobox', 'button'] as const) expect([role, await main.getByRole(role).count()]).toEqual([role, 0]);
  await page.goto(`${server.url}/${year}/${lang}/tickets/battlepass`);
  await main.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => main.getByRole('button').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('leads to news, articles and translations of the year, and to the current festival', async () => {
  // Chromium reports a view transition that only one of the pages opts into.
  const { page, problems } = await open(`${server.url}/${year}`, { expected: ['ViewTransition opt-in disabled'] });
  await expect.poll(() => page.url()).toBe(`${server.url}/${year}/sv/home`);
  await page.goto(`${server.url}/${year}/news`);
  const article = page.locator('#list > li').first().getByRole('link').first();
  await article.click();
  await page.waitForURL(`**/${year}/sv/news/*`);
  await page.getByRole('link', { name: 'English' }).first().click();
  await page.waitForURL(`**/${year}/en/news/*`);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  const today = page.getByRole('complementary', { name: festival }).getByRole('link');
  expect(await today.getAttribute('href')).toBe('/en/home');
  expect(problems).toEqual([]);
});
