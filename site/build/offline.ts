import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build as viteBuild, defaultClientConditions } from 'vite';
import { source } from '../../vite.shared.ts';
import type { OfflineAsset, OfflineAssets } from '../src/offline/pack.ts';

/**
 * Bytes over the wire that a device may keep (OFFLINE-1). A programme of a thousand items needs more;
 * `OFFLINE_BUDGET` allows it.
 */
const budget = () => Number(process.env.OFFLINE_BUDGET || 1_500_000);

const languages = ['sv', 'en'];

/** Pictures of the pages that are kept, as far as visitors miss them at the festival. The scenes and the front page's are not among them. */
const pictures =
  /^\/img\/(?:icons\.|brand\/(?:favicon|apple-touch-icon)\.|map-|map\/drawer-|hero\/sleeve-|labels\/|battlepass\/|burnt-match-|pages\/(?:faq|offline)\.|emblems\/relay\.)/;

/** Scripts of what nobody misses without a network: letters for printing labels are as heavy as React. */
const isSpared = (url: string) => url.startsWith('/assets/app/own-label-');

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('base64url').slice(0, 16);

/**
 * What a device keeps of a build, from its folder.
 * @param entry the scripts that start a page, as `data-entry` of its boot script names them
 */
export async function offlineAssets(out: string, entry: readonly string[]): Promise<OfflineAssets> {
  const read = (path: string) => readFile(join(out, path));
  const versioned = async (url: string): Promise<OfflineAsset> => ({ url, revision: null, size: await wireSize(out, url) });
  const named = async (url: string): Promise<OfflineAsset> => ({ url, revision: hash(await read(url)), size: await wireSize(out, url) });

  const scripts = (await list(out, 'assets/app')).filter(url => url.endsWith('.js'));
  const started = new Set<string>();
  // The footer hydrates after the rest of the layout, and belongs to it.
  for (const script of [...entry, ...scripts.filter(url => url.includes('/SiteFooter-'))]) {
    await withImports(script, async url => (await read(url)).toString(), started);
  }
  const texts = await Promise.all(
    languages.map(async lang => `/assets/i18n/${lang}.json?v=${textsVersion(await read(`/assets/i18n/${lang}.json`))}`),
  );
  const images = (await list(out, 'img')).filter(url => pictures.test(url));
  return {
    build: entry.join(' '),
    budget: budget(),
    shell: await Promise.all([...[...started].map(versioned), ...(await list(out, 'fonts')).map(named)]),
    rest: await Promise.all([
      ...[...texts, ...scripts.filter(url => !started.has(url) && !isSpared(url))].map(versioned),
      ...images.map(named),
    ]),
  };
}

/** The version of a language's texts, as the application asks for them. */
export const textsVersion = (content: Buffer | string) => hash(content).slice(0, 8);

async function list(out: string, folder: string): Promise<string[]> {
  if (!existsSync(join(out, folder))) return [];
  const entries = await readdir(join(out, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `/${relative(out, join(parentPath, name)).replaceAll('\\', '/')}`)
    .toSorted();
}

/** Adds a script and all it imports at once. */
async function withImports(url: string, read: (url: string) => Promise<string>, seen: Set<string>): Promise<void> {
  if (seen.has(url)) return;
  seen.add(url);
  const code = await read(url);
  for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    await withImports(`/assets/app/${name}`, read, seen);
}

/** Bytes over the wire, as the server compresses text while it serves. */
async function wireSize(out: string, url: string): Promise<number> {
  const file = join(out, url.split('?')[0]!);
  if (!/\.(?:js|json|svg)$/.test(file)) return (await stat(file)).size;
  return brotliCompressSync(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
}

/**
 * Bundles a script that stands by itself, sharing nothing with the application.
 * @param file below `src`
 */
export async function bundle(file: string, define: Record<string, string> = {}): Promise<string> {
  const result = await viteBuild({
    configFile: false,
    define,
    resolve: { conditions: [source, ...defaultClientConditions] },
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, `../src/${file}`),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`${file} was not built`);
  return output.output[0].code;
}

/** Writes `sw.js` and its kill switch `sw-kill.js`. */
export async function writeWorker(out: string): Promise<void> {
  await writeFile(join(out, 'sw.js'), await bundle('offline/worker/sw.ts'));
  await writeFile(join(out, 'sw-kill.js'), await bundle('offline/worker/kill.ts'));
}
