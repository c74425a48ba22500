import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accepted, licenceFile, licenceText, shipped } from '../../scripts/licences.mjs';

const list = shipped();

test('everything that ships is under a licence that lets it', () => {
  expect(list.filter(({ licence }) => !accepted.includes(licence))).toEqual([]);
});

test('the list names what visitors get, and no tool', () => {
  const names = list.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'styled-components', 'hono', 'posthog-js']));
  expect(names.filter(name => /^(?:vitest|typescript|storybook|oxlint|playwright)$/.test(name))).toEqual([]);
});

test('docs/LICENCES.md is up to date: node scripts/licences.mjs', () => {
  expect(readFileSync(licenceFile, 'utf8')).toBe(licenceText(list));
});

test('nothing that ships needs a script at its installation', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { hasInstallScript?: true; version?: string }>;
  };
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };
  const names = new Set(list.map(({ name }) => name));
  const scripted = Object.entries(packages).flatMap(([path, entry]) =>
    entry.hasInstallScript ? [path.split('node_modules/').at(-1)!] : [],
  );
  expect(scripted.filter(name => names.has(name) && allowScripts[name] !== false)).toEqual([]);
});
