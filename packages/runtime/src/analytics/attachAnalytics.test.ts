import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { attachAnalytics } from './attachAnalytics.ts';
import { countPageView } from './countPageView.ts';

// Test files share modules: resets them, so that only this file gets the mock.
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

function show() {
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => waiting.push(callback));
  document.documentElement.lang = 'sv';
  const detach = attachAnalytics(document.documentElement, settings);
  onTestFinished(detach);
  return detach;
}

// FEST-8
test('counts one view of the page once the browser is idle, and none before', async () => {
  show();
  await vi.dynamicImportSettled();
  expect(countPageView).not.toHaveBeenCalled();
  await whenIdle();
  expect(countPageView).toHaveBeenCalledExactlyOnceWith({ ...settings, language: 'sv' });
});

// FEST-8
test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('does not count a visitor whose browser sends %j', async said => {
  for (const [name, value] of Object.entries(said)) Object.defineProperty(navigator, name, { value, configurable: true });
  show();
  await whenIdle();
  for (const name of Object.keys(said)) Reflect.deleteProperty(navigator, name);
  expect(waiting).toEqual([]);
  expect(countPageView).not.toHaveBeenCalled();
});

const showAgain = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('counts a page again when the back/forward cache restores it, but not once detached', async () => {
  const detach = show();
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
