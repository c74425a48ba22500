import { neighbourhoodOf, networkOf } from '../addresses.ts';

const minute = 60_000;
/** Maximum of keys in memory; calls with further keys are refused until the next minute. */
const mostKeys = 100_000;

export interface AddressRates {
  network: number;
  neighbourhood: number;
}

export function minuteCounts() {
  let from = performance.now();
  let counts = new Map<string, number>();
  return (address: string, most: AddressRates): number | undefined => {
    if (performance.now() - from >= minute) {
      from = performance.now();
      counts = new Map();
    }
    const keys = [
      [networkOf(address), most.network],
      [`around ${neighbourhoodOf(address)}`, most.neighbourhood],
    ] as const;
    const isOver = keys.some(([key, limit]) => (counts.get(key) ?? 0) >= limit || (counts.size >= mostKeys && !counts.has(key)));
    if (isOver) return Math.ceil((from + minute - performance.now()) / 1000);
    for (const [key] of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return undefined;
  };
}
