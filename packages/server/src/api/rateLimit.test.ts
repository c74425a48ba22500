import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { networkOf } from '../http/context.ts';
import { createRateLimiter } from './rateLimit.ts';

it('never allows more than the limit within any window, and always allows again after the wait it names', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 60 }),
      async (limit, gaps) => {
        let time = 0;
        const limiter = createRateLimiter({ limit, windowMs: 5000, now: () => time });
        const allowed: number[] = [];
        for (const gap of gaps) {
          time += gap;
          const decision = await limiter.take('key');
          if (decision.isAllowed) {
            allowed.push(time);
            continue;
          }
          time += decision.retryAfter * 1000;
          expect(await limiter.take('key')).toEqual({ isAllowed: true });
          allowed.push(time);
        }
        for (const end of allowed) expect(allowed.filter(at => at > end - 5000 && at <= end).length).toBeLessThanOrEqual(limit);
      },
    ),
  );
});

it('counts each key for itself and forgets the one used longest ago when memory is full', async () => {
  const limiter = createRateLimiter({ limit: 1, windowMs: 60_000, maxKeys: 2, now: () => 0 });
  const take = async (key: string) => (await limiter.take(key)).isAllowed;
  expect([await take('a'), await take('b'), await take('a'), await take('b')]).toEqual([true, true, false, false]);
  await take('a');
  await take('c');
  expect([await take('a'), await take('c')]).toEqual([false, false]);
  expect(await take('b')).toBe(true);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
