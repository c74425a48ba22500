import { fillJsdom } from '@tand/ui/testing';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The timeout is long, because other processes may use the same processor.
configure({ asyncUtilTimeout: 30_000, defaultHidden: false });
fillJsdom();

// Removes listeners that a test adds to <html> or <body>. Calls the prototype's method: files share the page, so wrappers would stack up.
const removals: (() => void)[] = [];
if (typeof document !== 'undefined')
  for (const element of [document.documentElement, document.body])
    element.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      EventTarget.prototype.addEventListener.call(element, type, listener, options);
      removals.push(() => element.removeEventListener(type, listener, options));
    };

afterEach(() => {
  for (const remove of removals.splice(0)) remove();
  try {
    cleanup();
  } finally {
    resetPage();
  }
});

function resetPage() {
  vi.unstubAllGlobals(); // such as a failing storage
  // A file with `@vitest-environment node` has no page.
  if (typeof document === 'undefined') return;
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  // Makes stores that are still subscribed read the empty storage, as when another tab clears it.
  dispatchEvent(new StorageEvent('storage'));
}
