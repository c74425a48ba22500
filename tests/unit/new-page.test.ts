import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsIn } from '@tand/editions/check';
import { newPage } from '../../scripts/new-page/make.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const files = newPage('page-for-tests', '2025', read);
const added = (file: string) => files[file]!.split('\n').filter(line => !read(file).split('\n').includes(line));
const texts = (copy: unknown) => [...textsIn(copy)].flatMap(({ path, text }) => (path.at(-1) === 'id' ? [] : text));
const keysOf = (copy: unknown) => [...textsIn(copy)].map(({ path }) => path.join('.'));

test('makes a module, copy in both languages, a cover, a route and an address for links in texts', () => {
  expect(Object.keys(files)).toEqual([
    'site/src/pages/info/page-for-tests.tsx',
    'packages/editions/2025/copy/sv/pageForTests.json',
    'packages/editions/2025/copy/en/pageForTests.json',
    'packages/art/src/catalogue/cards.ts',
    'site/src/sitemap.ts',
    'packages/editions/check/routes.ts',
  ]);
  expect(files['site/src/pages/info/page-for-tests.tsx']).toContain("useCopy('pageForTests')");
  expect(added('packages/art/src/catalogue/cards.ts')).toEqual(["  pageForTests: ['signpost', 'gw', 'rays'],"]);
  expect(added('site/src/sitemap.ts')).toEqual(["  page('page-for-tests', 'info/page-for-tests', 'pageForTests'),"]);
  expect(added('packages/editions/check/routes.ts')).toEqual(['  page-for-tests']);
});

test('gives a new page copy in both languages with equal keys, but no equal texts', () => {
  const [sv, en] = ['sv', 'en'].map(lang => JSON.parse(files[`packages/editions/2025/copy/${lang}/pageForTests.json`]!) as object);
  expect(keysOf(sv)).toEqual(keysOf(en));
  expect(texts(sv).filter(text => texts(en).includes(text))).toEqual([]);
});
