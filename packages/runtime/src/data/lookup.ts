import type { CallErrorCode, Ticket, TicketQuery } from '@tand/festival';

/** `seconds` to wait before the next attempt. */
export type LookupOutcome = { tickets: Ticket[] } | { failure: CallErrorCode; seconds?: number };

export type LookupResult = LookupOutcome & { query: TicketQuery };
