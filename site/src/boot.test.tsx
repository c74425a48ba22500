import { cleanup, render } from '@testing-library/react';
import { ClockProvider, Countdown, LocaleProvider } from '@tand/ui';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { countEarly } from './earlyCountdown.ts';
import { keepPicksEarly } from './schedule/earlyPicks.ts';
import { picksKey } from './schedule/keptPicks.ts';

let see: ((isIntersecting: boolean) => void) | undefined;
const main = 'data:text/javascript,';
const target = Date.UTC(2027, 5, 18, 8);
const forms = (one: string, other: string) => ({ one, other });
const labels = {
  name: 'Tid kvar',
  target: 'fredag 18 juni kl. 10.00',
  units: {
    day: forms('dag', 'dagar'),
    hour: forms('timme', 'timmar'),
    minute: forms('minut', 'minuter'),
    second: forms('sekund', 'sekunder'),
  },
  sentence: (time: string) => `${time} kvar`,
  over: 'Nu öppnar dörrarna.',
};
const digits = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('[data-part=units] > div')].map(unit => [
    unit.lastElementChild!.textContent,
    ...[...unit.querySelectorAll<HTMLElement>('[data-part=digit]')].map(digit =>
      digit.hidden ? 'hidden' : [...digit.children].map(match => match.getAttribute('data-lit') ?? '0').join(''),
    ),
  ]);
const places = (root: ParentNode) => root.querySelector<HTMLElement>('[data-component=Countdown]')!.dataset['places'];

// The next file gets fresh modules.
afterAll(() => vi.resetModules());

afterEach(() => {
  // The boot script's listeners end with this event.
  dispatchEvent(new Event('tand:hydrated'));
  Reflect.deleteProperty(document, 'currentScript');
});

function serve(html: string, until: number) {
  const script = document.createElement('script');
  Object.assign(script.dataset, { entry: main, until: String(until) });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  for (const [name, value] of Object.entries({ __API__: '', __REVIEW__: false, __ANALYTICS__: null })) vi.stubGlobal(name, value);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const Observer = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      see = isIntersecting => callback([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.innerHTML = html;
}
async function boot() {
  vi.resetModules();
  await import('./bootHydrated.ts');
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const preloads = () => document.querySelectorAll('link[rel=modulepreload]').length;

// PERF-4, DATA-8
test('starts the application once the page is idle, and after a failure at the first use, which reloads the page once', async () => {
  vi.useFakeTimers();
  serve('<button></button>', Date.now());
  document.currentScript!.dataset['entry'] = 'data:text/javascript,throw new Error("lost")';
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: !query.includes('display-mode') }));
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  await boot();
  expect(preloads()).toBe(0);
  dispatchEvent(new Event('load'));
  expect(preloads()).toBe(0);
  await vi.advanceTimersByTimeAsync(6000);
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce(), 30_000);
  expect(sessionStorage.getItem('tand:reloaded')).toBeNull();
  click(document.querySelector('button')!);
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(2), 30_000);
  expect(sessionStorage.getItem('tand:reloaded')).not.toBeNull();
});

test('a click before hydration is dispatched to the element that React renders in place of the clicked one', async () => {
  const served = ['<p><a href="/x" data-part="head">A</a></p>', '<button class="x">B</button><button class="x">C</button>'].join('');
  serve(served, Date.now());
  await boot();
  click(document.querySelectorAll('button')[1]!);
  document.body.innerHTML = served;
  const pressed: (string | null)[] = [];
  document.body.addEventListener('click', event => pressed.push((event.target as Element).textContent), { once: true });
  dispatchEvent(new Event('tand:hydrated'));
  expect(pressed).toEqual(['C']);
});

test('keeps a click before hydration from parts that are hydrated already, and dispatches it once afterwards', async () => {
  serve('<button></button>', Date.now());
  await boot();
  const button = document.querySelector('button')!;
  const onClick = vi.fn<() => void>();
  button.addEventListener('click', onClick);
  click(button);
  expect(onClick).not.toHaveBeenCalled();
  dispatchEvent(new Event('tand:hydrated'));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a click before hydration is dropped when the clicked element cannot be identified afterwards', async () => {
  serve('<button class="x">B</button>', Date.now());
  await boot();
  click(document.querySelector('button')!);
  document.body.innerHTML = '<button class="x">A</button><button class="x">B</button>';
  const onClick = vi.fn<() => void>();
  document.body.addEventListener('click', onClick);
  onTestFinished(() => document.body.removeEventListener('click', onClick));
  dispatchEvent(new Event('tand:hydrated'));
  expect(onClick).not.toHaveBeenCalled();
});

