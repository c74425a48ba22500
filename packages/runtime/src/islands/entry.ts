import type { ContentPart } from '@tand/festival';
import type { ComponentType, ReactNode } from 'react';
import type { Lang, Texts } from '../i18n/index.ts';

export interface IslandEntry {
  load: () => Promise<{ default: ComponentType<any> }>;
  /** Namespaces of the island's texts. Default: none; the island then loads no i18next. */
  texts?: readonly string[];
  /** Parts of the content that the island fetches itself. Default: none. */
  reads?: readonly ContentPart[];
}

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
  /** Notes that replace links outside their period. Default: links are always rendered. */
  closedLinks?: Readonly<Record<'before' | 'after', string>>;
  children: ReactNode;
}

export type Surroundings = ComponentType<SurroundingsProps>;
