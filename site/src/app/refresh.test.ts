import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshEvery, startRefreshing } from './refresh.ts';

const renew = vi.fn<() => void>();
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  renew.mockClear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a served page asks once it is alive, one reached by a link does not', () => {
  stop = startRefreshing(renew, { every: refreshEvery, isStale: true });
  vi.advanceTimersByTime(1000);
  expect(renew).toHaveBeenCalledOnce();
  stop();
  renew.mockClear();
  stop = startRefreshing(renew, { every: refreshEvery, isStale: false });
  vi.advanceTimersByTime(60_000);
  expect(renew).not.toHaveBeenCalled();
});

it('asks each while, but not in a hidden tab, and then on return', () => {
  stop = startRefreshing(renew, { every: refreshEvery, isStale: false });
  vi.advanceTimersByTime(refreshEvery);
  expect(renew).toHaveBeenCalledOnce();
  hide(true);
  vi.advanceTimersByTime(refreshEvery * 3);
  expect(renew).toHaveBeenCalledOnce();
  hide(false);
  expect(renew).toHaveBeenCalledTimes(2);
});

it('a glance at another tab asks for nothing', () => {
  stop = startRefreshing(renew, { every: refreshEvery, isStale: false });
  vi.advanceTimersByTime(10_000);
  hide(true);
  hide(false);
  expect(renew).not.toHaveBeenCalled();
});

it('asks when the network is back, and never once it was stopped', () => {
  stop = startRefreshing(renew, { every: refreshEvery, isStale: false });
  dispatchEvent(new Event('online'));
  expect(renew).toHaveBeenCalledOnce();
  stop();
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(refreshEvery * 2);
  expect(renew).toHaveBeenCalledOnce();
});
