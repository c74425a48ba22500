import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { mergeRefs } from './mergeRefs.ts';

const element = document.createElement('p');

test('both refs get the element', () => {
  const [own, theirs] = [createRef<HTMLElement>(), createRef<HTMLElement>()];
  mergeRefs(own, theirs)(element);
  expect([own.current, theirs.current]).toEqual([element, element]);
});

test('what the consumer’s ref gives back to clean up goes on to React', () => {
  const clean = vi.fn<() => void>();
  expect(mergeRefs(createRef<HTMLElement>(), () => clean)(element)).toBe(clean);
});
