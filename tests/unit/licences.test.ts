import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  dev?: true;
  devOptional?: true;
  optional?: true;
  link?: true;
  license?: string;
  hasInstallScript?: true;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const nameOf = (path: string) => path.split('node_modules/').at(-1)!;
/** Packages that the site is built and served with, except optional ones, which are for one platform. */
const shipped = Object.entries(packages).filter(
  ([path, { dev, devOptional, optional, link }]) => path.includes('node_modules/') && !link && !optional && !dev && !devOptional,
);

/** Licences that are compatible with distribution under MIT. */
const accepted = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'OFL-1.1',
  'MPL-2.0',
  '(MPL-2.0 OR Apache-2.0)',
  '(MIT AND Zlib)',
]);
/** Packages whose licence is in a file, which we have read. */
const read: Record<string, string> = { 'posthog-js': 'Apache-2.0' };

test('ships only packages whose licences allow it', () => {
  expect(shipped.map(([path]) => nameOf(path))).toEqual(expect.arrayContaining(['react', 'hono', '@fontsource/jersey-10']));
  expect(shipped.filter(([path, { license }]) => !accepted.has(read[nameOf(path)] ?? license ?? '')).map(([path]) => path)).toEqual([]);
});

test('lets no shipped package run a script when it is installed', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };
  const scripted = shipped.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  expect(scripted.filter(name => allowScripts[name] !== false)).toEqual([]);
});
