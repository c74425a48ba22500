import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachNewBuild } from './newBuild.ts';

const reload = vi.fn<() => void>();
const answer = vi.fn<() => Promise<Response>>();
let detach = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  document.body.innerHTML = '<script type="x" data-build="a"></script><main><div data-island="screen"></div></main>';
});
afterEach(() => {
  detach();
  reload.mockClear();
  answer.mockReset();
});
const attach = () => (detach = attachNewBuild(document.querySelector('main')!, reload));

it.each([
  ['another build', async () => Response.json({ build: 'b' }), 1],
  ['the same build', async () => Response.json({ build: 'a' }), 0],
  ['no network', async () => Promise.reject(new TypeError('offline')), 0],
  ['a page where the file should be', async () => new Response('<!doctype html>'), 0],
  ['an error', async () => Response.json({ build: 'b' }, { status: 503 }), 0],
])('%s', async (_, answers, times) => {
  answer.mockImplementation(answers);
  attach();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(answer).toHaveBeenCalledWith('/offline.json', { cache: 'no-cache' });
  expect(reload).toHaveBeenCalledTimes(times);
});

it('loads the page anew when its island has failed', async () => {
  answer.mockImplementation(async () => Response.json({ build: 'a' }));
  attach();
  document.querySelector<HTMLElement>('[data-island]')!.dataset['islandState'] = 'failed';
  await vi.advanceTimersByTimeAsync(300_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('asks no more when it is detached', async () => {
  attach()();
  await vi.advanceTimersByTimeAsync(900_000);
  expect(answer).not.toHaveBeenCalled();
});
