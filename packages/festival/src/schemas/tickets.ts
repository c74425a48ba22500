import * as v from 'valibot';
import { TicketsError } from '../errors.ts';
import { expandTickets, type Ticket, type TicketRange } from '../tickets.ts';

/** First item of the ticket lookup's answer (LOOKUP-5). */
export const ticketRangeSchema: v.GenericSchema<unknown, TicketRange> = v.pipe(
  v.unknown(),
  v.object({
    start: v.pipe(v.number(), v.safeInteger()),
    end: v.pipe(v.number(), v.safeInteger()),
    name: v.string(),
    timestamp: v.string(),
  }),
);

/**
 * The answer of the ticket lookup as tickets; only its first item is read (LOOKUP-5).
 * @throws TicketsError 'No tickets found' for an empty list, 'Unknown error' for anything that is no range of up to 1,000 tickets.
 */
export function parseTickets(answer: unknown): Ticket[] {
  if (!Array.isArray(answer)) throw new TicketsError('Unknown error', { cause: new TypeError('The ticket answer is no list.') });
  if (answer.length === 0) throw new TicketsError('No tickets found');
  const range = v.safeParse(ticketRangeSchema, answer[0]);
  if (!range.success) throw new TicketsError('Unknown error', { cause: new TypeError('The ticket answer is no range of tickets.') });
  return expandTickets(range.output);
}
