import { createHash } from 'node:crypto';
import { closeSync, linkSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLanguage } from '@tand/festival';
import { plainBody, type CachedResponse } from '../responseCache.ts';
import { errorCode } from '../../infra/errorCode.ts';
import { compress, isWorthCompressing, suffixes, type Encoding } from '../../infra/encoding.ts';
import type { Log } from '../../infra/log.ts';
import { isCompressible, mediaType } from '../static/mediaTypes.ts';
import type { Site } from './site.ts';

export interface ExportOptions {
  site: Site;
  /** Output folder, empty when the first worker starts. */
  out: string;
  /** Index of this worker, from 0, and number of workers. Default: a single worker. */
  share?: { index: number; of: number };
  log?: Log;
}

export interface Exported {
  /** Paths of the pages that this worker has written. */
  addresses: string[];
  /** Content-Security-Policy values of these pages. */
  policies: string[];
}

const plainStart = `/${defaultLanguage}/`;

const isEntry = (address: string) => /^\/[a-z]{2}\/(?:news|schedule)\/[^/]+$/.test(address);

/** Maximum of generated pictures in an export; each takes about 40 ms. */
const mostDrawn = 420;

/** Writes what the server would send, for static hosts. */
export async function exportSite({
  site,
  out,
  share: { index, of } = { index: 0, of: 1 },
  log = console.error,
}: ExportOptions): Promise<Exported> {
  const policies = new Set<string>();
  const addresses: string[] = [];
  const folders = new Set<string>();
  const pathOf = (name: string) => {
    const path = join(out, name);
    const folder = dirname(path);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return path;
  };
  const begin = (name: string): number | undefined => {
    try {
      return openSync(pathOf(name), 'wx');
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return undefined;
      throw error;
    }
  };
  /** Writes no gzip files, which would add a tenth to the time of an export. */
  const write = (begun: number, [file = '', ...more]: string[], { brotli }: CachedResponse, plain: Uint8Array) => {
    writeFileSync(begun, plain);
    closeSync(begun);
    if (brotli) writeFileSync(pathOf(file + suffixes.br), brotli.body);
    for (const suffix of brotli ? ['', suffixes.br] : ['']) {
      for (const name of more) linkSync(pathOf(file + suffix), pathOf(name + suffix));
    }
  };
  const { pages, files, drawn } = site.addresses();
  // Files first, as some read other files and pages, which are then cached.
  const all = [...files, ...pages, ...[...drawn].slice(0, mostDrawn)];
  const start = Math.floor((all.length * index) / of);
  for (const address of [...all.slice(start), ...all.slice(0, start)]) {
    const own = [address, ...(pages.has(address) && address.startsWith(plainStart) ? [address.slice(plainStart.length - 1)] : [])];
    const names = pages.has(address) ? own.map(one => `${one}.html`) : own;
    const begun = begin(names[0]!);
    if (begun === undefined) continue;
    // A single invalid article or item must not fail the export.
    const answer = await site.read(address).catch((error: unknown) => {
      if (!isEntry(address)) throw error;
      log('An entry cannot be rendered and is left out of the export.', error, { route: address });
    });
    if (!answer) {
      closeSync(begun);
      rmSync(pathOf(names[0]!));
      continue;
    }
    write(begun, names, answer, await plainBody(answer));
    if (!pages.has(address)) continue;
    policies.add(answer.headers['Content-Security-Policy'] ?? '');
    addresses.push(...own);
  }
  return { addresses, policies: [...policies] };
}

/** Writes `.br` and `.gz` files. @param quality Brotli quality, 0–11 @param cache folder of compressed bytes */
export async function compressFolder(folder: string, quality: number, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const queue = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name) && isCompressible(mediaType(entry.name)))
    .map(entry => join(entry.parentPath, entry.name))
    .values();
  const work = async () => {
    for (const file of queue) {
      const body = await readFile(file);
      if (!isWorthCompressing(body.byteLength)) continue;
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 32);
      for (const [encoding, suffix] of Object.entries(suffixes) as [Encoding, string][]) {
        const cached = join(cache, `${hash}.${quality}${suffix}`);
        const bytes = await readFile(cached).catch(async () => {
          const made = await compress(body, encoding, quality);
          await writeFile(cached, made);
          return made;
        });
        await writeFile(file + suffix, bytes);
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
}
