import MiniSearch, { type Options } from 'minisearch';
import { foldWords, searchKinds, type SearchKind } from '@tand/festival';
import type { SearchData } from './data.ts';
import { createAnswers } from './answer.ts';
import { stem, telling, wordsOf } from './stem.ts';

export interface Hit {
  kind: SearchKind;
  title: string;
  href: string;
  meta: string;
  text: string;
}

export interface HitGroup {
  kind: SearchKind;
  hits: Hit[];
}

export interface FoundPages {
  query: string;
  groups: readonly HitGroup[];
}

const perKind = 5;

interface Entry extends Hit {
  id: number;
  words: string;
}

export function createSearch({ lang, answers, documents }: SearchData): (query: string) => HitGroup[] {
  const entries = documents.map(([kind, title, href, meta, text, words], id): Entry => ({
    id,
    kind: searchKinds[kind]!,
    title,
    href,
    meta,
    text,
    words,
  }));
  const options: Options<Entry> = {
    fields: ['title', 'meta', 'text', 'words'],
    tokenize: wordsOf,
    // The further words are already stemmed.
    processTerm: (word, field) => (field === 'words' ? word : stem(word, lang)),
    searchOptions: {
      processTerm: word => stem(word, lang),
      prefix: true,
      fuzzy: word => (word.length > 4 ? 1 : false),
      weights: { prefix: 0.6, fuzzy: 0.25 },
      boost: { title: 5, meta: 1.5, text: 1.5 },
      boostDocument: (id: number) => (entries[id]!.kind === 'page' ? 1.5 : 1),
    },
  };
  const answerTo = createAnswers({ lang, answers });
  const index = new MiniSearch<Entry>(options);
  index.addAll(entries);

  return query => {
    const words = telling(query, lang).join(' ');
    if (!words) return [];
    const scored = index.search(words).map(({ id, score, queryTerms }) => ({ id: id as number, score: score * queryTerms.length }));
    const least = Math.max(0, ...scored.map(({ score }) => score)) / 2;
    const found = scored.filter(({ score }) => score >= least).toSorted((a, b) => b.score - a.score);
    // Finds words inside of compounds: "yoga" in "Stolyoga".
    const ids = [...titled(entries, words), ...(found.length > 0 ? found.map(({ id }) => id) : within(entries, words))];
    const answer = answerTo(query);
    return group([...new Set([...(answer === undefined ? [] : [answer]), ...ids])].map(id => entries[id]!));
  };
}

function titled(entries: readonly Entry[], words: string): number[] {
  const wanted = foldWords(words);
  return wanted.length < 4 ? [] : entries.filter(({ title }) => foldWords(title).includes(wanted)).map(({ id }) => id);
}

function within(entries: readonly Entry[], words: string): number[] {
  const wanted = foldWords(words);
  if (wanted.length < 3) return [];
  return entries.filter(({ title, text, words: further }) => foldWords(`${title} ${text} ${further}`).includes(wanted)).map(({ id }) => id);
}

function group(hits: readonly Entry[]): HitGroup[] {
  const groups = new Map<SearchKind, Hit[]>();
  for (const { kind, title, href, meta, text } of hits) {
    const list = groups.get(kind) ?? [];
    if (list.length < perKind) list.push({ kind, title, href, meta, text });
    groups.set(kind, list);
  }
  return [...groups].map(([kind, list]) => ({ kind, hits: list }));
}
