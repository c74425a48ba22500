import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkCopy, missingTexts } from '../check/copyCheck.ts';
import { editionOf } from '../src/current.ts';

let folder: string;
const write = async (file: string, content: unknown) => {
  await mkdir(join(folder, file, '..'), { recursive: true });
  await writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
};
const problems = () => checkCopy(folder, [join(folder, 'src')]).map(({ kind, where }) => `${kind} ${where}`);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copy-'));
  await write('src/page.tsx', "copy('meta').title; copy('headline'); copy('list');");
});
afterEach(() => rm(folder, { recursive: true }));

const page = { meta: { title: 'Nyheter' }, headline: 'Det senaste från hallen', list: ['Ett', 'Två'] };

test('finds nothing in complete copy', async () => {
  await write('copy/sv/news.json', page);
  await write('copy/en/news.json', { meta: { title: 'News' }, headline: 'The latest from the hall', list: ['One', 'Two'] });
  expect(problems()).toEqual([]);
});

test('reports texts that no code reads', async () => {
  await write('copy/sv/news.json', { ...page, spare: 'Ingen läser mig', meta: { ...page.meta, unread: 'Ingen läser mig heller' } });
  expect(problems()).toEqual(['unused news: meta.unread', 'unused news: spare']);
});

test('reports texts that only one language has', () =>
  expect(missingTexts({ sv: { news: page }, en: { news: { ...page, list: ['One'], extra: 'More' } } })).toEqual([
    'sv/news: extra',
    'en/news: list.1',
  ]));

test('reports only placeholders that neither code nor facts define', async () => {
  await write('facts.ts', 'export const facts = { priceLan: price(1195) };');
  await write('copy/sv/news.json', { ...page, headline: 'Inte {{priceLan}} utan {{priceLann}}' });
  await write('copy/en/news.json', { meta: { title: 'News' }, headline: 'Not {{priceLan}} but {{priceLann}}', list: ['One', 'Two'] });
  expect(checkCopy(folder, [join(folder, 'src')])).toEqual([
    { kind: 'unknown', where: 'news: headline', detail: 'neither code nor facts define {{priceLann}}' },
  ]);
});

test('accepts capitalised placeholders, those for the end of a period, and texts for a phase', async () => {
  await write('edition.ts', "const periods = { 'ext:entryCs2': {} }; const doors = 1;");
  await write('copy/sv/news.json', { ...page, headline: '{{Doors}}, {{EntryCs2Until}}', 'headline@after': 'Det var allt' });
  await write('copy/en/news.json', { ...page, headline: '{{Doors}}, {{entryCs2Until}}', 'headline@after': 'That was it' });
  expect(problems()).toEqual([]);
});

test('accepts the copy of the edition', () => expect(checkCopy(join(import.meta.dirname, '..', editionOf(process.env)))).toEqual([]));
