import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SearchData, SearchDocument } from '../src/search/data.ts';
import { searchFile } from './search.ts';

const noise = (seed: number) => Array.from({ length: 300 }, (_, index) => ((index + 1) * (seed + 7) * 7919).toString(36)).join(' ');
const documents: SearchDocument[] = [
  [0, 'Biljetter', '/tickets', '', '', noise(1)],
  ...[2, 3, 4].map((seed): SearchDocument => [2, `Nyhet ${seed}`, `/news/${seed}`, '', 'Ingress', noise(seed)]),
];
const data: SearchData = { lang: 'sv', documents };
const size = (source: string) => brotliCompressSync(source).byteLength;

test('the file is named by its content, in a way that marks it as unchanging', () => {
  const { name, source } = searchFile(data);
  expect(name).toMatch(/^assets\/search\/sv\.(?=\w*\d)\w{8}\.json$/);
  expect(JSON.parse(source)).toEqual(data);
  expect(searchFile({ ...data, lang: 'en' }).name).not.toBe(name.replace('sv', 'en'));
});

test('over budget the oldest news lose their further words first, and nothing else', () => {
  const budget = size(JSON.stringify(data)) - 100;
  const { source } = searchFile(data, budget);
  expect(size(source)).toBeLessThanOrEqual(budget);
  const { documents: kept } = JSON.parse(source) as SearchData;
  expect(kept.slice(0, 3)).toEqual(documents.slice(0, 3));
  expect(kept[3]).toEqual([2, 'Nyhet 4', '/news/4', '', 'Ingress', '']);
});

test('when that is not enough the build says so', () => {
  expect(() => searchFile(data, 300)).toThrow(/The search data of sv have \d+ bytes, the budget is 300\./);
});
