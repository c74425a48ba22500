import type { SearchKind } from '@tand/festival';
import type { Lang } from '../i18n/language.ts';

/** A tuple, as keys would make the file of all documents larger. */
export type SearchDocument = [kind: number, title: string, href: string, meta: string, text: string, words: string];

export interface SearchData {
  lang: Lang;
  /** Index of a document, and the significant words of its phrases. */
  answers: [document: number, phrases: string[]][];
  documents: SearchDocument[];
}

export interface SearchTexts {
  /** Texts for the number of results by plural category, with `{{count}}`. */
  counts: Record<string, string>;
  none: string;
  kinds: Record<SearchKind, string>;
}

export const countText = ({ counts }: Pick<SearchTexts, 'counts'>, count: number, lang: Lang): string =>
  (counts[new Intl.PluralRules(lang).select(count)] ?? counts['other']!).replace('{{count}}', String(count));
