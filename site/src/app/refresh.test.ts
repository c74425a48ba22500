import type { ToldRevision } from '@tand/festival';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollEvery, startRefreshing } from './refresh.ts';

/** Replaces the browser's EventSource; the newest instance is the current one. */
class FakeEventSource extends EventTarget {
  static all: FakeEventSource[] = [];
  isOpen = true;
  url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.all.push(this);
  }
  close() {
    this.isOpen = false;
  }
  tell = (number: number) => this.dispatchEvent(new MessageEvent('revision', { data: JSON.stringify(at(number)) }));
  fail = () => this.dispatchEvent(new Event('error'));
}
const at = (number: number): ToldRevision => ({ origin: 'a', number, at: number, parts: { news: number, programme: number, notices: 0 } });
const sources = FakeEventSource.all;
const open = () => sources.filter(({ isOpen }) => isOpen).length;

let shown: number;
const refetch = vi.fn<() => void>();
const fetched = vi.fn<() => Promise<Response>>();
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
let stop = () => {};
async function start() {
  stop = startRefreshing({ refetch, isBehind: revision => !revision || revision.at > shown });
  await vi.advanceTimersByTimeAsync(3000);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('fetch', fetched);
  sources.length = 0;
  shown = 1;
  refetch.mockReset();
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  stop();
});

it('a page that shows the state it is told asks for nothing', async () => {
  await start();
  sources[0]!.tell(1);
  await vi.advanceTimersByTimeAsync(pollEvery * 3);
  expect(refetch).not.toHaveBeenCalled();
  expect(sources.map(({ url }) => url)).toEqual(['/api/live']);
});

// DATA-12
it('a newer state that is told is asked for within about a second', async () => {
  await start();
  sources[0]!.tell(1);
  sources[0]!.tell(2);
  await vi.advanceTimersByTimeAsync(1100);
  expect(refetch).toHaveBeenCalledOnce();
});

// DATA-12, COUNT-12
it('pages that are told in the same moment ask, and connect again, in moments of their own', async () => {
  for (const part of [0.01, 0.5, 0.99]) {
    vi.spyOn(Math, 'random').mockReturnValue(part);
    await start();
    sources.at(-1)!.tell(2);
    await vi.advanceTimersByTimeAsync(part * 1000 - 1);
    expect(refetch).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(2);
    expect(refetch).toHaveBeenCalledTimes(1);
    const before = sources.length;
    sources.at(-1)!.fail();
    await vi.advanceTimersByTimeAsync(1500 + part * 1000 - 1);
    expect(sources).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(2);
    expect(sources).toHaveLength(before + 1);
    stop();
    refetch.mockReset();
  }
});

// DATA-12
it('a hidden page holds no connection and asks for nothing; shown again it is told anew', async () => {
  await start();
  hide(true);
  expect(open()).toBe(0);
  await vi.advanceTimersByTimeAsync(pollEvery * 3);
  expect(sources).toHaveLength(1);
  hide(false);
  expect(open()).toBe(1);
  sources[1]!.tell(2);
  await vi.advanceTimersByTimeAsync(1100);
  expect(refetch).toHaveBeenCalledOnce();
});

it('a connection that is cut is opened again, once at a time', async () => {
  await start();
  sources[0]!.tell(1);
  sources[0]!.fail();
  expect(open()).toBe(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect([sources.length, open()]).toEqual([2, 1]);
  expect(refetch).not.toHaveBeenCalled();
});

// DATA-12
it('where nobody tells, it asks at once and each minute', async () => {
  await start();
  for (const times of [1, 2, 3]) {
    sources.at(-1)!.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(refetch).toHaveBeenCalledTimes(times);
    await vi.advanceTimersByTimeAsync(pollEvery);
    expect(sources).toHaveLength(times + 1);
  }
});

it('where nobody tells but answers name their state, only a newer one is asked for', async () => {
  fetched.mockResolvedValue(Response.json(at(1)));
  await start();
  sources[0]!.fail();
  await vi.advanceTimersByTimeAsync(pollEvery);
  expect(refetch).not.toHaveBeenCalled();
  fetched.mockResolvedValue(Response.json(at(2)));
  sources[1]!.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(refetch).toHaveBeenCalledOnce();
});

it('asks when the network is back, and never once it was stopped', async () => {
  await start();
  dispatchEvent(new Event('online'));
  expect(refetch).toHaveBeenCalledOnce();
  stop();
  dispatchEvent(new Event('online'));
  hide(false);
  await vi.advanceTimersByTimeAsync(pollEvery * 2);
  expect(refetch).toHaveBeenCalledOnce();
  expect(open()).toBe(0);
});
