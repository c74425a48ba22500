import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inksCss, paperColors, readTheme } from './theme.ts';

const editions = join(import.meta.dirname, '../../../editions');

// A11Y-7
test.each(readdirSync(editions).filter(name => /^\d{4}$/.test(name)))('finds no fault in the theme of %s, with more contrast too', year => {
  expect(paperColors(readTheme(join(editions, year))).light).toMatch(/^#[\da-f]{6}$/i);
});

test('writes custom properties for the inks that an edition changes, by day and at night', () => {
  const css = inksCss(join(editions, '2027'));
  expect(css).toContain('--ui-ink-r1: #e0225c;');
  expect(css).toContain('--ui-ink-night-r2: #84103f;');
  expect(inksCss(join(editions, '2025'))).not.toContain('--ui-ink');
});
