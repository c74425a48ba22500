import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { mediaType } from '@tand/server';
import { build as viteBuild, defaultClientConditions, type InlineConfig } from 'vite';
import { source } from '../../../../vite.shared.ts';
import type { OfflineAssets, OfflineBundle } from '../offline/precache.ts';
import { languages } from './edition.ts';
import type { Bundle } from '../offline/worker/manifest.ts';

/** Limit in bytes over the wire of all that a device stores (OFFLINE-1); `OFFLINE_BUDGET` raises it for a larger programme. */
const budget = () => Number(process.env.OFFLINE_BUDGET || 1_200_000);

/** Pictures that visitors need at the festival, without scenes and the front page's. */
const pictures =
  /^\/img\/(?:icons\.|brand\/(?:favicon|apple-touch-icon)\.|map-|map\/drawer-|hero\/sleeve-|labels\/|battlepass\/|burnt-match-|pages\/(?:faq|offline)\.|emblems\/relay\.)/;
/** Maps and icons are never dropped for the budget. */
const needed = /^\/img\/(?:map|icons|hero\/sleeve-)/;

/** Files that change only with a library. */
const lasting = /^\/(?:fonts\/|assets\/app\/(?:vendor|rolldown-runtime)-)/;

/** Files that are not stored: the glyphs for printing labels are as large as React. */
const isSpared = (url: string) => url.startsWith('/assets/app/own-label-');

export const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('base64url').slice(0, 16);

export async function writeHashed(out: string, name: string, type: string, content: string): Promise<string> {
  const url = `/assets/app/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase()}.${type}`;
  await writeFile(join(out, url), content);
  return url;
}

/** Lists what a device stores of a build and writes its bundles. @param entries scripts of every page */
export async function offlineAssets(
  out: string,
  build: string,
  entries: readonly string[],
  styles: readonly string[],
): Promise<OfflineAssets> {
  const read = (path: string) => readFile(join(out, path.split('?')[0]!));
  const scripts = (await list(out, 'assets/app')).filter(url => url.endsWith('.js'));
  const started = new Set<string>();
  for (const script of entries) await withImports(script, async url => (await read(url)).toString(), started);
  const shell = [...started, ...styles, ...(await list(out, 'fonts')).filter(url => !url.endsWith('-ext.woff2'))];
  const later = scripts.filter(url => !started.has(url) && !isSpared(url));
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

async function withImports(url: string, read: (url: string) => Promise<string>, seen: Set<string>): Promise<void> {
  if (seen.has(url)) return;
  seen.add(url);
  const code = await read(url);
  for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    await withImports(`/assets/app/${name}`, read, seen);
}

/** Brotli bytes; the released files are compressed slightly better. */
const wireSize = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

/** Builds a script that shares nothing with the application. */
export async function buildScript(file: string, options: InlineConfig) {
  const result = await viteBuild({
    configFile: false,
    resolve: { conditions: [source, ...defaultClientConditions] },
    logLevel: 'warn',
    publicDir: false,
    ...options,
    build: { target: 'es2022', ...options.build },
  });
  const [made] = [result].flat();
  if (!made || !('output' in made)) throw new Error(`${file} was not built`);
  return made.output[0];
}

/** Builds a script as one file and returns its code. */
export async function bundle(file: string, define: Record<string, string> = {}): Promise<string> {
  const rolldownOptions = { input: file, output: { format: 'iife' as const } };
  return (await buildScript(file, { define, build: { write: false, modulePreload: false, rolldownOptions } })).code;
}

const worker = join(import.meta.dirname, '../offline/worker');

export async function writeWorker(out: string): Promise<void> {
  await writeFile(join(out, 'sw.js'), await bundle(join(worker, 'sw.ts'), { __LANGUAGES__: JSON.stringify(languages) }));
  await writeFile(join(out, 'sw-kill.js'), await bundle(join(worker, 'kill.ts')));
}
