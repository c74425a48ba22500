import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const rows = [...readFileSync(resolve(root, 'tests/README.md'), 'utf8').matchAll(/^\| (\w+ \d+)\s*\| `([^`]+)`\s*\| (.+?)\s*\|$/gm)].map(
  ([, line = '', file = '', title = '']) => ({ line, file, title }),
);

/** How many lines of behaviour each part has. */
const parts = { Schedule: 19, Carousel: 7, Countdown: 6, Navigation: 6, Page: 7 };

test('every line of behaviour names a test', () => {
  const lines = Object.entries(parts).flatMap(([part, count]) => Array.from({ length: count }, (_, index) => `${part} ${index + 1}`));
  expect([...new Set(rows.map(({ line }) => line))]).toEqual(lines);
});

test.each(rows)('$line is held by "$title"', ({ file, title }) => {
  expect(readFileSync(resolve(root, file), 'utf8')).toContain(title);
});
