import type { Schedule } from '@tand/festival';
import { createContext } from 'react';

/** What a page needs while it is rendered to HTML, and while that is hydrated. */
export interface ServedFacts {
  /** Epoch ms for which it is rendered. */
  moment: number;
  /** The programme, for structured data that speak of its events. */
  schedule?: Schedule;
}

export const Served = createContext<ServedFacts>({ moment: 0 });
