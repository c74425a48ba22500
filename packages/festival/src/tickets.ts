import { maxTickets } from './constants.ts';
import { TicketsError } from './errors.ts';

/** What the ticket lookup asks with (LOOKUP-2). */
export interface TicketQuery {
  reference: string;
  postal: string;
}

/** First item of the ticket lookup's answer (LOOKUP-5). */
export interface TicketRange {
  start: number;
  end: number;
  /** Buyer. */
  name: string;
  /** Time of purchase, as the service wrote it. */
  timestamp: string;
}

export interface Ticket {
  nr: number;
  name: string;
  timestamp: string;
}

const withoutSpaces = (text: string) => text.replace(/\s+/gu, '');

/** What is sent: both values without any spaces. Undefined when one of them is empty then, and nothing may be sent (LOOKUP-3). */
export function cleanTicketQuery({ reference, postal }: TicketQuery): TicketQuery | undefined {
  const clean = { reference: withoutSpaces(reference), postal: withoutSpaces(postal) };
  return clean.reference && clean.postal ? clean : undefined;
}

/**
 * The tickets start..end, both included (LOOKUP-5).
 * @throws TicketsError 'Unknown error' when the ends are not whole numbers, start is above end, or there are over 1,000.
 */
export function expandTickets({ start, end, name, timestamp }: TicketRange): Ticket[] {
  const count = end - start + 1;
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || count < 1 || count > maxTickets)
    throw new TicketsError('Unknown error');
  return Array.from({ length: count }, (_, index) => ({ nr: start + index, name, timestamp }));
}
