import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Bundle } from '../offline/worker/manifest.ts';
import { offlineAssets } from './offline.ts';

const started = ['/assets/app/main-AAAAAAA1.js', '/assets/app/base-AAAAAAA2.js', '/assets/app/vendor-AAAAAAA6.js'];

async function built(more: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'festival-offline-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files: Record<string, string> = {
    'assets/app/main-AAAAAAA1.js': 'main',
    'assets/app/base-AAAAAAA2.js': 'base',
    'assets/app/vendor-AAAAAAA6.js': 'vendor',
    'assets/app/later-AAAAAAA3.js': 'later',
    'assets/app/own-label-AAAAAAA7.js': 'letters',
    'assets/app/styles-AAAAAAA8.css': 'p{}',
    'fonts/a.woff2': 'font',
    'fonts/a-ext.woff2': 'letters of few names',
    'img/map-day.svg': '<svg/>',
    'img/labels/a.svg': '<svg/>',
    'img/scenes/a.svg': '<svg/>',
    ...more,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const { build, bundles } = await offlineAssets(folder, 'b1', started, ['/assets/app/styles-AAAAAAA8.css']);
  const read = async (url: string) => JSON.parse(await readFile(join(folder, url), 'utf8')) as Bundle;
  return { build, bundles: await Promise.all(bundles.map(async bundle => ({ ...bundle, content: await read(bundle.url) }))) };
}

// OFFLINE-1
test('makes one bundle each of libraries and fonts, start files, later scripts, maps and labels', async () => {
  const { build, bundles } = await built();
  expect(build).toBe('b1');
  expect(bundles.map(({ use, content }) => [use, ...Object.keys(content)])).toEqual([
    ['shell', '/assets/app/vendor-AAAAAAA6.js', '/fonts/a.woff2'],
    ['shell', '/assets/app/main-AAAAAAA1.js', '/assets/app/base-AAAAAAA2.js', '/assets/app/styles-AAAAAAA8.css'],
    ['rest', '/assets/app/later-AAAAAAA3.js'],
    ['rest', '/img/map-day.svg'],
    ['spare', '/img/labels/a.svg'],
  ]);
  const files = Object.assign({}, ...bundles.map(({ content }) => content)) as Bundle;
  expect(files['/assets/app/later-AAAAAAA3.js']).toMatchObject({ revision: null, body: 'later', isText: true });
  expect(files['/fonts/a.woff2']).toEqual({
    revision: expect.any(String),
    headers: { 'content-type': 'font/woff2' },
    body: btoa('font'),
    isText: false,
  });
});

const maps = async (more?: Record<string, string>) => (await built(more)).bundles.find(({ url }) => url.includes('/maps-'))!;

test('derives revisions and bundle names from contents, and counts sizes after compression', async () => {
  const [one, other] = [await maps(), await maps({ 'img/map-day.svg': 'b'.repeat(500) })];
  expect(await maps()).toEqual(one);
  expect(other.files[0]!.revision).not.toBe(one.files[0]!.revision);
  expect(other.url).not.toBe(one.url);
  expect(other.size).toBeLessThan(200);
});
