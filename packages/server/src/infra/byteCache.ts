import type { Bytes } from './encoding.ts';

/** LRU cache bounded in bytes. */
export class ByteCache {
  readonly #limit: number;
  readonly #entries = new Map<string, Bytes>();
  #size = 0;

  /** @param limit total size in bytes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#size;
  }

  get(key: string): Bytes | undefined {
    const found = this.#entries.get(key);
    if (found) {
      this.#entries.delete(key);
      this.#entries.set(key, found);
    }
    return found;
  }

  set(key: string, value: Bytes): void {
    this.#drop(key);
    // A single entry must not evict everything else.
    if (value.byteLength > this.#limit / 4) return;
    this.#entries.set(key, value);
    this.#size += value.byteLength;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const old = this.#entries.get(key);
    if (!old) return;
    this.#entries.delete(key);
    this.#size -= old.byteLength;
  }
}
