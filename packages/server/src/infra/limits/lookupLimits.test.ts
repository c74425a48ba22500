import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { databaseAttempts } from './databaseAttempts.ts';
import { openDatabase } from '../db/database.ts';
import { temporaryFolder } from '../../test/fixtures.ts';
import { memoryAttempts, type Attempts } from './attempts.ts';
import { createLookupLimits, type Lookup, type LookupLimits } from './lookupLimits.ts';

const lookup = (more: Partial<Lookup> = {}): Lookup => ({ network: 'n', neighbourhood: 'n', reference: 'r', isRight: false, ...more });
const from = (index: number) => ({ network: `n${index}`, neighbourhood: `n${index}` });

function limited(more: { maxKeys?: number } = {}) {
  let time = 0;
  const attempts = memoryAttempts({ blocking: 5, now: () => time, ...more });
  return { attempts, limits: createLookupLimits(attempts), wait: (ms: number) => (time += ms) };
}
const judgeAll = (limits: LookupLimits, lookups: Lookup[]) => Promise.all(lookups.map(one => limits.judge(one)));
const count = (answers: readonly (number | undefined)[]) => answers.filter(wait => wait === undefined).length;

// LOOKUP-11
describe('the lookup limits', () => {
  it('allow a thousand right lookups from one address at once', async () => {
    const { limits } = limited();
    const hall = Array.from({ length: 1000 }, (_, index) => lookup({ reference: `r${index}`, isRight: true }));
    expect(count(await judgeAll(limits, hall))).toBe(1000);
  });

  it('allow a crowd at one address even if one in five mistypes', async () => {
    const { limits } = limited();
    const hall = Array.from({ length: 1000 }, (_, index) => lookup({ reference: `r${index}`, isRight: index % 5 > 0 }));
    const answers = [];
    for (const one of hall) answers.push(await limits.judge(one));
    expect(count(answers)).toBe(1000);
  });

  it('allow at most ten wrong lookups of a reference per minute, from one or many addresses', async () => {
    for (const spread of [1, 1000]) {
      const { limits, wait } = limited();
      for (let minutes = 0; minutes < 3; minutes += 1) {
        const wrong = Array.from({ length: 1000 }, (_, index) => lookup(from(minutes * 1000 + (index % spread))));
        const answered = count(await judgeAll(limits, wrong));
        expect(answered).toBeGreaterThan(0);
        expect(answered).toBeLessThanOrEqual(10);
        wait(60_000);
      }
    }
  });

  it('allow the buyer while others guess, and report at most a minute’s wait at their address', async () => {
    const { limits } = limited();
    await judgeAll(
      limits,
      Array.from({ length: 3000 }, (_, index) => lookup(from(index % 4))),
    );
    expect(await limits.judge(lookup({ ...from(99), isRight: true }))).toBeUndefined();
    const shared = await limits.judge(lookup({ ...from(1), isRight: true }));
    expect(shared).toBeGreaterThan(0);
    expect(shared).toBeLessThanOrEqual(60);
  });

  it('allow about one wrong lookup a minute for a reference that is tried for hours', async () => {
    const { limits, wait } = limited();
    let answered = 0;
    for (let minutes = 0; minutes < 300; minutes += 1) {
      answered += count(
        await judgeAll(
          limits,
          Array.from({ length: 20 }, () => lookup()),
        ),
      );
      wait(60_000);
    }
    expect(answered).toBeLessThan(100 + 300);
    expect(answered).toBeGreaterThan(300);
  });

  it('allow, after the reported wait of at most 60 s, an address that tried many references', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 40, maxLength: 80 }), async gaps => {
        const { limits, wait } = limited();
        let next = 0;
        const ask = () => limits.judge(lookup({ reference: `r${(next += 1)}` }));
        for (let index = 0; index < 30; index += 1) await ask();
        for (const gap of gaps) {
          const seconds = (await ask()) ?? 0;
          expect(seconds).toBeLessThanOrEqual(60);
          wait(seconds * 1000);
          expect(seconds === 0 ? undefined : await ask()).toBeUndefined();
          wait(gap / 30);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('remember a blocked key in a flood of other keys, within their memory limit', async () => {
    const { limits, attempts } = limited({ maxKeys: 200 });
    await judgeAll(
      limits,
      Array.from({ length: 20 }, () => lookup()),
    );
    await judgeAll(
      limits,
      Array.from({ length: 2000 }, (_, index) => lookup({ ...from(index), reference: `flood${index}` })),
    );
    expect(await limits.judge(lookup())).toBeGreaterThan(0);
    expect(attempts.size()).toBeLessThanOrEqual(200);
  });

  it.each([
    ['changed', 40],
    ['full', 1],
  ] as const)('reject a lookup for a minute if the attempt cannot be stored: %s', async (added, times) => {
    const add = vi.fn<Attempts['add']>(() => added);
    expect(await createLookupLimits({ read: () => ({ ages: () => [], mark: 0 }), add }).judge(lookup())).toBe(60);
    expect(add).toHaveBeenCalledTimes(times);
  });
});

function remembered(maxKeys: number) {
  let time = 0;
  const attempts = memoryAttempts({ maxKeys, blocking: 1, now: () => time });
  const known = { ages: () => [], mark: 0 };
  return {
    add: async (key: string, item = '') => attempts.add([{ key, item }], [key], known),
    ages: async (key: string) => (await attempts.read([key])).ages(key),
    wait: (ms: number) => (time += ms),
  };
}

describe('attempts in memory', () => {
  it('are the newest hundred of a key within a day, newest first, each item once', async () => {
    const { add, ages, wait } = remembered(1);
    for (let item = 0; item < 101; item += 1) {
      await add('a', String(item));
      wait(1);
    }
    const newest = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(await ages('a')).toEqual(newest);
    await add('a', '1');
    expect(await ages('a')).toEqual([0, ...newest.slice(0, -1)]);
    wait(86_400_000 - 50);
    expect(await ages('a')).toEqual([86_400_000 - 50, ...newest.slice(0, 49).map(age => age + 86_400_000 - 50)]);
    expect(await ages('b')).toEqual([]);
  });

  it('evict the least recently used key, except keys that may be blocked', async () => {
    const { add, ages, wait } = remembered(3);
    for (const key of ['a', 'b', 'c', 'a']) expect(await add(key)).toBe('added');
    wait(59_999);
    expect(await add('d')).toBe('full');
    expect(await add('b')).toBe('added');
    wait(1);
    expect(await add('d')).toBe('added');
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(ages))).toEqual([[60_000], [1], [], [0]]);
  });

  it.each([
    [99, 'added'],
    [100, 'full'],
  ])('check only the hundred oldest keys for eviction: behind %i blocked keys, add() returns %s', async (blocked, added) => {
    const { add, wait } = remembered(blocked + 1);
    wait(60_000);
    for (let key = 0; key < blocked; key += 1) await add(`blocked${key}`);
    wait(-60_000);
    await add('early');
    wait(60_000);
    expect(await add('new')).toBe(added);
  });
});

