import { expect, test } from 'vitest';
import { age } from './index.ts';

const minute = 60_000;
const savedAt = Date.UTC(2025, 5, 14, 10, 0);

test.each([
  [0, 'sv', 'denna minut'],
  [5 * minute, 'sv', 'för 5 minuter sedan'],
  [59.9 * minute, 'en', '59 minutes ago'],
  [60 * minute, 'sv', 'för 1 timme sedan'],
  [26 * 60 * minute, 'sv', 'i går'],
  [-5 * minute, 'en', 'this minute'],
])('describes an age of %i ms in %s as "%s"', (passed, locale, text) => expect(age(savedAt, savedAt + passed, locale)).toBe(text));
