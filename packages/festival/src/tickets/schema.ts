import * as v from 'valibot';
import { maxTickets } from '../constants.ts';
import { filledLine, instant, line, refuse, whole } from '../text/fields.ts';

// LOOKUP-5
export const ticketRangeSchema = v.object({
  start: v.pipe(v.number(), v.safeInteger()),
  end: v.pipe(v.number(), v.safeInteger()),
  name: v.string(),
  timestamp: v.string(),
});
export type TicketRange = v.InferOutput<typeof ticketRangeSchema>;

const number = whole(1, 999_999_999);

/** A range of sold tickets, as a file for the import lists it (LOOKUP-13). */
export const soldRange = v.pipe(
  v.strictObject({ reference: filledLine(200), postal: filledLine(200), start: number, end: number, name: line(200), timestamp: instant }),
  v.forward(
    v.check(({ start, end }) => start <= end, 'notBeforeStart'),
    ['end'],
  ),
  v.forward(
    v.check(({ start, end }) => end - start < maxTickets, refuse('rangeTooLong', { max: maxTickets })),
    ['end'],
  ),
);
