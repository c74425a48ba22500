import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLanguage } from '@tand/festival';
import { plainBody, type Answer } from './answers.ts';
import { compress, isWorthCompressing, type Encoding } from './http/encoding.ts';
import { isCompressible, mediaType } from './static/mediaTypes.ts';
import type { Site } from './static/site.ts';

export interface ExportOptions {
  site: Site;
  /** Folder of the export. */
  out: string;
  /** Every `of`th address from the `index`th on, so that several processes share the work. Default: all. */
  share?: { index: number; of: number };
}

export interface Exported {
  /** Addresses of all pages, plain ones among them. */
  addresses: string[];
  /** Policies that pages are sent with. */
  policies: string[];
}

/** Pictures that an export draws: each takes some 40 ms, and thousands would be minutes of every export. */
const mostDrawn = 500;

/** Writes pages and files made from the content: the same bytes that the server sends, for hosts that only know files. */
export async function exportSite({ site, out, share: { index, of } = { index: 0, of: 1 } }: ExportOptions): Promise<Exported> {
  const policies = new Set<string>();
  const addresses: string[] = [];
  /**
   * Writes a file with its compressed form; under further names it is linked. Gzip is left to the host: few ask for it, and
   * making it for all would be a tenth of the export. Nothing waits for this, and done at once it takes least.
   */
  const write = ([file = '', ...more]: string[], { brotli }: Answer, plain: Uint8Array) => {
    const bodies = { '': plain, ...(brotli && { [suffixes.br]: brotli.body }) };
    for (const name of [file, ...more]) mkdirSync(dirname(join(out, name)), { recursive: true });
    for (const [suffix, body] of Object.entries(bodies)) {
      writeFileSync(join(out, file + suffix), body);
      for (const name of more) linkSync(join(out, file + suffix), join(out, name + suffix));
    }
  };
  const { pages, files, drawn } = site.addresses();
  const pictures = [...drawn].slice(0, mostDrawn);
  for (const address of [...pages, ...files, ...pictures].filter((_, position) => position % of === index)) {
    const answer = (await site.read(address))!;
    const plain = await plainBody(answer);
    if (!pages.has(address)) {
      write([address], answer, plain);
      continue;
    }
    policies.add(answer.headers['Content-Security-Policy'] ?? '');
    const own = [address, ...(address.startsWith(`/${defaultLanguage}/`) ? [address.slice(defaultLanguage.length + 1)] : [])];
    write(
      own.map(one => `${one}.html`),
      answer,
      plain,
    );
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
