import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startIslands } from '../islands/start.ts';
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
])('reloads a page without failed islands only for another build: %s', async (_, answers, times) => {
  answer.mockImplementation(answers);
  attach();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(answer).toHaveBeenCalledWith('/offline.json', { cache: 'no-cache' });
  expect(reload).toHaveBeenCalledTimes(times);
});

it('reloads the page even for the same build if its island has failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answer.mockImplementation(async () => Response.json({ build: 'a' }));
  attach();
  const islands = startIslands(() => Promise.reject(new Error('404')));
  islands.unsubscribe();
  islands.start('screen');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('requests nothing once detached', async () => {
  attach()();
  await vi.advanceTimersByTimeAsync(900_000);
  expect(answer).not.toHaveBeenCalled();
});
