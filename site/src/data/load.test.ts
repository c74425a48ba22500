import { beforeEach, expect, test, vi } from 'vitest';
import type { Api, Source } from './api.ts';
import { loadPage, PageStore } from './load.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const api = (source: Source) => async () => ({ source: () => source }) as unknown as Api;
const giving = (data: unknown) => () => Promise.resolve(data);
const path = '/sv/news';
let store: PageStore;

beforeEach(() => {
  store = new PageStore();
  store.set(path, { data: ['built in'], at: 5 });
});

// DATA-5
test('what the page showed stays when even the code that asks cannot be had', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await loadPage(store, path, lost, giving([]))).toEqual({ data: ['built in'], at: 5, problem: 'unknown' });
});

test.each([
  [Object.assign(new Error('No news found'), { code: 'none' }), 'none'],
  [new Error('No space left on device'), 'unknown'],
])('%s is the problem %s', async (error, problem) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = async () => {
    throw error;
  };
  expect(await loadPage(new PageStore(), path, api({ at: 1 }), load)).toMatchObject({ data: null, problem });
});

test('a newer answer takes its place and is told; one that says the same is not', async () => {
  const told = vi.fn<() => void>();
  store.subscribe(told);
  expect(await loadPage(store, path, api({ at: 9 }), giving(['new']))).toEqual({ data: ['new'], at: 9 });
  await loadPage(store, path, api({ at: 9, asOf: 12 }), giving(['new']));
  expect(told).toHaveBeenCalledOnce();
  expect(store.get(path)).toMatchObject({ asOf: 12 });
});

test.each<[string, Source, unknown]>([
  ['a kept list lacks it', { at: 9, isKept: true }, null],
  ['a cut list lacks it', { at: 9, isCut: true }, null],
  ['a full list comes back empty', { at: 9, isEmpty: true }, []],
])('what is shown stays, with a notice, when %s', async (_, source, data) => {
  expect(await loadPage(store, path, api(source), giving(data))).toMatchObject({ data: ['built in'], at: 5, problem: 'unknown' });
});

test('an article that the API says is not there is gone', async () => {
  expect(await loadPage(store, path, api({ at: 9 }), giving(null))).toEqual({ data: null, at: 9, problem: 'gone' });
});

test.each([
  ['a later state of the same database', { origin: 'a', number: 2, at: 6 }, true],
  ['the state it was made from', { origin: 'a', number: 1, at: 5 }, false],
  ['a state nobody knows', undefined, true],
  ['a state of another database from before it was known to be true', { origin: 'b', number: 9, at: 7 }, false],
  ['a state of another database from since', { origin: 'b', number: 9, at: 9 }, true],
])('whether a page is behind %s', (_, revision, isBehind) => {
  store.origin = 'a';
  store.set(path, { data: ['built in'], at: 5, asOf: 8 });
  expect(store.isBehind(path, revision)).toBe(isBehind);
});
