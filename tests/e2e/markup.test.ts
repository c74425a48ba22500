import { expect, inject, test } from 'vitest';
import { hasJava, markupChecker } from '../support/nu.ts';
import { languages, walkedPaths } from '../support/site.ts';

// A11Y-5
test.skipIf(!hasJava)('markup of every kind of page is valid, where there is a Java to run the checker', { timeout: 300_000 }, async () => {
  const markup = markupChecker();
  const paths = (await Promise.all(languages.map(walkedPaths))).flat();
  for (const path of paths) await markup.add(path, await (await fetch(inject('siteUrl') + path)).text());
  expect(await markup.errors()).toEqual([]);
});

// A11Y-5
test.skipIf(!hasJava)('the checker of markup finds what is wrong', async () => {
  const markup = markupChecker();
  await markup.add('page', '<!doctype html><html lang="sv"><title>T</title><p id="a"><p id="a">');
  expect(await markup.errors()).toEqual([expect.stringContaining('Duplicate ID')]);
});
