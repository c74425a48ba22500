import type { ContentPart } from '@tand/festival';
import type { ComponentType, ReactNode } from 'react';
import type { Lang, Texts } from '../i18n/index.ts';

export interface IslandEntry {
  load: () => Promise<{ default: ComponentType<any> }>;
  /** Namespaces of the texts that are served with the island. Default: none, and no i18next in the browser. */
  texts?: readonly string[];
  /** Parts of the content that the island fetches itself; the document is not refetched for them. Default: none. */
  reads?: readonly ContentPart[];
}

/** Every island of a site, by its name in `data-island`. */
export type Islands = Readonly<Record<string, IslandEntry>>;

export interface IslandData {
  props: object;
  texts?: Texts;
}

export interface SurroundingsProps {
  lang: Lang;
  /** Epoch ms for which the page was rendered. */
  moment: number;
  /** Text after links that open a new tab. */
  newTab: string;
  /** Notes that replace links in the copy before and after their period. Default: links are always rendered, as in islands. */
  closedLinks?: Readonly<Record<'before' | 'after', string>>;
  children: ReactNode;
}

/** Providers around pages and islands, the same on the server and in the browser. */
export type Surroundings = ComponentType<SurroundingsProps>;
