import { expect, test, vi } from 'vitest';
import { reloadOnce } from './reload.ts';

test('reloads once, and again only after a minute', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
  vi.setSystemTime(1_061_000);
  expect(reloadOnce()).toBe(true);
});

test('does not reload without a network', () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: false });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload when nothing can be remembered', () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
  });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
