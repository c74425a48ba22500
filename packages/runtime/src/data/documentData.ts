import type { ContentPart, Revision } from '@tand/festival';
import type { Lang } from '../i18n/language.ts';

export interface DocumentData {
  path: string;
  lang: Lang;
  /** Text after links that open a new tab. */
  newTab: string;
  /** Epoch ms for which the document was rendered. */
  moment: number;
  revision: Revision;
  /** Parts of the content that the document shows, without those of its islands. */
  reads: readonly ContentPart[];
  /** Parts of the content that islands fetch themselves, by island. */
  islands: Readonly<Record<string, readonly ContentPart[]>>;
  /** Epoch ms of the last change of the notices; 0 before the first. */
  noticesAt: number;
  /** Epoch ms until which the document is correct; 0: always. */
  until: number;
}

export const readPage = (from: Document = document): DocumentData =>
  JSON.parse(from.getElementById('page-data')!.textContent) as DocumentData;
