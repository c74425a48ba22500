import { copyPassages, listPassages, type Passage } from '../passages.ts';
import { report, type Finding } from '../problem.ts';
import { routesOf } from '../routes.ts';
import type { EditionSource } from '../source.ts';

/** Optional parts of an edition: their page, words that promise them, and the key of texts that are shown only with them. */
const parts = [
  { route: '/tickets/battlepass', words: /battle ?pass/i, key: 'battlepass' },
  { route: '/activities/cosplay', words: /cosplay/i, key: 'cosplay' },
  { route: '/creators', words: /kreatör|creator/i, key: 'creators' },
  { route: '/accommodation/camping', words: /camping|tältplats/i, key: 'camping' },
] as const;

function missingParts({ lists, copy }: EditionSource) {
  const routes = routesOf(lists, copy.sv, []);
  return parts.filter(({ route }) => !routes.has(route));
}

/** Copy that pages show: sections about a part that the edition does not have are hidden. */
export function shownCopy(source: EditionSource): Passage[] {
  const hidden = new Set<string | undefined>(missingParts(source).map(({ key }) => key));
  return copyPassages(source).filter(({ path }) => !path.some(key => hidden.has(String(key).split('@')[0])));
}

/** Texts that promise a part for which the edition has no page. */
export function leftOut(source: EditionSource): Finding[] {
  const missing = missingParts(source);
  const texts = [...shownCopy(source), ...listPassages(source)].filter(({ path }) => !['id', 'href'].includes(String(path.at(-1))));
  return texts.flatMap(({ text, place }) =>
    missing
      .filter(({ words }) => words.test(text.replaceAll(/\{\{\w+\}\}/g, '')))
      .flatMap(({ route }) => report(place, `“${text}” names what is left out: there is no page ${route}`)),
  );
}
