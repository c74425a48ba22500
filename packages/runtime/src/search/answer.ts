import { foldWords } from '@tand/festival';
import type { Lang } from '../i18n/language.ts';
import type { SearchData } from './data.ts';
import { stem, telling } from './stem.ts';

/** At most one inserted, missing or replaced letter, or two neighbours swapped. */
function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left[0] === right[1] && left[1] === right[0]);
}

interface Word {
  whole: string;
  stem: string;
}

const isLong = ({ whole }: Word) => whole.length > 4;

function likeness(word: Word, wanted: Word, lang: Lang): number {
  if (word.whole === wanted.whole) return 1;
  if (word.stem === wanted.stem) return 0.95;
  if (isLong(word) && isLong(wanted) && (isSlip(word.whole, wanted.whole) || (word.stem.length > 4 && isSlip(word.stem, wanted.stem))))
    return 0.8;
  // Swedish writes compounds as one word.
  const isPart = lang === 'sv' && wanted.stem.length > 3 && word.whole.length > wanted.stem.length + 2;
  return isPart && (word.whole.startsWith(wanted.stem) || word.stem.endsWith(wanted.stem)) ? 0.6 : 0;
}

const least = 0.3;

/** Finds the index of the document that answers a query; words in many phrases weigh less (NAV-19). */
export function createAnswers({ lang, answers }: Pick<SearchData, 'lang' | 'answers'>): (query: string) => number | undefined {
  const wordOf = (word: string): Word => ({ whole: foldWords(word), stem: stem(word, lang) });
  const known = answers.map(([document, phrases]) => ({ document, phrases: phrases.map(phrase => phrase.split(' ').map(wordOf)) }));
  const uses = new Map<string, number>();
  for (const { phrases } of known)
    for (const one of new Set(phrases.flat().map(word => word.stem))) uses.set(one, (uses.get(one) ?? 0) + 1);
  const weight = (word: Word) => 1 / (1 + Math.log(uses.get(word.stem) ?? 1));

  return query => {
    const words = telling(query, lang).map(wordOf);
    const whole = words.reduce((sum, word) => sum + weight(word), 0);
    let best = { score: least, document: undefined as number | undefined };
    for (const { document, phrases } of known)
      for (const phrase of phrases) {
        let sum = 0;
        const isWhole = phrase.every(wanted => {
          const most = Math.max(0, ...words.map(word => likeness(word, wanted, lang) * weight(word)));
          sum += most;
          return most > 0;
        });
        if (isWhole && sum / whole > best.score) best = { score: sum / whole, document };
      }
    return best.document;
  };
}
