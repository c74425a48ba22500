import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollEvery, watchRevisions } from './watchRevisions.ts';

const ask = vi.fn<(address: string) => Promise<Response>>();

const all: FakeEventSource[] = [];
class FakeEventSource extends EventTarget {
  isOpen = true;
  constructor() {
    super();
    all.push(this);
  }
  close() {
    this.isOpen = false;
  }
}
const announce = (revision: number) => all.at(-1)!.dispatchEvent(new MessageEvent('revision', { data: String(revision) }));
const open = () => all.filter(({ isOpen }) => isOpen).length;
const lose = () => all.at(-1)!.dispatchEvent(new Event('error'));

const report = vi.fn<(revision: unknown) => void>();
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
let stop = () => {};
async function start() {
  stop = watchRevisions(report);
  await vi.advanceTimersByTimeAsync(3000);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('fetch', ask);
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  all.length = 0;
  report.mockReset();
  ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  stop();
});

// DATA-12
it('reports the last of several announcements within four seconds, and sends no request', async () => {
  await start();
  announce(1);
  announce(2);
  await vi.advanceTimersByTimeAsync(3700);
  expect(report.mock.calls).toEqual([[2]]);
  announce(3);
  await vi.advanceTimersByTimeAsync(pollEvery * 3);
  expect(report.mock.calls).toEqual([[2], [3]]);
  expect(ask).not.toHaveBeenCalled();
  expect(all).toHaveLength(1);
});

// DATA-12
it('waits after each announcement, as servers may not have its content yet', async () => {
  await start();
  announce(1);
  await vi.advanceTimersByTimeAsync(3600);
  announce(2);
  await vi.advanceTimersByTimeAsync(699);
  expect(report).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(report.mock.calls).toEqual([[2]]);
});

// DATA-12, COUNT-12
it('delays reports and new connections by a random time', async () => {
  for (const part of [0.01, 0.5, 0.99]) {
    vi.spyOn(Math, 'random').mockReturnValue(part);
    await start();
    announce(2);
    await vi.advanceTimersByTimeAsync(700 + part * 3000 - 1);
    expect(report).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(2);
    expect(report).toHaveBeenCalledTimes(1);
    const before = all.length;
    lose();
    await vi.advanceTimersByTimeAsync(1500 + part * 3000 - 1);
    expect(all).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(2);
    expect(all).toHaveLength(before + 1);
    stop();
    report.mockReset();
  }
});

// DATA-12
it('neither connects nor requests anything while the page is hidden, and connects when shown', async () => {
  await start();
  hide(true);
  expect(open()).toBe(0);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(pollEvery * 3);
  expect(all).toHaveLength(1);
  expect(report).not.toHaveBeenCalled();
  hide(false);
  expect(open()).toBe(1);
  announce(2);
  await vi.advanceTimersByTimeAsync(3700);
  expect(report).toHaveBeenCalledExactlyOnceWith(2);
});

it('opens one new connection after a connection is lost', async () => {
  await start();
  announce(1);
  lose();
  expect(open()).toBe(0);
  await vi.advanceTimersByTimeAsync(4500);
  expect([all.length, open()]).toEqual([2, 1]);
  expect(ask).not.toHaveBeenCalled();
});

// DATA-12
it('requests the revision at once, then each minute, if connections fail before announcements', async () => {
  ask.mockResolvedValueOnce(Response.json(7));
  await start();
  for (const reported of [7, undefined, undefined]) {
    lose();
    await vi.advanceTimersByTimeAsync(0);
    expect(report).toHaveBeenLastCalledWith(reported);
    await vi.advanceTimersByTimeAsync(pollEvery);
  }
  expect(report).toHaveBeenCalledTimes(3);
  expect(ask.mock.calls.map(([address]) => address)).toEqual(['/api/revision', '/api/revision', '/api/revision']);
  expect(all).toHaveLength(4);
});

it('ignores a response that arrives while the page is hidden', async () => {
  let answer: ((response: Response) => void) | undefined;
  ask.mockReturnValueOnce(new Promise(resolve => (answer = resolve)));
  await start();
  lose();
  hide(true);
  answer?.(Response.json(7));
  await vi.advanceTimersByTimeAsync(pollEvery);
  expect(report).not.toHaveBeenCalled();
});

it('reports an unknown revision when the device is online again, and nothing once stopped', async () => {
  await start();
  dispatchEvent(new Event('online'));
  expect(report).toHaveBeenCalledExactlyOnceWith(undefined);
  stop();
  dispatchEvent(new Event('online'));
  hide(false);
  await vi.advanceTimersByTimeAsync(pollEvery * 2);
  expect(report).toHaveBeenCalledOnce();
  expect(open()).toBe(0);
});
