import { randomUUID } from 'node:crypto';
import { memoryAttempts, type Attempts } from './attempts.ts';

/** A lookup whose answer is known and not yet given. All of it but `isRight` is hashed. */
export interface Lookup {
  /** The visitor's address. */
  network: string;
  /** The addresses around it. */
  neighbourhood: string;
  reference: string;
  /** Whether the postal code is that of the reference. */
  isRight: boolean;
}

/** Says whether the answer of a lookup may be given. */
export interface LookupLimits {
  /** @returns seconds to wait; undefined when the answer may be given. A right one and a wrong one that have to wait look the same. */
  judge(lookup: Lookup): Promise<number | undefined>;
}

/** Milliseconds. Nobody waits longer than this, whatever others do. */
const minute = 60_000;

/**
 * How many wrong lookups may be answered in a minute (LOOKUP-11). Right ones are not counted: a hall of a thousand visitors
 * with one address finds its tickets at once.
 */
export const lookupRates = {
  /** From one address, and as many again as different orders were found from there. */
  network: 30,
  /** On one reference by those who have tried it before. */
  reference: 5,
  /** On one reference by those around whose address nobody has tried it within a day: strangers cannot keep the buyer out. */
  unseen: 5,
  /** On one reference by those who have tried before, once it has been tried a hundred times in a day. */
  tried: 1,
} as const;
const triedOften = 100;

/** @param attempts where wrong lookups are remembered; default: in this process */
export function createLookupLimits(attempts: Attempts = memoryAttempts({ blocking: lookupRates.reference })): LookupLimits {
  return {
    async judge({ network, neighbourhood, reference, isRight }) {
      const keys = {
        network: `network ${network}`,
        found: `found ${network}`,
        reference: `reference ${reference}`,
        unseen: `unseen ${reference}`,
        around: `around ${neighbourhood} ${reference}`,
      };
      const all = Object.values(keys);
      // Others may be judged meanwhile, here and by other servers: then all is read again. Whoever comes too often sees that soon.
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
        // What was found speaks for an address only where something was not.
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

/** Milliseconds until one more attempt is within the limit; 0 when it is. */
const waitFor = (ages: readonly number[], limit: number) => {
  const age = ages[limit - 1];
  return age === undefined ? 0 : Math.max(1, minute - age);
};
