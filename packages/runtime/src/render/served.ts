import type { CallErrorCode, Schedule, CurrentNotices, Ticket, TicketQuery } from '@tand/festival';
import { createContext } from 'react';
import type { FoundPages } from '../search/index.ts';

/** Tickets, or the error and how many seconds to wait. */
export type LookupOutcome = { tickets: Ticket[] } | { failure: CallErrorCode; seconds?: number };

export type LookupResult = LookupOutcome & { query: TicketQuery };

/** Facts for rendering a page on the server. */
export interface ServedFacts {
  /** Epoch ms for which it is rendered. */
  moment: number;
  /** Result of a lookup posted without script; shown once. */
  lookup?: LookupResult;
  search?: FoundPages;
  /** The query: choice of the cost calculator, label, or day and view of the programme. */
  choice?: string;
  /** The crew's notices, where there ever were any. */
  notices?: CurrentNotices;
  /** For the structured data of events. */
  schedule?: Schedule;
}

export const Served = createContext<ServedFacts>({ moment: 0 });
