import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPickStore } from './pickStore.ts';
import { usePicks } from './usePicks.ts';

const key = 'picks';

beforeEach(() => {
  localStorage.clear();
  for (const name of [key, 'album']) delete document.documentElement.dataset[name];
});

function open() {
  const store = createPickStore(key);
  const { result } = renderHook(() => usePicks(store));
  return { ...store, ids: () => [...result.current.ids], shown: () => result.current };
}

it('stores picks on the device for the next visit', () => {
  const first = open();
  act(() => first.write('a', true));
  act(() => first.write('b', true));
  act(() => first.write('a', false));
  expect(first.ids()).toEqual(['b']);
  cleanup();
  expect(open().ids()).toEqual(['b']);
});

it('replaces all picks by received picks', () => {
  const page = open();
  act(() => page.write('a', true));
  act(() => page.replace(['x', 'y', 'x']));
  expect(page.ids()).toEqual(['x', 'y']);
  expect(JSON.parse(localStorage.getItem(key)!)).toEqual(['x', 'y']);
});

it.each(['{"a":1}', 'null', '"a"', '[1, null, {}]', '[[', ''])('reads %o as no picks', async stored => {
  localStorage.setItem(key, stored);
  expect(open().ids()).toEqual([]);
});

it('reads the valid ids of a list that is partly invalid', () => {
  localStorage.setItem(key, '["a", 7, "b"]');
  expect(open().ids()).toEqual(['a', 'b']);
});

// SCHED-38
it('holds picks in memory if storage is refused, and reports the refusal', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = open();
  expect(page.shown().isBlocked).toBe(false);
  act(() => page.write('a', true));
  expect(page.ids()).toEqual(['a']);
  expect(page.shown().isBlocked).toBe(true);
  const album = createPickStore('album');
  album.write('b', true);
  expect(page.ids()).toEqual(['a']);
});

it('follows changes of another tab, also when that tab clears all storage', () => {
  const page = open();
  localStorage.setItem(key, '["c"]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(page.ids()).toEqual(['c']);
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(page.ids()).toEqual([]);
});

it('reads what another tab saved while no schedule was open', () => {
  const store = createPickStore(key);
  renderHook(() => usePicks(store)).unmount();
  localStorage.setItem(key, '["d"]');
  expect([...renderHook(() => usePicks(store)).result.current.ids]).toEqual(['d']);
});
