import { readFileSync } from 'node:fs';
import { edition } from '@edition/edition.ts';
import { readFileContent } from '@tand/server';
import { createSnapshot } from '../../packages/server/src/content/snapshot.ts';
import { expect, it } from 'vitest';
import { readCopy } from '../../packages/editions/src/folder.ts';
import { editionFolder } from '@tand/runtime/build/edition';
import { searchData } from '../../site/src/data/searchData.ts';
import { createSearch } from '@tand/runtime/search';

/** Visitors' questions, with typos, compounds and numbers, and the expected first result; of several (`|`), any is right. */
const questions = (file: string) =>
  readFileSync(new URL(`questions/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split(' → ') as [question: string, href: string]);

// NAV-19
it.each([
  ['sv', 'sv', 0.97],
  ['en', 'en', 0.97],
  // These were written from the pages, without looking at the results of the search.
  ['more-sv', 'sv', 0.95],
  ['more-en', 'en', 0.9],
] as const)(
  'finds the right answer first for nearly all questions of %s.txt',
  async (file, lang, share) => {
    const { news, schedule } = createSnapshot(
      await readFileContent(editionFolder, { timeZone: edition.timeZone }),
      Date.parse(edition.dates.doorsOpen),
    );
    const search = createSearch(searchData({ lang, texts: readCopy(lang, editionFolder), news: [...news], schedule }));
    const asked = questions(file);
    const wrong = asked
      .map(([question, href]) => ({ question, href, first: search(question)[0]?.hits[0]?.href ?? '' }))
      .filter(({ href, first }) => !href.split('|').includes(first))
      .map(({ question, href, first }) => `${question}: ${first} instead of ${href}`);
    expect(1 - wrong.length / asked.length, wrong.join('\n')).toBeGreaterThanOrEqual(share);
  },
  60_000,
);
