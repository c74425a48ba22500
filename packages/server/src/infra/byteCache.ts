import { LRUCache } from 'lru-cache';
import type { Bytes } from './encoding.ts';

/** LRU cache bounded in bytes. */
export class ByteCache extends LRUCache<string, Bytes> {
  /** @param limit total size in bytes */
  constructor(limit: number) {
    super({
      maxSize: limit,
      // A single entry must not evict everything else.
      maxEntrySize: limit / 4,
      // The library refuses a size of 0.
      sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
    });
  }
}
