import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from './api.ts';
import { loadPage, seed } from './load.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

afterEach(() => vi.restoreAllMocks());

test('what the page showed stays when even the code that asks cannot be had', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  seed('/sv/news', { data: ['built in'], at: 5 });
  expect(await loadPage('/sv/news', lost, () => Promise.resolve([]))).toEqual({ data: ['built in'], at: 5, problem: 'unknown' });
});

test('an answer takes its place', async () => {
  const api = { source: () => ({ at: 9 }) } as unknown as Api;
  const loaded = await loadPage(
    '/sv/home',
    () => Promise.resolve(api),
    () => Promise.resolve(['new']),
  );
  expect(loaded).toMatchObject({ data: ['new'] });
  expect(loaded.problem).toBeUndefined();
});
