import '../../styles/global.css';
import '../../tokens/tokens.css';
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { heroImage, heroLabels } from './Hero.fixtures.ts';
import { attachHero } from './attachHero.ts';
import { Hero } from './index.ts';

const root = document.documentElement;
const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="10" height="6"/>';
const layer = (width: number, height: number) => ({ src: picture, width, height });
const image = {
  ...heroImage,
  drawer: layer(1442, 886),
  sleeve: layer(1442, 886),
  lives: { helicopter: layer(138, 116), blade: layer(124, 124), balloon: layer(36, 65), flame: layer(14, 18) },
};
const names = () => document.getAnimations().map(animation => (animation instanceof CSSAnimation ? animation.animationName : ''));
const link = () => document.querySelector<HTMLElement>('a[data-pull]')!;
const shown = () => [...document.querySelectorAll('[data-part="pulled"]')].findIndex(frame => !frame.hasAttribute('data-away')) + 1;
const art = () => document.querySelector<HTMLElement>('[data-part="art"]')!;
const point = (type: string, x: number, y: number) =>
  art().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', buttons: 1, clientX: x, clientY: y }));
const drawer = () => document.querySelector<HTMLElement>('[data-part="drawer"]')!;

beforeEach(() => {
  render(<Hero lines={['En ask full', 'av spel']} image={image} labels={heroLabels.sv} />);
});
afterEach(() => {
  cleanup();
  delete root.dataset.opening;
  delete root.dataset.lively;
});

test('is still and open without script, and shows no button', () => {
  expect(names()).toEqual([]);
  expect(getComputedStyle(drawer()).transform).toBe('none');
  expect(getComputedStyle(document.querySelector('[data-part="motion"]')!).display).toBe('none');
});

test('starts closed with data-opening="closed", and opens with "open" without moving the layout', () => {
  const room = JSON.stringify(art().getBoundingClientRect());
  root.dataset.opening = 'closed';
  const { m41: right, m42: down } = new DOMMatrix(getComputedStyle(drawer()).transform);
  expect(right).toBeGreaterThan(100);
  expect(down).toBeLessThan(-50);
  root.dataset.opening = 'open';
  expect(names()).toHaveLength(2);
  expect(JSON.stringify(art().getBoundingClientRect())).toBe(room);
});

test('animates only transform with data-lively, and nothing when paused', () => {
  root.dataset.lively = '';
  const moving = document.getAnimations();
  expect(moving).toHaveLength(4);
  for (const { effect } of moving) {
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    const changed = new Set(frames.flatMap(frame => Object.keys(frame)));
    expect([...changed].filter(key => !['offset', 'easing', 'composite', 'computedOffset', 'transform'].includes(key))).toEqual([]);
  }
  document.querySelector<HTMLElement>('[data-component="Hero"]')!.dataset.motion = 'still';
  expect(names()).toEqual([]);
});

describe('the drawer', () => {
  const frames = [1, 2, 3, 4].map(n => ({ ...layer(1200 + n, 800), src: `${picture}<!--${n}-->` }));
  const onOpen = vi.fn<() => void>();
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !link().contains(event.target as Node)) return;
    event.preventDefault();
    onOpen();
  };
  let served: HTMLElement;
  let detach: () => void;

  beforeEach(() => {
    cleanup();
    onOpen.mockClear();
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {}); // throws without a real pointer
    served = document.body.appendChild(document.createElement('div'));
    served.innerHTML = renderToString(
      <Hero lines={['Spel']} image={{ picture: layer(1124, 744), alt: '' }} pull={{ href: '/city', text: 'Dra ut lådan', frames }} />,
    );
    detach = attachHero(served.querySelector('section')!);
    document.addEventListener('click', onClick);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    document.removeEventListener('click', onClick);
    detach();
    served.remove();
  });

  test('follows the pointer, slides back if released at 29 % of the way, and opens at 60 %', async () => {
    const way = Math.min(art().clientWidth, innerWidth) * 0.42;
    expect(document.querySelectorAll('[data-part="pulled"][hidden]')).toHaveLength(4);
    point('pointerdown', 500, 300);
    expect(document.querySelectorAll('[data-part="pulled"][hidden]')).toHaveLength(0);
    point('pointermove', 500 - way * 0.29, 300);
    await expect.poll(shown).toBe(1);
    point('pointerup', 500 - way * 0.29, 300);
    art().click(); // browsers dispatch a click after a drag
    await expect.poll(shown).toBe(0);
    point('pointerdown', 500, 300);
    point('pointermove', 500 - way * 0.6, 300);
    await expect.poll(shown).toBe(2);
    expect(onOpen).not.toHaveBeenCalled();
    point('pointerup', 500 - way * 0.6, 300);
    await expect.poll(() => onOpen.mock.calls.length).toBe(1);
    expect(shown()).toBe(4);
  });

  test('slides back when the browser takes over the drag to scroll the page', async () => {
    point('pointerdown', 500, 300);
    point('pointermove', 100, 300);
    await expect.poll(shown).toBeGreaterThan(1);
    point('pointercancel', 100, 300);
    await expect.poll(shown).toBe(0);
    expect(onOpen).not.toHaveBeenCalled();
  });

  test('is closed when the back/forward cache restores the page', async () => {
    link().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(shown).toBe(1);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(shown()).toBe(0);
  });

  test('opens by a press on the box or on the link', async () => {
    art().click();
    await expect.poll(() => onOpen.mock.calls.length).toBe(1);
    await userEvent.click(link());
    await expect.poll(() => onOpen.mock.calls.length).toBe(2);
  });

  test('moves by arrow keys on its link, and opens by one more ArrowLeft once it is fully out', async () => {
    link().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.poll(shown).toBe(2);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(shown).toBe(1);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect.poll(shown).toBe(4);
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onOpen).toHaveBeenCalledOnce();
  });
});
