/** Adding the same item under the same key again only updates its time. */
export interface Attempt {
  key: string;
  item: string;
}

export interface Known {
  /** Ms since each attempt, newest first; at most the newest 100 of a key. */
  ages: (key: string) => readonly number[];
  /** Number of attempts under the keys that were read, by which `add` notices changes; 0 in memory. */
  mark: number;
}

/** Attempts of the last 24 h, in memory or shared in the database (`databaseAttempts`). */
export interface Attempts {
  read(keys: readonly string[]): Promise<Known> | Known;
  /** Optimistic locking. @returns 'changed' if others have been added since `known` was read, 'full' at the limit of keys */
  add(attempts: readonly Attempt[], keys: readonly string[], known: Known): Promise<Added> | Added;
}

export type Added = 'added' | 'changed' | 'full';

export const day = 86_400_000;

export const mostAges = 100;

export interface MemoryOptions {
  /** Maximum number of keys; beyond it the least recently used ones are evicted, except keys that may be blocked. Default: 50,000. */
  maxKeys?: number | undefined;
  /** Number of attempts within a minute that may block a key. */
  blocking: number;
  /** Monotonic clock in ms. */
  now?: (() => number) | undefined;
}

/** In memory. `ages` is computed when called, and no other code runs between this call and `add`. */
export function memoryAttempts({
  maxKeys = 50_000,
  blocking,
  now = () => performance.now(),
}: MemoryOptions): Attempts & { size: () => number } {
  /** Key → item → time of the last attempt. */
  const byKey = new Map<string, Map<string, number>>();
  const agesOf = (key: string) => {
    const time = now();
    return [...(byKey.get(key)?.values() ?? [])]
      .map(at => time - at)
      .filter(age => age < day)
      .toReversed();
  };
  /** Evicts some of the oldest keys: checking all would slow down each attempt during a flood. @returns whether there is room for a key now */
  function evict(): boolean {
    let looked = 0;
    for (const key of byKey.keys()) {
      if (byKey.size < maxKeys) return true;
      if ((looked += 1) > 100) break;
      if (agesOf(key).filter(age => age < 60_000).length < blocking) byKey.delete(key);
    }
    return byKey.size < maxKeys;
  }
  return {
    size: () => byKey.size,
    read() {
      return { ages: agesOf, mark: 0 };
    },
    add(attempts) {
      for (const { key, item } of attempts) {
        if (!byKey.has(key) && byKey.size >= maxKeys && !evict()) return 'full';
        const items = byKey.get(key) ?? new Map<string, number>();
        items.delete(item);
        items.set(item, now());
        for (const oldest of items.keys()) {
          if (items.size <= mostAges) break;
          items.delete(oldest);
        }
        byKey.delete(key); // moves the key to the end: most recently used
        byKey.set(key, items);
      }
      return 'added';
    },
  };
}
