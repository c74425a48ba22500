import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { city } from './City.fixtures.ts';
import { Hand } from './hand.ts';

const onStop = vi.fn<(stop: string, how: string) => void>();
let hand: Hand;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has neither, and lays nothing out; the camera asks for all three.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const stage = document.createElement('div');
  Object.defineProperties(stage, { clientWidth: { value: 1000 }, clientHeight: { value: 700 } });
  hand = new Hand(stage, city.world, { onStop, onFind: () => {} });
});
afterEach(() => {
  hand.end();
  onStop.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// CITY-4
test('a camera moved by hand tells its stop; sent on before that it tells nothing of the way', () => {
  hand.go('tokyo-town', true);
  hand.zoom(0.2);
  vi.advanceTimersByTime(3000);
  expect(onStop.mock.calls).toEqual([['city', 'replace']]);

  onStop.mockClear();
  hand.zoom(1.1);
  hand.go('arcade');
  vi.advanceTimersByTime(3000);
  expect(onStop).not.toHaveBeenCalled();
});

// CITY-1
test('a drawer pulled past its end opens the city once', () => {
  hand.go('box', true);
  for (let i = 0; i < 12; i++) hand.pullBy(0.2);
  expect(onStop.mock.calls).toEqual([['city', 'push']]);
});
