import type { ContentPart } from '@tand/festival';
import type { ComponentType } from 'react';

export interface IslandEntry {
  load: () => Promise<{ default: ComponentType<any> }>;
  /** Namespaces of the texts that travel with it. Default: none, and no i18next in the browser. */
  texts?: readonly string[];
  /** Parts of the content that it fetches itself; the document is not fetched anew for them. Default: none. */
  reads?: readonly ContentPart[];
}

/** Every island of the site, by its name in `data-island`. */
export const islands: Record<string, IslandEntry> = {
  programme: { load: () => import('./programme.tsx'), texts: ['common', 'schedule', 'accessWords'], reads: ['programme'] },
  news: { load: () => import('./news.tsx'), texts: ['common', 'news'], reads: ['news'] },
  screen: { load: () => import('./screen.tsx'), texts: ['schedule'], reads: ['programme'] },
  search: { load: () => import('./search.tsx') },
  city: { load: () => import('./city.tsx'), reads: ['programme'] },
  label: { load: () => import('./label.tsx'), texts: ['label'] },
  results: { load: () => import('./results.tsx') },
  lookup: { load: () => import('./lookup.tsx'), texts: ['ticketsBattlepass', 'label'] },
};
