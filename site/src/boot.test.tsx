import { Countdown } from '@tand/ui';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
// oxlint-disable-next-line eslint/no-restricted-imports -- what the component writes by itself
import { createCountdownWriter } from '../../packages/ui/src/components/Countdown/writeCountdown.ts';
// oxlint-disable-next-line eslint/no-restricted-imports
import { remainingTime } from '../../packages/ui/src/components/Countdown/remainingTime.ts';

/** Tells what is watched whether it is in view. */
let see: ((isIntersecting: boolean) => void) | undefined;
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
      digit.hidden ? 'hidden' : [...digit.children].map(match => match.getAttribute('data-lit') ?? '-').join(''),
    ),
  ]);
const places = (root: ParentNode) => root.querySelector<HTMLElement>('[data-component=Countdown]')!.dataset['places'];

afterEach(() => {
  // Its listeners wait for React, and would for that of the next file.
  dispatchEvent(new Event('tand:hydrated'));
  Reflect.deleteProperty(document, 'currentScript');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// COUNT-1
test('before React the boot script writes the digits and words that the component writes', async () => {
  const script = document.createElement('script');
  Object.assign(script.dataset, { entry: '/assets/app/main.js', until: String(target) });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  for (const [name, value] of Object.entries({ __API__: '', __REVIEW__: false, __ANALYTICS__: null })) vi.stubGlobal(name, value);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const Observer = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      see = isIntersecting => callback([{ isIntersecting }]);
    }
    observe() {}
  };
  vi.stubGlobal('IntersectionObserver', Observer);
  const day = 86_400_000;
  vi.useFakeTimers({ now: target - 101 * day });
  document.body.innerHTML = renderToString(<Countdown target={target} labels={labels} />);
  const served = document.body.cloneNode(true) as HTMLElement;
  const write = createCountdownWriter(served.querySelector<HTMLElement>('[data-component=Countdown]')!, { locale: 'sv', ...labels });

  expect(document.querySelector('[data-part=sentence]')!.textContent).toBe(labels.target);
  await import('./boot.ts');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  for (const left of [101 * day, 101 * day - 1000, 99 * day + 3_661_000, day + 1000, 61_000, 1000]) {
    vi.setSystemTime(target - left - 1000);
    await vi.advanceTimersByTimeAsync(1000);
    write(remainingTime(target, Date.now()));
    expect(digits(document)).toEqual(digits(served));
    expect(places(document)).toBe(places(served));
  }
  // COUNT-7: out of view they rest.
  see?.(false);
  vi.setSystemTime(target - 120_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(digits(document)).toEqual(digits(served));
  see?.(true);
  write(remainingTime(target, Date.now()));
  expect(digits(document)).toEqual(digits(served));
});
