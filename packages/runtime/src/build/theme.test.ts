import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paperColors, readTheme } from './theme.ts';

const editions = join(import.meta.dirname, '../../../editions');

// A11Y-7
test.each(readdirSync(editions).filter(name => /^\d{4}$/.test(name)))('finds no fault in the theme of %s, with more contrast too', year => {
  expect(paperColors(readTheme(join(editions, year))).light).toMatch(/^#[\da-f]{6}$/i);
});
