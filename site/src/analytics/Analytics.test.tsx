import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { Analytics, type AnalyticsProps } from './Analytics.tsx';
import { startAnalytics } from './start.ts';

// Files share their modules: mock them for this file only.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const count = vi.fn<(language: string) => void>();
vi.mock('./start.ts', () => ({ startAnalytics: vi.fn<() => (language: string) => void>(() => count) }));

const settings = { key: 'phc_test', host: 'https://eu.i.posthog.com' };
const waiting: IdleRequestCallback[] = [];
const whenIdle = async () => {
  for (const callback of waiting.splice(0)) callback({ didTimeout: false, timeRemaining: () => 10 });
  await vi.dynamicImportSettled();
};

afterEach(() => {
  vi.clearAllMocks();
  waiting.length = 0;
});

function show(props: Partial<AnalyticsProps> = {}) {
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => waiting.push(callback));
  const element = <Analytics language="sv" settings={settings} {...props} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/sv/home'] });
  render(<RouterProvider router={router} />);
  return { go: (to: string) => act(() => router.navigate(to)) };
}

// FEST-8
test('nothing is loaded until the browser is idle, then one view of the page is counted', async () => {
  show();
  await vi.dynamicImportSettled();
  expect(startAnalytics).not.toHaveBeenCalled();
  await whenIdle();
  expect(startAnalytics).toHaveBeenCalledExactlyOnceWith({ ...settings, language: 'sv' });
});

test('each further page is counted once, a filter of the same page is none', async () => {
  const { go } = show();
  await whenIdle();
  await go('/sv/schedule');
  await go('/sv/schedule?q=hemligt');
  await go('/sv/faq#a');
  expect(count.mock.calls).toEqual([['sv'], ['sv']]);
  expect(startAnalytics).toHaveBeenCalledOnce();
});

test('a build without a key counts nothing', async () => {
  const { go } = show({ settings: null });
  await go('/sv/faq');
  await whenIdle();
  expect(startAnalytics).not.toHaveBeenCalled();
});

// FEST-8
test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('a visitor who says %j is not counted on any page', async said => {
  for (const [name, value] of Object.entries(said)) Object.defineProperty(navigator, name, { value, configurable: true });
  const { go } = show();
  await go('/sv/faq');
  await whenIdle();
  for (const name of Object.keys(said)) Reflect.deleteProperty(navigator, name);
  expect(waiting).toEqual([]);
  expect(startAnalytics).not.toHaveBeenCalled();
});
