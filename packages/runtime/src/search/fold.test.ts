import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it('compares composed and decomposed letters alike', () => {
  expect(fold('Å'.normalize('NFD'))).toBe(fold('å'));
});
