import type { Lang } from '../language.ts';

/** What can be found, in the order in which equals are shown. */
export const searchKinds = ['page', 'schedule', 'news', 'faq', 'rules', 'creators'] as const;
export type SearchKind = (typeof searchKinds)[number];

/**
 * One thing to find, as short as it can be: index of its kind, title, address below the language, when and where, a line
 * about it, and the stems of its further words.
 */
export type SearchDocument = [kind: number, title: string, href: string, meta: string, text: string, words: string];

/** The file `/search/{lang}.json`. */
export interface SearchData {
  lang: Lang;
  /** What answers questions: the index of a document, and the telling words of each phrase that asks for it. */
  answers: [document: number, phrases: string[]][];
  documents: SearchDocument[];
}
