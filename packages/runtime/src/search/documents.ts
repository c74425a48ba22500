import { searchKinds, type SearchFacts } from '@tand/festival';
import type { Lang } from '../i18n/language.ts';
import type { SearchData, SearchDocument } from './data.ts';
import { isStopWord, stem, telling, wordsOf } from './stem.ts';

export function searchIndex(
  lang: Lang,
  facts: readonly SearchFacts[],
  answers: readonly { href: string; phrases: readonly string[] }[],
): SearchData {
  const found = answers.map(({ href, phrases }): SearchData['answers'][number] => [
    facts.findIndex(fact => fact.href === href),
    phrases.map(phrase => telling(phrase, lang).join(' ')),
  ]);
  return { lang, answers: found.filter(([index]) => index !== -1), documents: facts.map(fact => toDocument(fact, lang)) };
}

function toDocument({ kind, title, href, meta = '', text = '', more = '' }: SearchFacts, lang: Lang): SearchDocument {
  const shown = new Set(wordsOf(`${title} ${meta} ${text}`).map(word => stem(word, lang)));
  const further = new Set(wordsOf(more).flatMap(word => (isStopWord(word, lang) ? [] : stem(word, lang))));
  const words = [...further].filter(word => word.length > 2 && !shown.has(word));
  return [searchKinds.indexOf(kind), title, href, meta, text, words.toSorted().join(' ')];
}
