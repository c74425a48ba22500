import { createHash } from 'node:crypto';
import { closeSync, linkSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLanguage } from '@tand/festival';
import { plainBody, type Answer } from './answers.ts';
import { errorCode } from './errorCode.ts';
import { compress, isWorthCompressing, type Encoding } from './http/encoding.ts';
import type { Log } from './log.ts';
import { isCompressible, mediaType } from './static/mediaTypes.ts';
import type { Site } from './static/site.ts';

export interface ExportOptions {
  site: Site;
  /** Folder of the export, in which none of it stands yet. */
  out: string;
  /** Which of how many processes this is: each begins elsewhere, and leaves out what another has begun. Default: the only one. */
  share?: { index: number; of: number };
  /** Default: console.error. */
  log?: Log;
}

export interface Exported {
  /** Addresses of all pages, plain ones among them. */
  addresses: string[];
  /** Policies that pages are sent with. */
  policies: string[];
}

/** What addresses of the default language begin with; an export has each without it too. */
const plainStart = `/${defaultLanguage}/`;

const isArticle = (address: string) => /^\/[a-z]{2}\/news\/[^/]+$/.test(address);

/** Pictures that an export draws: each takes some 40 ms, and thousands would be minutes of every export. */
const mostDrawn = 420;

/** Writes pages and files made from the content: the same bytes that the server sends, for hosts that only know files. */
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
  /** Opens a file that is not there; one that is there is another process's. */
  const begin = (name: string): number | undefined => {
    try {
      return openSync(pathOf(name), 'wx');
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return undefined;
      throw error;
    }
  };
  /**
   * Writes a file with its compressed form; under further names it is linked. Gzip is left to the host: few ask for it, and
   * making it for all would be a tenth of the export. Nothing waits for this, and done at once it takes least.
   */
  const write = (begun: number, [file = '', ...more]: string[], { brotli }: Answer, plain: Uint8Array) => {
    writeFileSync(begun, plain);
    closeSync(begun);
    if (brotli) writeFileSync(pathOf(file + suffixes.br), brotli.body);
    for (const suffix of brotli ? ['', suffixes.br] : ['']) {
      for (const name of more) linkSync(pathOf(file + suffix), pathOf(name + suffix));
    }
  };
  const { pages, files, drawn } = site.addresses();
  // Files first: some are made of others, and of pages, which the site remembers for a while.
  const all = [...files, ...pages, ...[...drawn].slice(0, mostDrawn)];
  const start = Math.floor((all.length * index) / of);
  for (const address of [...all.slice(start), ...all.slice(0, start)]) {
    const own = [address, ...(pages.has(address) && address.startsWith(plainStart) ? [address.slice(plainStart.length - 1)] : [])];
    const names = pages.has(address) ? own.map(one => `${one}.html`) : own;
    const begun = begin(names[0]!);
    if (begun === undefined) continue;
    // One article that cannot be rendered must not end the export.
    const answer = await site.read(address).catch((error: unknown) => {
      if (!isArticle(address)) throw error;
      log('An article cannot be rendered and is left out of the export.', error, { route: address });
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

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/**
 * Writes `.br` and `.gz` beside every text file that is worth it.
 * @param quality brotli's 0–11
 * @param cache folder that keeps compressed bytes by content
 */
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
        const kept = join(cache, `${hash}.${quality}${suffix}`);
        const bytes = await readFile(kept).catch(async () => {
          const made = await compress(body, encoding, quality);
          await writeFile(kept, made);
          return made;
        });
        await writeFile(file + suffix, bytes);
      }
    }
  };
  // Compression runs beside this thread, a few files at a time.
  await Promise.all(Array.from({ length: 4 }, work));
}
