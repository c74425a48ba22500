import { expect, onTestFinished, test, vi } from 'vitest';
import { restoreFocus } from './restoreFocus.ts';

/** `focused`: index of a link that the page itself has focused. */
function load(type: NavigationTimingType, focused?: number) {
  document.body.innerHTML = '<a href="/sv/faq">Frågor</a><a href="/sv/news">Nyheter</a><a href="/sv/news"><b>Läs mer</b></a>';
  if (focused !== undefined) document.links[focused]!.focus();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  const listen = vi.spyOn(globalThis, 'addEventListener');
  restoreFocus();
  const [name, listener, options] = listen.mock.lastCall!;
  onTestFinished(() => globalThis.removeEventListener(name, listener, options));
}
/** `count`: number of pointer clicks, 0 for a click by key. */
function follow(count: number) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: count });
  document.body.addEventListener('click', event => event.preventDefault()); // jsdom cannot follow links
  document.querySelector('b')!.dispatchEvent(click);
}

// NAV-18
test('focuses the followed link after Back only, even if other links have its address', () => {
  history.replaceState({ day: 1 }, '');
  load('navigate');
  follow(0);
  expect(history.state).toMatchObject({ day: 1 });
  load('navigate');
  expect(document.body).toHaveFocus();
  load('back_forward');
  expect(document.links[2]).toHaveFocus();
});

test('does not move focus if the link was followed by pointer, or if the page has set focus', () => {
  load('navigate');
  follow(1);
  load('back_forward');
  expect(document.body).toHaveFocus();
  follow(0);
  load('back_forward', 0);
  expect(document.links[0]).toHaveFocus();
});
