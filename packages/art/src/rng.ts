/** A seeded random source. The same seed always gives the same sequence of numbers, so a slug or nick always gives the same picture. */
export interface Rng {
  /** A number from 0 up to (not including) 1. */
  (): number;
  pick<const T>(list: readonly T[]): T;
  /** An integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  range(low: number, high: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
}

/** 32-bit FNV-1a hash of a string. */
export function hash32(text: string): number {
  let hash = 2166136261;
  for (const char of text) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** Makes a random source from a seed (mulberry32). */
export function rng(seed: string | number): Rng {
  let state = hash32(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    pick: <const T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    int: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    range: (low: number, high: number) => low + next() * (high - low),
    chance: (probability: number) => next() < probability,
  });
}

/** The element at `index`, counted round the list, so that any integer is a valid index. */
export function pick<const T>(list: readonly T[], index: number): T {
  return list[((Math.floor(index) % list.length) + list.length) % list.length]!;
}
