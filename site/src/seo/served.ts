import type { CallErrorCode, Schedule, StandingNotices, Ticket, TicketQuery } from '@tand/festival';
import { createContext } from 'react';
import type { HitGroup } from '../search/engine.ts';

/** What is known after a lookup: tickets, or why there are none and how many seconds to wait. */
export type LookupOutcome = { tickets: Ticket[] } | { failure: CallErrorCode; seconds?: number };

/** An outcome, and what was typed to get it. */
export type LookupResult = LookupOutcome & { query: TicketQuery };

/** A question, and what answers it. */
export interface SearchResult {
  query: string;
  groups: readonly HitGroup[];
}

/** What a page needs while it is rendered to HTML, and while that is hydrated. */
export interface ServedFacts {
  /** Epoch ms for which it is rendered. */
  moment: number;
  /** What came of a form of the ticket lookup that was posted without script; shown once. */
  lookup?: LookupResult;
  /** What was searched for and found, on the page of the search. */
  search?: SearchResult;
  /** What the query of the address chose: the visit to be computed, the label to be shown. */
  choice?: string;
  /** Lines of the crew across the site or a page, where there ever were any. */
  notices?: StandingNotices;
  /** The programme, for structured data that speak of its events. */
  schedule?: Schedule;
}

export const Served = createContext<ServedFacts>({ moment: 0 });
