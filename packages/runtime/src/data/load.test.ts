import { expect, test, vi } from 'vitest';
import type { BrowserApi, Freshness } from './api.ts';
import { fetchLoaded, merge } from './load.ts';
import type { Loaded } from './page.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const api = (source: Freshness) => async () => ({ source: () => source }) as unknown as BrowserApi;
const giving = (data: unknown) => () => Promise.resolve(data);
const shown: Loaded = { data: ['built in'], at: 5 };
const next = async (...how: Parameters<typeof fetchLoaded>) => merge(shown, await fetchLoaded(...how));

// DATA-5
test('keeps what the page shows when the code that fetches cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await next(lost, giving([]))).toEqual({ data: ['built in'], at: 5, problem: 'unknown' });
});

test.each([
  [Object.assign(new Error('No news found'), { code: 'none' }), 'none'],
  [new Error('No space left on device'), 'unknown'],
])('reports %s as the problem %s', async (error, problem) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = async () => {
    throw error;
  };
  expect(await fetchLoaded(api({ at: 1 }), load)).toMatchObject({ data: null, problem });
});

test('replaces older data, but reuses the object of equal data with the newer `asOf`', async () => {
  expect(await next(api({ at: 9 }), giving(['new']))).toEqual({ data: ['new'], at: 9 });
  const same = await next(api({ at: 9, asOf: 12 }), giving(['built in']));
  expect(same).toMatchObject({ at: 9, asOf: 12 });
  expect(same.data).toBe(shown.data);
});

test.each<[string, Freshness, unknown]>([
  ['a cached list does not contain the entry', { at: 9, isCached: true }, null],
  ['a list that had entries is empty', { at: 9, isEmpty: true }, []],
])('keeps what is shown and reports a problem when %s', async (_, source, data) => {
  expect(await next(api(source), giving(data))).toMatchObject({ data: ['built in'], at: 5, problem: 'unknown' });
});

test('reports the problem "gone" for an article that the API does not have', async () => {
  expect(await next(api({ at: 9 }), giving(null))).toEqual({ data: null, at: 9, problem: 'gone' });
});
