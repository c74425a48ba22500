import { maxTickets } from '../constants.ts';
import { TicketsError } from '../client/errors.ts';
import type { TicketRange } from './schema.ts';

// LOOKUP-2
export interface TicketQuery {
  reference: string;
  postal: string;
}

export interface Ticket {
  nr: number;
  name: string;
  timestamp: string;
}

const withoutSpaces = (text: string) => text.replace(/\s+/gu, '');

/** Removes spaces; undefined if a value is then empty (LOOKUP-3). */
export function cleanTicketQuery({ reference, postal }: TicketQuery): TicketQuery | undefined {
  const clean = { reference: withoutSpaces(reference), postal: withoutSpaces(postal) };
  return clean.reference && clean.postal ? clean : undefined;
}

/** Tickets from start to end (LOOKUP-5). @throws TicketsError for an invalid range */
export function expandTickets({ start, end, name, timestamp }: TicketRange): Ticket[] {
  const count = end - start + 1;
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || count < 1 || count > maxTickets)
    throw new TicketsError('Unknown error');
  return Array.from({ length: count }, (_, index) => ({ nr: start + index, name, timestamp }));
}
