import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ClockProvider } from '../../foundations/ClockProvider/index.ts';
import { LocaleProvider } from '../../foundations/LocaleProvider/index.ts';
import { countdownLabels } from './Countdown.fixtures.ts';
import { Countdown, type CountdownProps } from './index.ts';
import { attachCountdown } from './attachCountdown.ts';
import { lit } from './segments.ts';

let see: ((isIntersecting: boolean) => void) | undefined;
const doors = Date.parse('2025-06-13T10:00:00+02:00');
const day = 86_400_000;

const digits = (unit: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-part="${unit}"] [data-part="digit"]`)]
    .filter(digit => !digit.hidden)
    .map(digit => [...digit.children].map(segment => (segment.getAttribute('data-lit') === '1' ? '1' : '0')).join(''))
    .map(row => lit.indexOf(row))
    .join('');
const all = () => ['day', 'hour', 'minute', 'second'].map(digits).join(' ');

const label = (unit: string) => document.querySelector(`[data-part="${unit}"] [data-part="label"]`)?.textContent;

const serve = (lang: 'sv' | 'en') => {
  document.body.innerHTML = renderToStaticMarkup(
    <LocaleProvider lang={lang}>
      <Countdown target={doors} labels={countdownLabels[lang]}>
        <a href="/schedule">Se schemat</a>
      </Countdown>
    </LocaleProvider>,
  );
  return document.querySelector<HTMLElement>('[data-component=Countdown]')!;
};

describe('Countdown', () => {
  let now = doors;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  const clock = () => now;
  const tree = (servedAt: number) => (
    <ClockProvider now={clock} servedAt={servedAt}>
      <Countdown target={doors} labels={countdownLabels.sv}>
        <a href="/schedule">Se schemat</a>
      </Countdown>
    </ClockProvider>
  );
  const pass = (ms: number) =>
    act(() => {
      now += ms;
      vi.advanceTimersByTime(1000);
    });
  const show = (at: number, props: Partial<CountdownProps> = {}, lang: 'sv' | 'en' = 'sv') => {
    now = at;
    const commits = vi.fn<() => void>();
    const view = render(
      <LocaleProvider lang={lang}>
        <ClockProvider now={clock}>
          <Profiler id="countdown" onRender={commits}>
            <Countdown target={doors} labels={countdownLabels[lang]} {...props}>
              <a href="/schedule">Se schemat</a>
            </Countdown>
          </Profiler>
        </ClockProvider>
      </LocaleProvider>,
    );
    return { ...view, commits };
  };
  // COUNT-5
  test('serves the target as text in a `time` element with its instant, without lit digits', () => {
    const html = renderToString(<Countdown target={doors} labels={countdownLabels.sv} />);
    expect(html).toContain('<time dateTime="2025-06-13T08:00:00.000Z">fredag 13 juni kl. 10.00</time>');
    expect(html).not.toContain('data-lit');
  });

  test('hides the digits from assistive technology, and has a named timer in words', () => {
    show(doors - (27 * day + 14 * 3_600_000 + 8 * 60_000 + 41_000));
    expect(all()).toBe('27 14 08 41');
    const timer = screen.getByRole('timer', { name: 'Tid kvar till att dörrarna öppnar' });
    expect(timer).toHaveTextContent('27 dygn, 14 timmar och 8 minuter kvar');
    expect(document.querySelector('[data-part="units"]')).toHaveAttribute('aria-hidden', 'true');
  });

  // COUNT-1
  test('writes only changed segments at a tick, without a render of React', () => {
    const { commits } = show(doors - 65_000);
    const before = commits.mock.calls.length;
    expect(all()).toBe('00 00 01 05');
    const changes: string[] = [];
    const observer = new MutationObserver(records => changes.push(...records.map(record => record.type)));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    pass(1000);
    expect(all()).toBe('00 00 01 04');
    const written = observer.takeRecords();
    observer.disconnect();
    expect(written.every(record => record.attributeName === 'data-lit')).toBe(true);
    expect(written.length).toBeLessThanOrEqual(7);
    expect(commits.mock.calls.length).toBe(before);
  });

  // COUNT-7
  test('updates only the sentence while out of view, and the digits once visible again', () => {
    const Observer = class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        see = isIntersecting => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    };
    vi.stubGlobal('IntersectionObserver', Observer);
    show(doors - 121_000);
    see?.(false);
    pass(1000);
    pass(1000);
    expect(all()).toBe('00 00 02 01');
    expect(screen.getByRole('timer').firstElementChild).toHaveTextContent('1 minut kvar');
    see?.(true);
    expect(all()).toBe('00 00 01 59');
    vi.unstubAllGlobals();
  });

  // COUNT-8
  test('updates the sentence when the minute changes, not every second', () => {
    show(doors - 121_000);
    const sentence = screen.getByRole('timer').firstElementChild;
    expect(sentence).toHaveTextContent('2 minuter kvar');
    pass(1000);
    expect(sentence).toHaveTextContent('2 minuter kvar');
    pass(1000);
    expect(sentence).toHaveTextContent('1 minut kvar');
  });

  // COUNT-8
  test('announces nothing while it counts', () => {
    show(doors - 10_000);
    pass(1000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('timer')).not.toHaveAttribute('aria-live');
  });

  // COUNT-2
  describe('from the target on', () => {
    test('replaces the digits by the call to action, politely announces the end and moves no focus', () => {
      show(doors - 1000);
      const elsewhere = document.createElement('button');
      document.body.append(elsewhere);
      elsewhere.focus();
      expect(all()).toBe('00 00 00 01');
      expect(screen.queryByRole('link')).toBeNull();
      pass(1000);
      expect(screen.queryByRole('timer')).toBeNull();
      expect(screen.getByRole('link', { name: 'Se schemat' })).toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent('Dörrarna är öppna.');
      expect(elsewhere).toHaveFocus();
      elsewhere.remove();
    });

    test('shows the call to action without an announcement if mounted after the target', () => {
      show(doors + day);
      expect(screen.getByRole('link', { name: 'Se schemat' })).toBeInTheDocument();
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });

    test('serves the call to action if rendered at the target, but the timer if 1 ms earlier', () => {
      expect(renderToString(tree(doors))).toContain('Se schemat');
      expect(renderToString(tree(doors))).not.toContain('role="timer"');
      expect(renderToString(tree(doors - 1))).toContain('role="timer"');
    });

    test('shows the call to action silently if served before the target and hydrated after it', () => {
      const container = document.createElement('div');
      container.innerHTML = renderToString(tree(doors - 1));
      document.body.append(container);
      now = doors + 1;
      const complaints = vi.fn<() => void>();
      render(tree(doors - 1), { container, hydrate: true, onRecoverableError: complaints });
      expect(screen.getByRole('link', { name: 'Se schemat' })).toBeInTheDocument();
      expect(screen.queryByRole('timer')).toBeNull();
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      expect(complaints).not.toHaveBeenCalled();
      container.remove();
    });
  });

  describe('on served HTML without React', () => {
    test('counts with labels in the given language, and stops when detached', () => {
      now = doors - (day + 3_600_000 + 61_000);
      const detach = attachCountdown(serve('en'), { now: clock });
      expect(all()).toBe('01 01 01 01');
      expect(['day', 'hour'].map(label)).toEqual(['day', 'hour']);
      expect(screen.getByRole('timer').firstElementChild).toHaveTextContent('1 day, 1 hour and 1 minute left');
      detach();
      pass(1000);
      expect(all()).toBe('01 01 01 01');
    });

    test('shows the call to action and announces the end at the target', () => {
      now = doors - 1000;
      attachCountdown(serve('sv'), { now: clock });
      expect(screen.getByRole('timer')).toHaveTextContent('mindre än en minut kvar');
      expect(screen.queryByRole('link')).toBeNull();
      pass(1000);
      pass(1000);
      expect(screen.queryByRole('timer')).toBeNull();
      expect(screen.getByRole('link', { name: 'Se schemat' })).toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent('Dörrarna är öppna.');
    });
  });

  // COUNT-11
  test('shows a third digit for more than 99 days, and a fourth for more than 999 days', () => {
    show(doors - 123 * day);
    expect(digits('day')).toBe('123');
    cleanup();
    show(doors - 1337 * day);
    expect(digits('day')).toBe('1337');
  });

  // COUNT-9
  test('follows the plural rules of the language', () => {
    show(doors - (day + 3_600_000 + 61_000), {}, 'en');
    expect(['day', 'hour', 'minute', 'second'].map(label)).toEqual(['day', 'hour', 'min', 'sec']);
    cleanup();
    show(doors - (2 * day + 2 * 3_600_000), {}, 'en');
    expect(['day', 'hour'].map(label)).toEqual(['days', 'hours']);
  });
});
