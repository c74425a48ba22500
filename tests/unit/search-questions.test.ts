import { readFileSync } from 'node:fs';
import { edition } from '@edition/edition.ts';
import { readFileContent } from '@tand/server';
import { createSnapshot } from '../../packages/server/src/content/snapshot.ts';
import { expect, it } from 'vitest';
import { readCopy } from '../../packages/editions/src/folder.ts';
import { editionFolder } from '@tand/runtime/build/edition';
import { searchData } from '../../site/src/data/searchData.ts';
import { createSearch } from '@tand/runtime/search';

/** Visitors' questions, with typos, compounds and numbers, and the expected first results; several if any of them will do. */
const questions = (lang: string) =>
  readFileSync(new URL(`questions/${lang}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split(' → ') as [question: string, href: string]);

// NAV-19
it.each(['sv', 'en'] as const)(
  'of 150 questions in %s at least 145 find the right answer first',
  async lang => {
    const { news, schedule } = createSnapshot(await readFileContent(editionFolder), Date.parse(edition.dates.doorsOpen));
    const search = createSearch(searchData({ lang, texts: readCopy(lang, editionFolder), news: [...news], schedule }));
    const asked = questions(lang);
    const wrong = asked
      .map(([question, href]) => ({ question, href, first: search(question)[0]?.hits[0]?.href ?? '' }))
      .filter(({ href, first }) => !href.split('|').includes(first))
      .map(({ question, href, first }) => `${question}: ${first} instead of ${href}`);
    expect(asked.length).toBeGreaterThanOrEqual(150);
    expect(wrong.slice(0, Math.max(0, wrong.length - 5)), wrong.join('\n')).toEqual([]);
  },
  60_000,
);
