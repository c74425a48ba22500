import { expect, test, vi } from 'vitest';
import { attachTimed } from './timed.ts';

const start = Date.UTC(2025, 5, 14, 10);
const hour = 3_600_000;

test('shows an element between two future instants, and changes nothing once detached', () => {
  vi.useFakeTimers({ now: start });
  document.body.innerHTML = `<p hidden data-shown-from="${start + 50 * hour}" data-shown-until="${start + 51 * hour}"></p>`;
  const element = document.querySelector('p')!;
  const detach = attachTimed(element);
  const after = (hours: number) => {
    vi.advanceTimersByTime(hours * hour);
    return element.hidden;
  };
  expect([after(49), after(1), after(0.99), after(0.01)]).toEqual([true, false, false, true]);
  expect(vi.getTimerCount()).toBe(0);
  detach();
  vi.setSystemTime(start + 50 * hour);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(element.hidden).toBe(true);
});

test('uses timers that do not overflow while an instant is months away', () => {
  vi.useFakeTimers({ now: start });
  document.body.innerHTML = `<p data-shown-until="${start + 2000 * hour}"></p>`;
  const detach = attachTimed(document.querySelector('p')!);
  vi.advanceTimersToNextTimer(); // a timer that overflows fires at once
  expect(Date.now() - start).toBeGreaterThan(hour);
  detach();
});

test('hides an element whose time ended during sleep when the page becomes visible', () => {
  vi.useFakeTimers({ now: start });
  document.body.innerHTML = `<p data-shown-until="${start + hour}"></p>`;
  const element = document.querySelector('p')!;
  const detach = attachTimed(element);
  vi.setSystemTime(start + hour);
  expect(element.hidden).toBe(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(element.hidden).toBe(true);
  detach();
});
