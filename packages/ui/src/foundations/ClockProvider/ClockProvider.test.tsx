import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { ClockProvider, createClock, useHasCome, useNow } from './index.ts';

const start = Date.UTC(2025, 5, 13, 8, 0, 0, 400);
beforeEach(() => vi.useFakeTimers({ now: start }));

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const Show = () => <p>{String(useNow())}</p>;

test('has no time on a server without `servedAt`', () => expect(renderToString(<Show />)).toContain('null'));

test('ticks when a second begins', () => {
  const clock = createClock();
  const ticks: number[] = [];
  const stop = clock.subscribe(() => ticks.push(clock.now()));
  vi.advanceTimersByTime(2000);
  stop();
  expect(ticks).toEqual([start + 600, start + 1600]);
});

// COUNT-7
test('shares one timer between all listeners, and clears the timer once all have unsubscribed', () => {
  const clock = createClock();
  const stops = [clock.subscribe(() => {}), clock.subscribe(() => {}), clock.subscribe(() => {})];
  expect(vi.getTimerCount()).toBe(1);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});

// COUNT-7, SCHED-32
test('pauses while the page is hidden, and notifies once when the page is visible again', () => {
  const clock = createClock();
  const listener = vi.fn<() => void>();
  const stop = clock.subscribe(listener);
  hide(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(10_000);
  expect(listener).not.toHaveBeenCalled();
  hide(false);
  expect(listener).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(1);
  stop();
});

test('rounds the time of the given clock down to the minute', () => {
  const noon = Date.UTC(2025, 5, 14, 12, 0, 30);
  let told = noon;
  render(
    <ClockProvider now={() => told}>
      <Show />
    </ClockProvider>,
  );
  expect(screen.getByText(String(noon - 30_000))).toBeInTheDocument();
  told = noon + 30_000;
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText(String(noon + 30_000))).toBeInTheDocument();
});

test('uses `servedAt` on the server and for hydration, then the clock', () => {
  const servedAt = Date.UTC(2025, 5, 14, 12, 0, 30);
  const seen: unknown[] = [];
  const Seen = () => {
    seen.push([useNow(), useHasCome(servedAt + 1)]);
    return null;
  };
  const page = (
    <ClockProvider now={() => servedAt + 60_000} servedAt={servedAt}>
      <Seen />
    </ClockProvider>
  );
  renderToString(page);
  const atServer = [servedAt - 30_000, false];
  const inBrowser = [servedAt + 30_000, true];
  expect(seen.splice(0)).toEqual([atServer]);
  render(page, { hydrate: true });
  expect([seen[0], seen.at(-1)]).toEqual([atServer, inBrowser]);
  cleanup();
  seen.length = 0;
  render(page);
  expect(seen[0]).toEqual(inBrowser);
});

test('renders a component again only when the instant that it waits for comes', () => {
  let told = start;
  const renders = vi.fn<(hasCome: boolean) => void>();
  const Wait = () => {
    renders(useHasCome(start + 3000));
    return null;
  };
  render(
    <ClockProvider now={() => told}>
      <Wait />
    </ClockProvider>,
  );
  for (let second = 0; second < 5; second++) {
    told += 1000;
    act(() => void vi.advanceTimersByTime(1000));
  }
  expect(renders.mock.calls.map(([hasCome]) => hasCome)).toEqual([false, true]);
});
