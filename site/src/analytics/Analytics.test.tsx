import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { attachAnalytics, type AnalyticsOptions } from '../behaviours/analytics.ts';
import { Analytics } from './Analytics.tsx';
import { countPageView } from './countPageView.ts';

// Files share their modules: mock them for this file only.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./countPageView.ts', () => ({ countPageView: vi.fn<() => void>() }));

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

function serve() {
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => waiting.push(callback));
  document.documentElement.lang = 'sv';
}
function show(props: AnalyticsOptions = {}) {
  serve();
  const element = <Analytics settings={settings} {...props} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/sv/home'] });
  render(<RouterProvider router={router} />);
  return { go: (to: string) => act(() => router.navigate(to)) };
}

// FEST-8
test('nothing is loaded until the browser is idle, then one view of the page is counted', async () => {
  show();
  await vi.dynamicImportSettled();
  expect(countPageView).not.toHaveBeenCalled();
  await whenIdle();
  expect(countPageView).toHaveBeenCalledExactlyOnceWith({ ...settings, language: 'sv' });
});

test('each further page is counted once, a filter of the same page is none', async () => {
  const { go } = show();
  await whenIdle();
  await go('/sv/schedule');
  await go('/sv/schedule?q=hemligt');
  await whenIdle();
  await go('/sv/faq#a');
  await whenIdle();
  expect(countPageView).toHaveBeenCalledTimes(3);
});

test('a build without a key counts nothing', async () => {
  const { go } = show({ settings: null });
  await go('/sv/faq');
  await whenIdle();
  expect(countPageView).not.toHaveBeenCalled();
});

// FEST-8
test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('a visitor who says %j is not counted on any page', async said => {
  for (const [name, value] of Object.entries(said)) Object.defineProperty(navigator, name, { value, configurable: true });
  const { go } = show();
  await go('/sv/faq');
  await whenIdle();
  for (const name of Object.keys(said)) Reflect.deleteProperty(navigator, name);
  expect(waiting).toEqual([]);
  expect(countPageView).not.toHaveBeenCalled();
});

const showAgain = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page that is shown again from the back/forward cache is counted again, until it is detached', async () => {
  serve();
  const detach = attachAnalytics(document.documentElement, { settings });
  showAgain(false);
  await whenIdle();
  expect(countPageView).toHaveBeenCalledOnce();
  showAgain(true);
  await whenIdle();
  expect(countPageView).toHaveBeenCalledTimes(2);
  showAgain(true);
  detach();
  showAgain(true);
  await whenIdle();
  expect(countPageView).toHaveBeenCalledTimes(2);
});
