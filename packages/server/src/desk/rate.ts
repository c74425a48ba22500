import { randomUUID } from 'node:crypto';
import type { Attempts } from '../api/attempts.ts';

const minute = 60_000;

/** How often in a minute (DESK-9). */
export const deskRates = {
  /** Calls without a session, from one address: invitations and passkeys. */
  stranger: 20,
  /** Calls that change something, from one device. */
  device: 60,
  /** Pictures, from one device: each costs seconds of work. */
  picture: 10,
} as const;

/**
 * Counts a call under a key.
 * @returns seconds to wait; undefined when it may be done
 */
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
