import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress, isWorthCompressing } from '../http/encoding.ts';
import { isCompressible, mediaType } from './mediaTypes.ts';

/**
 * Writes a `.br` and a `.gz` beside every text file of a built site that is worth it. Run after everything else is written.
 * @param quality brotli's, 0–11
 * @returns how many files were compressed
 */
export async function precompress(root: string, quality = 9): Promise<number> {
  let count = 0;
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\.(?:br|gz)$/.test(path) || !isCompressible(mediaType(path))) continue;
    const body = await readFile(path);
    if (!isWorthCompressing(body.byteLength)) continue;
    const [br, gz] = await Promise.all([compress(body, 'br', quality), compress(body, 'gzip', quality)]);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    count += 1;
  }
  return count;
}
