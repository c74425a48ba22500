import type { ToldRevision } from '@tand/festival';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { pageStore } from '../data/load.ts';
import { startRefreshing, type Refreshing } from './refresh.ts';
import { useRefresh } from './useRefresh.ts';

// Files share their modules: mock them for this file only.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./refresh.ts', () => ({ startRefreshing: vi.fn<typeof startRefreshing>() }));
const started = vi.mocked(startRefreshing);

const refetch = vi.fn<(path: string) => Promise<void>>(async () => {});
const routes = [
  {
    element: <Layout />,
    children: [
      { path: '/about', element: null, handle: {} },
      { path: '/news', element: null, handle: { reads: ['news'], refetch } },
      { path: '/schedule', element: null, handle: { reads: ['programme'], refetch } },
    ],
  },
];
const onTold = vi.fn<(told: ToldRevision) => void>();
function Layout() {
  useRefresh(onTold);
  return <Outlet />;
}

beforeEach(() => {
  refetch.mockClear();
  onTold.mockClear();
  started.mockReset().mockReturnValue(() => {});
  pageStore.origin = 'a';
  for (const path of ['/news', '/schedule']) pageStore.set(path, { data: [], at: 5 });
});

async function visit(first: string) {
  const router = createMemoryRouter(routes, { initialEntries: [first] });
  render(<RouterProvider router={router} />);
  await act(async () => {});
  return (path: string) => act(() => router.navigate(path));
}
const state = (at: number, news = at): ToldRevision => ({ origin: 'a', number: at, at, parts: { news, programme: at, notices: 0 } });
const options = (): Refreshing => started.mock.calls[0]![0];

test('one subscription serves all pages of a visit, and asks for the one that is shown', async () => {
  const go = await visit('/news');
  await go('/schedule');
  expect(started).toHaveBeenCalledOnce();
  expect(options().isBehind(state(6))).toBe(true);
  options().refetch();
  expect(refetch).toHaveBeenCalledExactlyOnceWith('/schedule', undefined);
});

// DESK-19
test('a page that reads nothing is told too, and asks for nothing', async () => {
  await visit('/about');
  expect([state(6), undefined].map(told => options().isBehind(told))).toEqual([false, false]);
  expect(onTold).toHaveBeenCalledExactlyOnceWith(state(6));
});

test.each([
  [5, 0],
  [6, 1],
])('told state %i, a page reached by a link that shows state 5 asks %i times', async (told, times) => {
  const go = await visit('/news');
  options().isBehind(state(told));
  await go('/schedule');
  expect(refetch).toHaveBeenCalledTimes(times);
});

test('what a page does not read concerns it as little as an older state', async () => {
  await visit('/news');
  expect(options().isBehind(state(6, 5))).toBe(false);
  expect(options().isBehind(state(6, 6))).toBe(true);
});
