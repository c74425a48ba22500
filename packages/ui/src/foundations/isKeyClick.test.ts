import { expect, test } from 'vitest';
import { isKeyClick } from './isKeyClick.ts';

// A11Y-6
test.each([
  ['a key', { detail: 0 }, true],
  ['a key on a link in Firefox', { detail: 1, pointerType: '' }, true],
  ['a mouse', { detail: 1, pointerType: 'mouse' }, false],
  ['a finger', { detail: 1, pointerType: 'touch' }, false],
  ['a pointer in a browser whose clicks have no type', { detail: 1 }, false],
])('distinguishes clicks by key from clicks by pointer: %s', (_, { detail, ...pointer }, expected) => {
  expect(isKeyClick(Object.assign(new MouseEvent('click', { detail }), pointer))).toBe(expected);
});
