import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBuild } from './useNewBuild.ts';

const reload = vi.fn<() => void>();
const answer = vi.fn<() => Promise<Response>>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  stop();
  reload.mockClear();
  answer.mockReset();
});

it.each([
  ['another build', async () => Response.json({ build: 'b' }), 1],
  ['the same build', async () => Response.json({ build: 'a' }), 0],
  ['no network', async () => Promise.reject(new TypeError('offline')), 0],
  ['a page where the file should be', async () => new Response('<!doctype html>'), 0],
  ['an error', async () => Response.json({ build: 'b' }, { status: 503 }), 0],
])('%s', async (_, answers, times) => {
  answer.mockImplementation(answers);
  stop = watchBuild('a', reload);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(answer).toHaveBeenCalledWith('/offline.json', { cache: 'no-cache' });
  expect(reload).toHaveBeenCalledTimes(times);
});

it('looks no more once it was stopped', async () => {
  watchBuild('a', reload)();
  await vi.advanceTimersByTimeAsync(900_000);
  expect(answer).not.toHaveBeenCalled();
});
