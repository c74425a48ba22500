import { edition } from '@edition/edition.ts';
import { afterEach, expect, test, vi } from 'vitest';

const key = `tand:desk:${edition.year}:tray-of-test`;
const load = async () => {
  vi.resetModules();
  return import('./kept.ts');
};
afterEach(() => {
  vi.resetModules();
});

// CREW-4
test('what is kept is there when the page comes again, and gone when it is the first state again', async () => {
  const initial = { count: 0 };
  (await load()).kept('tray-of-test', initial).set(() => ({ count: 2 }));
  const again = (await load()).kept('tray-of-test', initial);
  expect(again.get()).toEqual({ count: 2 });
  again.set(() => initial);
  expect(localStorage.getItem(key)).toBeNull();
});

// CREW-4
test('another tab’s change is taken over and told', async () => {
  const store = (await load()).kept('tray-of-test', { count: 0 });
  const told = vi.fn<() => void>();
  store.subscribe(told);
  localStorage.setItem(key, '{"count":3}');
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(store.get()).toEqual({ count: 3 });
  expect(told).toHaveBeenCalledOnce();
});

// CREW-4
test('a browser that keeps nothing still works, and says so', async () => {
  const { kept, useIsKeeping } = await load();
  const { renderHook, act } = await import('@testing-library/react');
  const { result } = renderHook(() => useIsKeeping());
  expect(result.current).toBe(true);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = kept('tray-of-test', { count: 0 });
  act(() => store.set(() => ({ count: 1 })));
  expect(store.get()).toEqual({ count: 1 });
  expect(result.current).toBe(false);
});
