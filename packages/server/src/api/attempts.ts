/** One attempt; the same item again under the same key only renews it. */
export interface Attempt {
  key: string;
  item: string;
}

/** What is remembered under some keys at a moment. */
export interface Known {
  /** Milliseconds since each attempt, the newest first: of each key at most the newest 100. */
  ages: (key: string) => readonly number[];
  /** Changes with each attempt that is added under these keys. */
  mark: number;
}

/** Remembers attempts for a day. A process has its own, or several share what their database remembers (`databaseAttempts`). */
export interface Attempts {
  read(keys: readonly string[]): Promise<Known> | Known;
  /**
   * Adds attempts, unless others were added under the keys since they were read.
   * @returns 'changed' where they were, 'full' where no room is left
   */
  add(attempts: readonly Attempt[], keys: readonly string[], known: Known): Promise<Added> | Added;
}

export type Added = 'added' | 'changed' | 'full';

/** How long attempts are remembered, in milliseconds. */
export const day = 86_400_000;

/** How many attempts of a key are told. */
export const mostTold = 100;

export interface MemoryOptions {
  /** Keys remembered at most; beyond it the one used longest ago is forgotten, but none that may be blocked. */
  maxKeys?: number | undefined;
  /** How many attempts within a minute may block a key. */
  blocking: number;
  /** A clock that nobody sets, in ms. */
  now?: (() => number) | undefined;
}

/** Attempts of this process alone. Ages are those of the moment they are asked for: between that and `add` nobody else comes. */
export function memoryAttempts({
  maxKeys = 50_000,
  blocking,
  now = () => performance.now(),
}: MemoryOptions): Attempts & { size: () => number } {
  /** When each item was last tried, by key. */
  const byKey = new Map<string, Map<string, number>>();
  const agesOf = (key: string) => {
    const time = now();
    return [...(byKey.get(key)?.values() ?? [])]
      .map(at => time - at)
      .filter(age => age < day)
      .toReversed();
  };
  /** Looks at the oldest alone, or a flood would make each attempt slower. */
  function makeRoom(): boolean {
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
        if (!byKey.has(key) && byKey.size >= maxKeys && !makeRoom()) return 'full';
        const items = byKey.get(key) ?? new Map<string, number>();
        items.delete(item);
        items.set(item, now());
        for (const oldest of items.keys()) {
          if (items.size <= mostTold) break;
          items.delete(oldest);
        }
        byKey.delete(key); // those used last stand last
        byKey.set(key, items);
      }
      return 'added';
    },
  };
}
