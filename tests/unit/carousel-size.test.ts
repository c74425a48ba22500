import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../../packages/ui/src/components/Carousel');
const isOwn = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|stories|fixtures)\./.test(file);

// CAR-6
test('the carousel’s own code is at most 3 kB gzipped, its styles included', async () => {
  const files = readdirSync(folder).filter(isOwn);
  expect(files).toContain('Carousel.tsx');
  const parts = await Promise.all(
    files.map(
      async file => (await transformWithOxc(readFileSync(resolve(folder, file), 'utf8'), file, { jsx: { runtime: 'automatic' } })).code,
    ),
  );
  // Comments and blanks do not travel; the rest is not even minified.
  const code = parts.map(part => part.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/^\s+/gm, '')).join('\n');
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(3000);
});
