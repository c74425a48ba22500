import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { offlineAssets } from './offline.ts';

const entry = ['/assets/app/deep-AAAAAAA4.js', '/assets/app/main-AAAAAAA1.js'];

/** A folder of a build, as small as can be. */
async function built(more: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'festival-offline-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files: Record<string, string> = {
    'assets/app/main-AAAAAAA1.js': 'import{a}from"./base-AAAAAAA2.js";import("./later-AAAAAAA3.js")',
    'assets/app/base-AAAAAAA2.js': 'import"./deep-AAAAAAA4.js"',
    'assets/app/deep-AAAAAAA4.js': '',
    'assets/app/later-AAAAAAA3.js': 'later',
    'assets/app/SiteFooter-AAAAAAA5.js': 'import"./base-AAAAAAA2.js"',
    'assets/i18n/sv.json': '{}',
    'assets/i18n/en.json': '{"a":1}',
    'fonts/a.woff2': 'font',
    'img/map-day.svg': '<svg/>',
    'img/scenes/a.svg': '<svg/>',
    ...more,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return offlineAssets(folder, entry);
}
const urls = (files: { url: string }[]) => files.map(({ url }) => url);

test('the shell is the scripts that start a page with all they import, its footer, and the fonts', async () => {
  const { build, shell, rest } = await built();
  expect(build).toBe(entry.join(' '));
  expect(urls(shell)).toEqual([
    '/assets/app/deep-AAAAAAA4.js',
    '/assets/app/main-AAAAAAA1.js',
    '/assets/app/base-AAAAAAA2.js',
    '/assets/app/SiteFooter-AAAAAAA5.js',
    '/fonts/a.woff2',
  ]);
  expect(urls(rest)).toEqual([
    expect.stringMatching(/^\/assets\/i18n\/sv\.json\?v=[\w-]{8}$/),
    expect.stringMatching(/^\/assets\/i18n\/en\.json\?v=[\w-]{8}$/),
    '/assets/app/later-AAAAAAA3.js',
    '/img/map-day.svg',
  ]);
});

const picture = async (more?: Record<string, string>) => (await built(more)).rest.find(({ url }) => url === '/img/map-day.svg')!;

test('what keeps its address has a revision that follows its content, and sizes are those over the wire', async () => {
  expect(await picture()).toEqual(await picture());
  expect((await picture({ 'img/map-day.svg': 'new' })).revision).not.toBe((await picture()).revision);
  expect((await picture({ 'img/map-day.svg': 'b'.repeat(500) })).size).toBeLessThan(50);
});
