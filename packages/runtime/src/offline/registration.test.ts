import { expect, onTestFinished, test, vi } from 'vitest';
import { register } from './registration.ts';

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

// OFFLINE-1
test('asks the worker to check for a new build on each page, and when the page is shown again', async () => {
  document.body.innerHTML = '<script type="x" data-build="one"></script>';
  const postMessage = vi.fn<(message: object) => void>();
  const registration = { active: { postMessage } };
  const serviceWorker = Object.assign(new EventTarget(), { register: async () => registration, ready: Promise.resolve(registration) });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  const asked = () => postMessage.mock.calls.map(([message]) => message);
  const [first, later] = [true, false].map(isFirst => ({ build: 'one', isFirst }));

  const [before, page] = [new AbortController(), new AbortController()];
  await register(before.signal);
  before.abort();
  await register(page.signal);
  expect(asked()).toEqual([first, later]);
  show('hidden');
  expect(asked()).toHaveLength(2);
  show('visible');
  expect(asked()).toEqual([first, later, later]);
  page.abort();
  show('visible');
  expect(asked()).toHaveLength(3);
});
