import { readdirSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { errorCode } from '../../infra/errorCode.ts';
import { compress, isWorthCompressing, suffixes, type Bytes, type Encoding } from '../../infra/encoding.ts';
import { etagOf } from '../etag.ts';
import { StartError } from '../../infra/startError.ts';
import { isCompressible, mediaType } from './mediaTypes.ts';

/** Files of a folder, listed once at startup, so that no path can leave the folder. */
export type SiteFiles = ReturnType<typeof openFiles>;

export const noFiles: SiteFiles = { has: () => false, read: async () => undefined };

const cacheBytes = 96 * 1024 * 1024;

/** Uses the build's `.br` and `.gz` files if they are up to date. @throws StartError without the folder */
export function openFiles(root: string) {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new StartError(`The site's folder ${root} does not exist. Build the site first.`);
  const all = new Set<string>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`;
    if (/\/\.(?!well-known\/)/.test(path)) continue;
    all.add(path);
  }
  const isCopy = (path: string) => /\.(?:br|gz)$/.test(path) && all.has(path.slice(0, -3));
  const has = (path: string) => all.has(path) && !isCopy(path);
  const cache = new LRUCache<string, Bytes>({
    maxSize: cacheBytes,
    // A single file must not evict everything else.
    maxEntrySize: cacheBytes / 4,
    // The library refuses a size of 0.
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
  });
  const etags = new Map<string, string>();

  async function load(path: string): Promise<{ body: Bytes; version: string } | undefined> {
    try {
      const { mtimeMs, size } = await stat(join(root, path));
      const version = `${path} ${mtimeMs} ${size}`;
      const body = cache.get(version) ?? (await readFile(join(root, path)));
      cache.set(version, body);
      return { body, version };
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async function encode(path: string, plain: { body: Bytes; version: string }, encoding: Encoding): Promise<Bytes> {
    const key = `${encoding} ${plain.version}`;
    const known = cache.get(key);
    if (known) return known;
    const bytes = (await readCopy(path, path + suffixes[encoding])) ?? (await compress(plain.body, encoding));
    cache.set(key, bytes);
    return bytes;
  }

  async function readCopy(path: string, copy: string): Promise<Bytes | undefined> {
    if (!all.has(copy)) return undefined;
    const [file, made] = await Promise.all([stat(join(root, path)), stat(join(root, copy))]);
    return made.mtimeMs >= file.mtimeMs ? readFile(join(root, copy)) : undefined;
  }

  return {
    has,
    async read(path: string, encoding?: Encoding) {
      const plain = has(path) ? await load(path) : undefined;
      if (!plain) return undefined;
      const type = mediaType(path);
      const weak = etags.get(plain.version) ?? etagOf(plain.body);
      etags.set(plain.version, weak);
      // Files that are never compressed get a strong ETag, so that a download can be resumed (RFC 9110, 13.1.5).
      const etag = isCompressible(type) ? weak : weak.replace(/^W\//, '');
      if (!encoding || !isCompressible(type) || !isWorthCompressing(plain.body.byteLength)) return { body: plain.body, etag, type };
      const body = await encode(path, plain, encoding);
      return body.byteLength < plain.body.byteLength ? { body, encoding, etag, type } : { body: plain.body, etag, type };
    },
  };
}
