import type { ContentPart, Revision } from '@tand/festival';
import type { Lang } from '../i18n/language.ts';

export interface DocumentData {
  path: string;
  lang: Lang;
  newTab: string;
  moment: number;
  revision: Revision;
  /** Parts of the content that the document shows outside its islands. */
  reads: readonly ContentPart[];
  islands: Readonly<Record<string, readonly ContentPart[]>>;
  /** Epoch ms of the last change of notices; 0 before the first notice. */
  noticesAt: number;
  /** Epoch ms until which the document is correct; 0: always. */
  until: number;
}

export const readPage = (from: Document = document): DocumentData =>
  JSON.parse(from.getElementById('page-data')!.textContent) as DocumentData;
