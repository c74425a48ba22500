import { expect, it } from 'vitest';
import { fold, slug } from './fold.ts';

it('compares composed and decomposed letters alike, and names files plainly', () => {
  expect(fold('Å'.normalize('NFD'))).toBe(fold('å'));
  expect(slug('Lördag 14 juni')).toBe('lordag-14-juni');
  expect(slug('../Å? <b>')).toBe('a-b');
});