// LOOKUP-11
it('limits lookups across servers on one database, even with concurrent requests', async () => {
  const url = `file:${temporaryFolder()}/shared.db`;
  const [one, two] = [await openDatabase(url), await openDatabase(url)];
  const servers = [one, two].map(db => createLookupLimits(databaseAttempts(() => db)));
  const wrong = Array.from({ length: 60 }, (_, index) => servers[index % 2]!.judge(lookup(from(index % 3))));
  const answered = count(await Promise.all(wrong));
  expect(answered).toBeGreaterThan(0);
  expect(answered).toBeLessThanOrEqual(10);
  for (const limits of servers) expect(await limits.judge(lookup({ ...from(1), isRight: true }))).toBeGreaterThan(0);
  // Attempts with a later time, from before the clock was set back by an hour, do not block.
  await one.client.execute('UPDATE attempts SET at = at + 3600000');
  expect(await servers[0]!.judge(lookup({ ...from(1), isRight: true }))).toBeUndefined();
  await one.client.execute('UPDATE attempts SET at = at - 2 * 86400000');
  expect(await servers[1]!.judge(lookup(from(7)))).toBeUndefined();
  expect((await one.client.execute('SELECT * FROM attempts')).rows).toHaveLength(3);
  for (const db of [one, two]) await db.close();
});
