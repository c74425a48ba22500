import '../../styles/global.css';
import '../../tokens/tokens.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heroImage, heroLabels } from './Hero.fixtures.ts';
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
const drawer = () => document.querySelector<HTMLElement>('[data-part="drawer"]')!;

beforeEach(() => {
  render(<Hero lines={['En ask full', 'av spel']} image={image} labels={heroLabels.sv} />);
});
afterEach(() => {
  cleanup();
  delete root.dataset.opening;
  delete root.dataset.lively;
});

test('without a script all is still, open, and without a button', () => {
  expect(names()).toEqual([]);
  expect(getComputedStyle(drawer()).transform).toBe('none');
  expect(getComputedStyle(document.querySelector('[data-part="motion"]')!).display).toBe('none');
});

test('a first visit finds the drawer closed, then it slides out; its box never changes', () => {
  const art = document.querySelector('[data-part="art"]')!;
  const room = JSON.stringify(art.getBoundingClientRect());
  root.dataset.opening = 'closed';
  const { m41: right, m42: down } = new DOMMatrix(getComputedStyle(drawer()).transform);
  expect(right).toBeGreaterThan(100);
  expect(down).toBeLessThan(-50);
  root.dataset.opening = 'open';
  expect(names()).toHaveLength(2);
  expect(JSON.stringify(art.getBoundingClientRect())).toBe(room);
});

test('what lives moves only by transform, where the page says so, and rests when paused', () => {
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
