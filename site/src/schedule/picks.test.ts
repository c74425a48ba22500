import { edition } from '@edition/edition.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const key = `tand:picks:${edition.year}`;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['picks'];
  vi.resetModules();
});

// The next file gets fresh modules.
afterAll(() => vi.resetModules());

/** A freshly opened page: the module reads the storage again. */
async function open() {
  const { usePicks } = await import('./picks.ts');
  const { setPick } = await import('./pickStore.ts');
  const { result } = renderHook(usePicks);
  return { setPick, ids: () => [...result.current.picks], ...result, current: () => result.current };
}

it('keeps picks on the device until another visit', async () => {
  const first = await open();
  act(() => first.setPick('a', true));
  act(() => first.setPick('b', true));
  act(() => first.setPick('a', false));
  expect(first.ids()).toEqual(['b']);
  cleanup();
  vi.resetModules();
  expect((await open()).ids()).toEqual(['b']);
});

it('puts received picks in the place of all', async () => {
  const page = await open();
  act(() => page.setPick('a', true));
  act(() => page.current().setPicks(['x', 'y', 'x']));
  expect(page.ids()).toEqual(['x', 'y']);
  expect(JSON.parse(localStorage.getItem(key)!)).toEqual(['x', 'y']);
});

it.each(['{"a":1}', 'null', '"a"', '[1, null, {}]', '[[', ''])('reads %o as nothing', async stored => {
  localStorage.setItem(key, stored);
  expect((await open()).ids()).toEqual([]);
});

it('keeps the texts of a list that is partly broken', async () => {
  localStorage.setItem(key, '["a", 7, "b"]');
  expect((await open()).ids()).toEqual(['a', 'b']);
});

// SCHED-38
it('works for the length of a visit when storage is refused, and says so', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = await open();
  expect(page.current().isBlocked).toBe(false);
  act(() => page.setPick('a', true));
  expect(page.ids()).toEqual(['a']);
  expect(page.current().isBlocked).toBe(true);
});

it('follows another tab, also when that one clears everything', async () => {
  const page = await open();
  localStorage.setItem(key, '["c"]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(page.ids()).toEqual(['c']);
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(page.ids()).toEqual([]);
});

it('has what another tab saved while no schedule was open', async () => {
  const { usePicks } = await import('./picks.ts');
  const before = renderHook(usePicks);
  before.unmount();
  localStorage.setItem(key, '["d"]');
  expect([...renderHook(usePicks).result.current.picks]).toEqual(['d']);
});
