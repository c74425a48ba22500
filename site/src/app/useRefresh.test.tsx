import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRefresh } from './useRefresh.ts';

const renew = vi.fn<(path: string) => Promise<void>>(async () => {});
const routes = [
  {
    element: <Frame />,
    children: [
      { path: '/about', element: null, handle: {} },
      { path: '/news', element: null, handle: { isLive: true, renew } },
      { path: '/schedule', element: null, handle: { isLive: true, renew } },
    ],
  },
];
function Frame() {
  useRefresh();
  return <Outlet />;
}

beforeEach(() => {
  vi.useFakeTimers();
  renew.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

async function visit(first: string, ...next: string[]) {
  const router = createMemoryRouter(routes, { initialEntries: [first] });
  render(<RouterProvider router={router} />);
  for (const path of next) await act(() => router.navigate(path));
  await act(() => vi.advanceTimersByTimeAsync(2000));
}

test('a live page that was served asks the API again', async () => {
  await visit('/news');
  expect(renew).toHaveBeenCalledExactlyOnceWith('/news');
});

test.each([
  ['a live one', '/news'],
  ['one that is not live', '/about'],
])('a page reached by a link from %s does not: it has just loaded its data', async (_, first) => {
  await visit(first, '/schedule');
  expect(renew).not.toHaveBeenCalled();
});
