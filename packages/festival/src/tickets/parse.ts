import * as v from 'valibot';
import { TicketsError } from '../client/errors.ts';
import { expandTickets, type Ticket } from './ranges.ts';
import { ticketRangeSchema } from './schema.ts';

/** Tickets of the first range (LOOKUP-5). @throws TicketsError if it is missing or invalid */
export function parseTickets(answer: unknown): Ticket[] {
  if (!Array.isArray(answer)) throw new TicketsError('Unknown error', { cause: new TypeError('The ticket response is not a list.') });
  if (answer.length === 0) throw new TicketsError('No tickets found');
  const range = v.safeParse(ticketRangeSchema, answer[0]);
  if (!range.success) throw new TicketsError('Unknown error', { cause: new TypeError('The ticket response is not a range of tickets.') });
  return expandTickets(range.output);
}
