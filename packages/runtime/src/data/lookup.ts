import type { CallErrorCode, Ticket, TicketQuery } from '@tand/festival';

/** Tickets, or the error and how many seconds to wait. */
export type LookupOutcome = { tickets: Ticket[] } | { failure: CallErrorCode; seconds?: number };

export type LookupResult = LookupOutcome & { query: TicketQuery };
