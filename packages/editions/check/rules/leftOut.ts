import { copyPassages, listPassages, type Passage } from '../passages.ts';
import { report, type Finding } from '../problem.ts';
import { routesOf } from '../routes.ts';
import type { EditionSource } from '../source.ts';

/** `key`: key in copy of the texts that pages show only if `route` exists. */
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

export function shownCopy(source: EditionSource): Passage[] {
  const hidden = new Set<string | undefined>(missingParts(source).map(({ key }) => key));
  return copyPassages(source).filter(({ path }) => !path.some(key => hidden.has(String(key).split('@')[0])));
}

export function leftOut(source: EditionSource): Finding[] {
  const missing = missingParts(source);
  const texts = [...shownCopy(source), ...listPassages(source)].filter(({ path }) => !['id', 'href'].includes(String(path.at(-1))));
  return texts.flatMap(({ text, place }) =>
    missing
      .filter(({ words }) => words.test(text.replaceAll(/\{\{\w+\}\}/g, '')))
      .flatMap(({ route }) => report(place, `“${text}” names what is left out: there is no page ${route}`)),
  );
}
