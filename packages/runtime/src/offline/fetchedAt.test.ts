import { expect, test, vi } from 'vitest';
import { cachedAtHeader } from './worker/addresses.ts';
import { documentFetchedAt } from './fetchedAt.ts';

// OFFLINE-3
test.each([
  ['when its copy was stored', { headers: { [cachedAtHeader]: '1750000000000' } }, 1_750_000_000_000],
  ['when the page was loaded, if its stored copy has no time', {}, performance.timeOrigin],
  ['when the page was loaded, if no copy is stored', undefined, performance.timeOrigin],
])('says that a document was fetched %s', async (_, copy, expected) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'https://tand.example/sv/faq' } as PerformanceEntry]);
  vi.stubGlobal('caches', { match: async (address: string) => (copy && address === '/sv/faq' ? new Response('', copy) : undefined) });
  expect(await documentFetchedAt()).toBe(expected);
});
