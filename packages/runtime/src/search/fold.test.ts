import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it('compares composed and decomposed letters alike, without invisible characters', () => {
  expect(fold('Å'.normalize('NFD'))).toBe(fold('å'));
  expect(fold('sit\u2060-\u2060n\u2060-\u2060go')).toBe('sit-n-go');
});
