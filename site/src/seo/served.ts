import type { CallErrorCode, Schedule, Ticket, TicketQuery } from '@tand/festival';
import { createContext } from 'react';

/** What is known after a lookup: tickets, or why there are none and how many seconds to wait. */
export type LookupOutcome = { tickets: Ticket[] } | { failure: CallErrorCode; seconds?: number };

/** An outcome, and what was typed to get it. */
export type LookupResult = LookupOutcome & { query: TicketQuery };

/** What a page needs while it is rendered to HTML, and while that is hydrated. */
export interface ServedFacts {
  /** Epoch ms for which it is rendered. */
  moment: number;
  /** What came of a form of the ticket lookup that was posted without script; shown once. */
  lookup?: LookupResult;
  /** The programme, for structured data that speak of its events. */
  schedule?: Schedule;
}

export const Served = createContext<ServedFacts>({ moment: 0 });
