import { randomUUID } from 'node:crypto';
import type { Attempts } from './attempts.ts';

const minute = 60_000;

/** Maximum calls per minute (DESK-9). */
export const deskRates = {
  /** Without a session: per address, or per passkey that the device remembers. */
  stranger: 20,
  /** Without a session or a remembered passkey: per /24 or /48. */
  neighbourhood: 60,
  /** POST calls except pictures, and refused GET calls, per person. */
  person: 60,
  picture: 10,
} as const;

/** @returns seconds to wait; undefined if allowed */
export async function countCall(attempts: Attempts, key: string, most: number): Promise<number | undefined> {
  const keys = [key];
  for (let tries = 0; tries < 10; tries += 1) {
    const known = await attempts.read(keys);
    const age = known.ages(key)[most - 1];
    if (age !== undefined && age < minute) return Math.ceil((minute - age) / 1000);
    const added = await attempts.add([{ key, item: randomUUID() }], keys, known);
    if (added === 'added') return undefined;
    if (added === 'full') break;
  }
  return minute / 1000;
}
