import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { mergeRefs } from './mergeRefs.ts';

const element = document.createElement('p');

test('passes the element to both refs', () => {
  const [own, theirs] = [createRef<HTMLElement>(), createRef<HTMLElement>()];
  mergeRefs(own, theirs)(element);
  expect([own.current, theirs.current]).toEqual([element, element]);
});

test("returns the cleanup of the consumer's ref, for React", () => {
  const clean = vi.fn<() => void>();
  expect(mergeRefs(createRef<HTMLElement>(), () => clean)(element)).toBe(clean);
});
