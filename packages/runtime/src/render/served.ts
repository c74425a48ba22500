import type { CurrentNotices, Schedule } from '@tand/festival';
import { createContext } from 'react';
import type { LookupResult } from '../data/lookup.ts';
import type { FoundPages } from '../search/index.ts';

export interface ServedFacts {
  /** Epoch ms for which the page is rendered. */
  moment: number;
  /** Result of a lookup that was posted without script. */
  lookup?: LookupResult;
  search?: FoundPages;
  /** Part of the query that the page renders. */
  choice?: string;
  /** Undefined before the first notice. */
  notices?: CurrentNotices;
  schedule?: Schedule;
}

export const Served = createContext<ServedFacts>({ moment: 0 });
