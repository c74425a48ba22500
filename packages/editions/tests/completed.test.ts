import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCompleteCopy } from '../src/completed.ts';
import { temporaryFolder } from './support/editions.ts';

const english = {
  home: { hero: { lines: ['A box', 'of games'], cta: 'Buy' } },
  faq: { headline: 'Questions' },
  food: { headline: 'Food' },
};

/** Folder of an edition with these texts in Finnish. */
function folderWith(finnish: object) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'copy/en'), { recursive: true });
  for (const [page, texts] of Object.entries(english)) writeFileSync(join(folder, 'copy/en', `${page}.json`), JSON.stringify(texts));
  writeFileSync(join(folder, 'copy/fi.json'), JSON.stringify(finnish));
  return folder;
}

// LANG-1
it('completes an added language with English texts, and lists pages with missing texts', () => {
  const folder = folderWith({ home: { 'hero.lines': ['Laatikko'], 'hero.other': 'Tuntematon' }, faq: { headline: 'Kysymykset' } });
  expect(readCompleteCopy('fi', folder)).toEqual({
    home: { hero: { lines: ['Laatikko'], cta: 'Buy' } },
    faq: { headline: 'Kysymykset' },
    food: { headline: 'Food' },
    untranslated: { home: 'some', food: 'none' },
  });
  expect(readCompleteCopy('en', folder)).toEqual(english);
});

it('calls `fill` with the added language for its texts, and with English for English texts', () => {
  const folder = folderWith({ faq: { headline: 'Kysymykset' } });
  const { faq, food } = readCompleteCopy('fi', folder, undefined, (texts, lang) =>
    Object.fromEntries(Object.entries(texts).map(([page, own]) => [page, { ...own, filled: lang }])),
  );
  expect([faq, food]).toEqual([
    { headline: 'Kysymykset', filled: 'fi' },
    { headline: 'Food', filled: 'en' },
  ]);
});
