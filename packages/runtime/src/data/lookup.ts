import type { CallErrorCode, Ticket, TicketQuery } from '@tand/festival';

export type LookupOutcome = { tickets: Ticket[] } | { failure: CallErrorCode; seconds?: number };

export type LookupResult = LookupOutcome & { query: TicketQuery };
