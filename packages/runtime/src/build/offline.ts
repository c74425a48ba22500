import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { mediaType } from '@tand/server';
import type { OfflineAssets, OfflineBundle } from '../offline/precache.ts';
import { bundle, hash, writeHashed } from './bundle.ts';
import { languages } from './edition.ts';
import type { Bundle } from '../offline/worker/manifest.ts';

/** Compressed bytes that a device may store in advance (OFFLINE-1). */
const budget = () => Number(process.env.OFFLINE_BUDGET || 1_200_000);

const pictures =
  /^\/img\/(?:icons\.|brand\/(?:favicon|apple-touch-icon)\.|map-|map\/drawer-|hero\/sleeve-|labels\/|battlepass\/|burnt-match-|pages\/(?:faq|offline)\.|emblems\/relay\.)/;
/** Pictures that are stored even over the budget. */
const needed = /^\/img\/(?:map|icons|hero\/sleeve-)/;

/** These files change only when a dependency is updated. */
const lasting = /^\/(?:fonts\/|assets\/app\/(?:vendor|rolldown-runtime)-)/;

/** The glyphs for printing labels are larger than React. */
const isSpared = (url: string) => url.startsWith('/assets/app/own-label-');

export async function offlineAssets(
  out: string,
  build: string,
  started: readonly string[],
  styles: readonly string[],
): Promise<OfflineAssets> {
  const read = (path: string) => readFile(join(out, path.split('?')[0]!));
  const scripts = (await list(out, 'assets/app')).filter(url => url.endsWith('.js'));
  const shell = [...started, ...styles, ...(await list(out, 'fonts')).filter(url => !url.endsWith('-ext.woff2'))];
  const later = scripts.filter(url => !started.includes(url) && !isSpared(url));
  const images = (await list(out, 'img')).filter(url => pictures.test(url));
  const groups: [use: OfflineBundle['use'], name: string, urls: string[]][] = [
    ['shell', 'lasting', shell.filter(url => lasting.test(url))],
    ['shell', 'start', shell.filter(url => !lasting.test(url))],
    ['rest', 'rest', later],
    ['rest', 'maps', images.filter(url => needed.test(url))],
    ['spare', 'pictures', images.filter(url => !needed.test(url))],
  ];
  const bundles: OfflineBundle[] = [];
  for (const [use, name, urls] of groups) {
    const bundle: Bundle = {};
    for (const url of urls) {
      const content = await read(url);
      const type = mediaType(url.split('?')[0]!);
      const isText = type.endsWith('charset=utf-8');
      const revision = url.startsWith('/assets/') ? null : hash(content);
      bundle[url] = { revision, headers: { 'content-type': type }, body: content.toString(isText ? 'utf8' : 'base64'), isText };
    }
    if (urls.length === 0) continue;
    const text = JSON.stringify(bundle);
    const url = await writeHashed(out, name, 'json', text);
    const files = Object.entries(bundle).map(([url, { revision }]) => ({ url, revision }));
    bundles.push({ url, size: wireSize(text), use, files });
  }
  return { build, budget: budget(), bundles };
}

async function list(out: string, folder: string): Promise<string[]> {
  if (!existsSync(join(out, folder))) return [];
  const entries = await readdir(join(out, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `/${relative(out, join(parentPath, name)).replaceAll('\\', '/')}`)
    .toSorted();
}

const wireSize = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

const worker = join(import.meta.dirname, '../offline/worker');

export async function writeWorker(out: string): Promise<void> {
  await writeFile(join(out, 'sw.js'), await bundle(join(worker, 'sw.ts'), { __LANGUAGES__: JSON.stringify(languages) }));
  await writeFile(join(out, 'sw-kill.js'), await bundle(join(worker, 'kill.ts')));
}
