import { expect, test } from 'vitest';
import { catalogue } from '../../packages/art/src/catalogue/catalogue.ts';
import { readEdition } from '../../packages/art/src/catalogue/edition.ts';
import { readListModules } from '@tand/editions/node';
import { editionFolder } from '@tand/runtime/build/edition';

const drawn = new Set(catalogue(await readEdition(editionFolder)).map(({ name }) => name));

interface Entry {
  file: string;
  value: Record<string, unknown>;
}

function objects(file: string, value: unknown): Entry[] {
  if (Array.isArray(value)) return value.flatMap(item => objects(file, item));
  if (typeof value !== 'object' || value === null) return [];
  return [{ file, value: { ...value } }, ...Object.values(value).flatMap(inner => objects(file, inner))];
}

const entries: Entry[] = [];
for (const [file, module] of Object.entries(await readListModules(editionFolder))) entries.push(...objects(file, Object.values(module)));

test('has a different text in each language for every picture with a meaning', () => {
  const texts = entries.filter(({ value }) => 'alt' in value);
  expect(texts.length).toBeGreaterThan(40);
  for (const { file, value } of texts) {
    expect(value['alt'], file).toEqual({ sv: expect.stringMatching(/\S{2}/), en: expect.stringMatching(/\S{2}/) });
    const { sv, en } = value['alt'] as { sv: string; en: string };
    expect(sv, file).not.toBe(en);
  }
});

test('has a drawing for every picture that a list names', () => {
  const named = entries.flatMap(({ file, value }) =>
    Object.values(value)
      .filter(text => typeof text === 'string')
      .flatMap(text => /^\/img\/(.+)\.(?:svg|png)$/.exec(text)?.[1] ?? [])
      .map(name => `${file}: ${name}`),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(name => !drawn.has(name.split(': ')[1] ?? ''))).toEqual([]);
});
