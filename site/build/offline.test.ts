import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildName, fitBudget, offlineManifest, offlinePages, offlineSizes } from './offline.ts';

/** A folder of built pages, as small as can be. */
async function built(more: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'festival-offline-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const page =
    '<html data-build="1"><script data-entry="/assets/app/deep-AAAAAAA4.js /assets/app/main-AAAAAAA1.js"></script><img src="/img/a.svg"><meta content="/img/og/x.png">';
  const files: Record<string, string> = {
    'assets/app/main-AAAAAAA1.js': 'import{a}from"./base-AAAAAAA2.js";import("./later-AAAAAAA3.js")',
    'assets/app/base-AAAAAAA2.js': 'import"./deep-AAAAAAA4.js"',
    'assets/app/deep-AAAAAAA4.js': '',
    'assets/app/later-AAAAAAA3.js': 'later',
    'assets/app/SiteFooter-AAAAAAA5.js': 'import"./base-AAAAAAA2.js"',
    'assets/i18n/sv.json': '{}',
    'assets/i18n/en.json': '{"a":1}',
    'fonts/a.woff2': 'font',
    'img/a.svg': '<svg/>',
    'img/a.svg.br': 'br',
    'schedule.json': '{}',
    'sv/news/feed.json': '{}',
    'en/news/feed.json': '{}',
    'sv/about/index.html': 'x'.repeat(1000),
    ...Object.fromEntries(offlinePages.flatMap(path => ['sv', 'en'].map(lang => [`${lang}/${path}/index.html`, page]))),
    ...more,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}
const urls = (files: { url: string }[]) => files.map(({ url }) => url);

test('the shell is the offline page with the scripts it starts with, its footer, and the fonts', async () => {
  const { shell, rest, build } = await offlineManifest(await built());
  expect(build).toBe('1');
  expect(urls(shell)).toEqual([
    '/sv/offline',
    '/en/offline',
    '/assets/app/main-AAAAAAA1.js',
    '/assets/app/base-AAAAAAA2.js',
    '/assets/app/deep-AAAAAAA4.js',
    '/assets/app/SiteFooter-AAAAAAA5.js',
    '/fonts/a.woff2',
  ]);
  expect(urls(rest)).toEqual(expect.arrayContaining(['/sv/schedule', '/en/faq', '/assets/app/later-AAAAAAA3.js', '/img/a.svg']));
  expect(urls(rest).join()).not.toMatch(/og|\.br/);
  expect(new Set(urls([...shell, ...rest])).size).toBe(shell.length + rest.length);
});

const revisionOf = async (more?: Record<string, string>) =>
  (await offlineManifest(await built(more))).rest.find(({ url }) => url === '/sv/faq')?.revision;

test('what keeps its address has a revision that changes with the content', async () => {
  expect(await revisionOf()).toBe(await revisionOf());
  expect(await revisionOf({ 'sv/faq/index.html': 'new' })).not.toBe(await revisionOf());
});

test('search indexes are kept where there are any', async () => {
  const { rest } = await offlineManifest(await built({ 'assets/search/sv.Ab3_xyz9.json': '[]', 'assets/search/sv.json': '[]' }));
  expect(urls(rest)).toContain('/assets/search/sv.Ab3_xyz9.json');
  expect(urls(rest)).not.toContain('/assets/search/sv.json');
});

test('sizes are those over the wire, the heaviest other pages and the answers included', async () => {
  const folder = await built();
  const { shell, kept, most } = await offlineSizes(folder, await offlineManifest(folder));
  const pictured = await built({ 'img/a.svg.br': 'b'.repeat(500) });
  expect((await offlineSizes(pictured, await offlineManifest(pictured))).kept).toBe(kept + 498);
  expect(shell).toBeLessThan(kept);
  expect(most - kept).toBe(1000 + 3 * 2);
});

test('what is too much is left out, heavy pictures first and maps never; without them it fails', async () => {
  const shown =
    '<html data-build="1"><script data-entry="/assets/app/main-AAAAAAA1.js"></script><img src="/img/big.svg"><img src="/img/small.svg"><img src="/img/map-day.svg">';
  const pictures = { 'img/big.svg': 'b'.repeat(900), 'img/small.svg': 's'.repeat(90), 'img/map-day.svg': 'm'.repeat(2000) };
  const folder = await built({ 'sv/faq/index.html': shown, ...pictures });
  const whole = await offlineManifest(folder);
  const { most } = await offlineSizes(folder, whole);
  const fitted = async (budget: number) => {
    const { manifest, sizes } = await fitBudget(folder, whole, budget);
    expect(sizes).toEqual(await offlineSizes(folder, manifest));
    return urls(whole.rest).filter(url => !urls(manifest.rest).includes(url));
  };
  expect(await fitted(most)).toEqual([]);
  expect(await fitted(most - 1)).toEqual(['/img/big.svg']);
  expect(await fitted(most - 901)).toEqual(['/img/big.svg', '/img/small.svg']);
  await expect(fitBudget(folder, whole, most - 1100)).rejects.toThrow('are allowed');
});

test('later builds have names that sort after earlier ones', () => {
  expect(buildName('a', 1_750_000_000_000) < buildName('a', 1_750_000_000_001)).toBe(true);
  expect(buildName('a', 1)).not.toBe(buildName('b', 1));
});
