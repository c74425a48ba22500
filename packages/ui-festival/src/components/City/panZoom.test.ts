import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { city } from './City.fixtures.ts';
import { PanZoom } from './panZoom.ts';

const onStop = vi.fn<(stop: string, how: string) => void>();
const onAim = vi.fn<(stop: string) => void>();
let panZoom: PanZoom;
let stage: HTMLElement;
let resize: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  stage = document.createElement('div');
  Object.defineProperties(stage, { clientWidth: { value: 1000, configurable: true }, clientHeight: { value: 700 } });
  Object.assign(stage, { hasPointerCapture: () => true });
  stage.innerHTML = '<i data-mark="tokyo-town"></i>';
  panZoom = new PanZoom(stage, city.sv.world, { onStop, onFind: () => {}, onAim });
});
const place = () => stage.querySelector<HTMLElement>('[data-mark]')!.style.translate;

const pointer = (type: string, clientX: number, timeStamp: number) =>
  stage.dispatchEvent(Object.defineProperty(new MouseEvent(type, { clientX }), 'timeStamp', { value: timeStamp }));

afterEach(() => {
  panZoom.end();
  onStop.mockClear();
  onAim.mockClear();
});

// A11Y-6
test('reports after an arrow key the stop that Enter would open', () => {
  panZoom.go('city', true);
  for (let times = 0; times < 4; times++) panZoom.key('+');
  // Moves to a corner of the city, then searches the city row by row.
  for (let step = 0; step < 24; step++) panZoom.key(step % 2 ? 'ArrowLeft' : 'ArrowUp');
  onAim.mockClear();
  for (let step = 0; !onAim.mock.lastCall?.[0] && step < 130; step++)
    panZoom.key(step % 13 === 12 ? 'ArrowDown' : Math.floor(step / 13) % 2 ? 'ArrowLeft' : 'ArrowRight');
  expect(onAim).toHaveBeenLastCalledWith('tokyo-town');
  panZoom.key('Enter');
  expect(onStop.mock.calls.at(-1)).toEqual(['tokyo-town', 'push']);
});

// CITY-4
test('reports the stop after the camera is zoomed by hand, unless it flies elsewhere first', () => {
  panZoom.go('tokyo-town', true);
  panZoom.zoom(0.2);
  vi.advanceTimersByTime(3000);
  expect(onStop.mock.calls).toEqual([['city', 'replace']]);

  onStop.mockClear();
  panZoom.zoom(1.1);
  panZoom.go('arcade');
  vi.advanceTimersByTime(3000);
  expect(onStop).not.toHaveBeenCalled();
});

// CITY-1
test('opens the city once when the drawer of the matchbox is pulled past its end', () => {
  panZoom.go('box', true);
  for (let i = 0; i < 12; i++) panZoom.pullBy(0.2);
  expect(onStop.mock.calls).toEqual([['city', 'push']]);
});

// CITY-4
test('sets `data-at` to the stop where the camera rests, and removes it while the camera flies', () => {
  panZoom.go('tokyo-town', true);
  expect(stage.dataset['at']).toBe('tokyo-town');
  panZoom.go('arcade');
  expect(stage.dataset['at']).toBeUndefined();
  vi.advanceTimersByTime(3000);
  expect(stage.dataset['at']).toBe('arcade');
});

// CITY-4
test('sets `data-at` to the target of a flight even after a resize during the flight', () => {
  panZoom.go('tokyo-town', true);
  panZoom.go('arcade');
  Object.defineProperty(stage, 'clientWidth', { value: 800 });
  resize();
  vi.advanceTimersByTime(3000);
  expect(stage.dataset['at']).toBe('arcade');
});

// CITY-4
test.each([
  ['glides on', 5, true],
  ['does not glide on', 500, false],
])('%s when a pointer is lifted %i ms after its last move', (_, rest, isSentOn) => {
  panZoom.go('city', true);
  pointer('pointerdown', 500, 0);
  for (let i = 1; i < 6; i++) pointer('pointermove', 500 - i * 20, i * 16);
  vi.advanceTimersByTime(20);
  const before = place();
  pointer('pointerup', 400, 80 + rest);
  vi.advanceTimersByTime(500);
  expect(place() !== before).toBe(isSentOn);
});
