import { edition } from '@edition/edition.ts';
import { afterEach, expect, test, vi } from 'vitest';

const key = `tand:desk:${edition.year}:tray-of-test`;
const load = async () => {
  vi.resetModules();
  return import('./savedState.ts');
};
afterEach(() => {
  vi.resetModules();
});

// CREW-4
test('restores a saved value when the page is reopened, and does not store the initial value', async () => {
  const initial = { count: 0 };
  (await load()).savedState('tray-of-test', initial).set(() => ({ count: 2 }));
  const again = (await load()).savedState('tray-of-test', initial);
  expect(again.get()).toEqual({ count: 2 });
  again.set(() => initial);
  expect(localStorage.getItem(key)).toBeNull();
});

// CREW-4
test('reports another tab’s change to subscribers', async () => {
  const { savedState, subscribe } = await load();
  const store = savedState('tray-of-test', { count: 0 });
  const listener = vi.fn<() => void>();
  subscribe(listener);
  localStorage.setItem(key, '{"count":3}');
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(store.get()).toEqual({ count: 3 });
  expect(listener).toHaveBeenCalledOnce();
});

// CREW-4
test('works without storage and reports that nothing is saved', async () => {
  const { savedState, useIsSaving } = await load();
  const { renderHook, act } = await import('@testing-library/react');
  const { result } = renderHook(() => useIsSaving());
  expect(result.current).toBe(true);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = savedState('tray-of-test', { count: 0 });
  act(() => store.set(() => ({ count: 1 })));
  expect(store.get()).toEqual({ count: 1 });
  expect(result.current).toBe(false);
});
