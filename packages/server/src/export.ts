import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLanguage } from '@tand/festival';
import { plainBody } from './answers.ts';
import { compress, isWorthCompressing, type Encoding } from './http/encoding.ts';
import { isCompressible, mediaType } from './static/mediaTypes.ts';
import type { Site } from './static/site.ts';

export interface ExportOptions {
  site: Site;
  /** Folder of the files that the site's build left for browsers. */
  files: string;
  /** Folder of the export; what is there goes. */
  out: string;
  /** Brotli's 0–11. */
  quality: number;
  /** Folder that keeps compressed bytes by content, so that what did not change is not compressed again. */
  cache: string;
}

export interface Exported {
  /** Addresses of all pages, plain ones among them. */
  addresses: string[];
  /** Policies that pages are sent with. */
  policies: Set<string>;
}

/** Writes the site as files: the same bytes that the server sends, for hosts that only know files. */
export async function exportSite({ site, files, out, quality, cache }: ExportOptions): Promise<Exported> {
  await rm(out, { recursive: true, force: true });
  await cp(files, out, { recursive: true });
  const policies = new Set<string>();
  const addresses: string[] = [];
  const write = async (address: string, body: Uint8Array) => {
    await mkdir(dirname(join(out, address)), { recursive: true });
    await writeFile(join(out, address), body);
  };
  for (const address of site.addresses().pages) {
    const answer = await site.read(address);
    if (!answer) continue;
    const body = await plainBody(answer);
    policies.add(answer.headers['Content-Security-Policy'] ?? '');
    const own = [address, ...(address.startsWith(`/${defaultLanguage}/`) ? [address.slice(defaultLanguage.length + 1)] : [])];
    for (const one of own) {
      await write(`${one}/index.html`, body);
      addresses.push(one);
    }
  }
  for (const address of site.addresses().files) await write(address, await plainBody((await site.read(address))!));
  await compressFolder(out, quality, cache);
  return { addresses, policies };
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
        if (existsSync(file + suffix)) continue; // the build has done it
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