// COUNT-1
test('before React the digits and words are those that the component writes', async () => {
  const day = 86_400_000;
  vi.useFakeTimers({ now: target - 101 * day });
  serve(renderToString(<Countdown target={target} labels={labels} />), target);
  const made = () => {
    cleanup();
    return render(
      <LocaleProvider lang="sv">
        <ClockProvider now={Date.now}>
          <Countdown target={target} labels={labels} />
        </ClockProvider>
      </LocaleProvider>,
      { container: document.createElement('div') },
    ).container;
  };

  expect(document.querySelector('[data-part=sentence]')!.textContent).toBe(labels.target);
  await boot();
  countEarly();
  const seeEarly = see!;
  for (const left of [101 * day, 101 * day - 1000, 99 * day + 3_661_000, day + 1000, 61_000, 1000]) {
    vi.setSystemTime(target - left - 1000);
    await vi.advanceTimersByTimeAsync(1000);
    const now = made();
    expect(digits(document)).toEqual(digits(now));
    expect(places(document)).toBe(places(now));
  }
  // COUNT-7: out of view they rest.
  const before = digits(document);
  seeEarly(false);
  vi.setSystemTime(target - 120_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(digits(document)).toEqual(before);
  seeEarly(true);
  expect(digits(document)).toEqual(digits(made()));
});

function opens(event: Event, target: EventTarget = document.body) {
  const dialog = document.querySelector('dialog')!;
  dialog.open = false;
  target.dispatchEvent(event);
  return dialog.open;
}
const press = (key: string, init: KeyboardEventInit) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
const clicked = (init?: MouseEventInit) => new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
const click = (target: Element) => target.dispatchEvent(clicked());

// NAV-19, A11Y-6
test('the search opens by its links and keys at once, before React and after, and no key opens it by itself', async () => {
  serve(
    '<a href="#search" aria-keyshortcuts="Control+K Meta+K">Sök</a><input id="own"><dialog data-component="SearchDialog"><input></dialog>',
    Date.now(),
  );
  const dialog = document.querySelector('dialog')!;
  dialog.showModal = () => (dialog.open = true); // missing in jsdom
  await boot();
  const [link, own] = [document.querySelector('a')!, document.querySelector('#own')!];
  for (const _when of ['before', 'after']) {
    expect(opens(clicked(), link)).toBe(true);
    expect(document.activeElement).toBe(document.querySelector('dialog input'));
    expect(opens(press('k', { ctrlKey: true }), own)).toBe(true);
    expect(opens(press('K', { metaKey: true }))).toBe(true);
    for (const event of [clicked({ ctrlKey: true }), clicked({ shiftKey: true })]) {
      expect(opens(event, link)).toBe(false);
      expect(event.defaultPrevented).toBe(false);
    }
    for (const event of [press('k', {}), press('/', {}), press('k', { ctrlKey: true, shiftKey: true })]) expect(opens(event)).toBe(false);
    dispatchEvent(new Event('tand:hydrated'));
  }
  // It does not open over another dialog.
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  expect(opens(press('k', { ctrlKey: true }))).toBe(false);
});

const pressed = () => [...document.querySelectorAll('[aria-pressed]')].map(one => one.ariaPressed);

// SCHED-38
test('before React a star is kept as React keeps it, wherever its item stands, and the boot script leaves it alone', async () => {
  const stars = ['a', 'b', 'a'].map(id => `<button data-part="favourite" value="${id}" aria-pressed="false"><i></i></button>`);
  serve(stars.join(''), Date.now());
  onTestFinished(() => localStorage.clear());
  const key = picksKey(2025);
  localStorage.setItem(key, '["b"]');
  await boot();
  keepPicksEarly(2025);
  const react = vi.fn<() => void>();
  document.body.addEventListener('click', react);
  onTestFinished(() => document.body.removeEventListener('click', react));
  expect(pressed()).toEqual(['false', 'true', 'false']);
  const [a, b] = document.querySelectorAll('button');
  click(a!.firstElementChild!);
  expect(pressed()).toEqual(['true', 'true', 'true']);
  expect(localStorage.getItem(key)).toBe('["b","a"]');
  click(b!);
  expect(pressed()).toEqual(['true', 'false', 'true']);
  expect(localStorage.getItem(key)).toBe('["a"]');
  expect(react).not.toHaveBeenCalled();
  expect(document.querySelector('[data-pressed]')).toBeNull();

  // When storage fails, the press waits for React, which shows the message.
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  click(b!);
  expect(pressed()).toEqual(['true', 'false', 'true']);
  expect(b!.dataset['pressed']).toBe('');
  dispatchEvent(new Event('tand:hydrated'));
  react.mockClear();
  click(a!);
  expect(react).toHaveBeenCalledOnce();
});
