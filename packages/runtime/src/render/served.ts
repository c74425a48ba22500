import type { CurrentNotices, Schedule } from '@tand/festival';
import { createContext } from 'react';
import type { LookupResult } from '../data/lookup.ts';
import type { FoundPages } from '../search/index.ts';

export interface ServedFacts {
  moment: number;
  lookup?: LookupResult;
  search?: FoundPages;
  choice?: string;
  notices?: CurrentNotices;
  schedule?: Schedule;
}

export const Served = createContext<ServedFacts>({ moment: 0 });
