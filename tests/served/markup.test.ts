// Built first: @tand/site
import { expect, test } from 'vitest';
import { addresses, html } from '../support/app.ts';
import { hasJava, markupChecker } from '../support/nu.ts';
import { fewOfEachKind, languages } from '../support/site.ts';

// A11Y-5
test.skipIf(!hasJava)('serves valid HTML of every kind of page, if Java can run the checker', async () => {
  const markup = markupChecker();
  // Starting the checker takes seconds, so the page with a fault, which it must find, is among the others.
  await markup.add('wrong', '<!doctype html><html lang="sv"><title>T</title><p id="a"><p id="a">');
  // Each page in one language: its elements do not depend on the language.
  for (const lang of languages)
    for (const [index, path] of fewOfEachKind(await addresses(lang)).entries())
      if (index % 2 === languages.indexOf(lang)) await markup.add(path, await html(path));
  expect(await markup.errors()).toEqual([expect.stringMatching(/^\/wrong.*Duplicate ID/)]);
});
