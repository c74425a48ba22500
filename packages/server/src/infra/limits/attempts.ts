/** A counted attempt; adding its item again updates the time. */
export interface Attempt {
  key: string;
  item: string;
}

export interface Known {
  /** Ms since each attempt, newest first; at most 100. */
  ages: (key: string) => readonly number[];
  /** Number of stored attempts under the keys that were read; 0 in memory. */
  mark: number;
}

/** Attempts of the last 24 h, in memory or in the database. */
export interface Attempts {
  read(keys: readonly string[]): Promise<Known> | Known;
  /** @returns 'changed' if others were added since `known` was read, 'full' without room */
  add(attempts: readonly Attempt[], keys: readonly string[], known: Known): Promise<Added> | Added;
}

export type Added = 'added' | 'changed' | 'full';

export const day = 86_400_000;

export const mostAges = 100;

export interface MemoryOptions {
  maxKeys?: number | undefined;
  blocking: number;
  /** Monotonic clock in ms. */
  now?: (() => number) | undefined;
}

/** Needs no mark: no other code runs between `ages` and `add`. */
export function memoryAttempts({
  maxKeys = 50_000,
  blocking,
  now = () => performance.now(),
}: MemoryOptions): Attempts & { size: () => number } {
  const byKey = new Map<string, Map<string, number>>();
  const agesOf = (key: string) => {
    const time = now();
    return [...(byKey.get(key)?.values() ?? [])]
      .map(at => time - at)
      .filter(age => age < day)
      .toReversed();
  };
  /** Checks at most 100 keys: checking all would slow down each attempt during a flood. */
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
        byKey.delete(key);
        byKey.set(key, items);
      }
      return 'added';
    },
  };
}
