import { randomUUID } from 'node:crypto';
import { memoryAttempts, type Attempts } from './attempts.ts';

/** A lookup whose answer depends on the limits; all fields but `isRight` are hashes. */
export interface Lookup {
  network: string;
  neighbourhood: string;
  reference: string;
  /** Whether the postal code matches the reference. */
  isRight: boolean;
}

export type LookupLimits = ReturnType<typeof createLookupLimits>;

const minute = 60_000;

/** Maximum wrong lookups per minute (LOOKUP-11). */
export const lookupRates = {
  network: 30,
  /** Per reference, from neighbourhoods where it failed within a day. */
  reference: 5,
  /** Per reference, from other neighbourhoods, as repeated guesses must not lock out the buyer. */
  unseen: 5,
  /** Instead of `reference` after a hundred wrong lookups in a day. */
  tried: 1,
} as const;
const triedOften = 100;

/** @param attempts storage of counted lookups. Default: in memory */
export function createLookupLimits(attempts: Attempts = memoryAttempts({ blocking: lookupRates.reference })) {
  return {
    /** @returns seconds to wait, equal for right and wrong lookups; undefined if allowed */
    async judge({ network, neighbourhood, reference, isRight }: Lookup): Promise<number | undefined> {
      const keys = {
        network: `network ${network}`,
        found: `found ${network}`,
        reference: `reference ${reference}`,
        unseen: `unseen ${reference}`,
        around: `around ${neighbourhood} ${reference}`,
      };
      const all = Object.values(keys);
      for (let tries = 0; tries < 40; tries += 1) {
        const known = await attempts.read(all);
        const recent = (key: string) => known.ages(key).filter(age => age < minute);
        const isUnseen = known.ages(keys.around).length === 0;
        const isTried = known.ages(keys.reference).length + known.ages(keys.unseen).length >= triedOften;
        const wrong = recent(keys.network);
        const waits = [
          waitFor(wrong, lookupRates.network + recent(keys.found).length),
          isUnseen
            ? waitFor(recent(keys.unseen), lookupRates.unseen)
            : waitFor(recent(keys.reference), isTried ? lookupRates.tried : lookupRates.reference),
        ];
        const wait = Math.max(...waits);
        if (wait > 0) return Math.ceil(wait / 1000);
        if (isRight && wrong.length < lookupRates.network / 2) return undefined;
        const item = randomUUID();
        const own = isRight
          ? [{ key: keys.found, item: reference }]
          : [keys.network, isUnseen ? keys.unseen : keys.reference, keys.around].map(key => ({ key, item }));
        const added = await attempts.add(own, all, known);
        if (added === 'added') return undefined;
        if (added === 'full') break;
      }
      return minute / 1000;
    },
  };
}

const waitFor = (ages: readonly number[], limit: number) => {
  const age = ages[limit - 1];
  return age === undefined ? 0 : Math.max(1, minute - age);
};
