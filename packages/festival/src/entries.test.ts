import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.ts', { query: '?raw', import: 'default', eager: true });

/** Modules that an entry point loads, by path or package name; types cost nothing and are left out. */
function loadedBy(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const [, name = ''] of sources[entry]!.matchAll(/^(?:import|export)(?! type )[^;]*?from '([^']+)'/gm)) {
    if (name.startsWith('.')) loadedBy(`.${new URL(name, `file:///${entry}`).pathname}`, seen);
    else seen.add(name);
  }
  return seen;
}

const packagesOf = (entry: string) => [...loadedBy(entry)].filter(name => !name.startsWith('.'));

it('the main entry brings no package to the phone', () => {
  expect([...loadedBy('./index.ts')]).toContain('./zone.ts');
  expect(packagesOf('./index.ts')).toEqual([]);
});

it('only markdown and the feeds bring marked', () => {
  expect(packagesOf('./markdown.ts')).toEqual(['marked']);
  expect(packagesOf('./feeds/index.ts')).toEqual(['marked']);
});

it('open data bring no package', () => {
  expect(packagesOf('./openData/index.ts')).toEqual([]);
});

it('only the client brings ky, only client and schemas bring valibot', () => {
  expect(packagesOf('./schemas/index.ts')).toEqual(['valibot']);
  expect(new Set(packagesOf('./client.ts'))).toEqual(new Set(['ky', 'valibot']));
});
