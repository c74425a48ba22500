import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { findTickets } from '../db/tickets.ts';
import { clientAddress, type AppContext, type ProxyOptions } from '../http/context.ts';
import { sendError, sendJson } from '../http/json.ts';
import { equalInConstantTime, hashPostal, hashReference, normalise } from '../secrets.ts';
import { within } from '../store.ts';
import type { WireTicketRange } from '../wire.ts';
import { objectMessage, readBody } from './body.ts';
import { createRateLimiter, type RateLimiter } from './rateLimit.ts';

/** The two limits of the lookup: one stops a visitor who tries many references, the other many visitors who try one. */
export interface LookupLimits {
  byAddress: RateLimiter;
  byReference: RateLimiter;
}

/** 10 a minute from one address, 5 in ten minutes for one reference. */
export function createLookupLimits(now?: () => number): LookupLimits {
  const clock = now ? { now } : {};
  return {
    byAddress: createRateLimiter({ limit: 10, windowMs: 60_000, ...clock }),
    byReference: createRateLimiter({ limit: 5, windowMs: 600_000, ...clock }),
  };
}

export interface TicketOptions extends ProxyOptions {
  /** Undefined: no limit, for in-process use. */
  limits?: LookupLimits | undefined;
}

const entered = v.pipe(
  v.string('must be a text'),
  v.maxLength(100, 'must have at most 100 characters'),
  v.check(value => normalise(value) !== '', 'must not be empty'),
);
const request = v.object({ reference: entered, postal: entered }, objectMessage('must be an object with reference and postal'));

/** What is compared when the reference is unknown, so that a miss costs the same work as a hit. */
const noHash = '0'.repeat(64);

/** `POST /api/tickets`: the ranges bought under a reference, or 404. A wrong postal code and an unknown reference look the same. */
export async function answerTickets(c: AppContext, db: Database | undefined, options: TicketOptions): Promise<Response> {
  if (!db) return silent(c);
  const byAddress = await options.limits?.byAddress.take(clientAddress(c, options));
  if (byAddress && !byAddress.isAllowed) return tooMany(c, byAddress.retryAfter);
  const body = await readBody(c, request);
  if ('response' in body) return body.response;
  const { reference, postal } = body.value;
  const referenceHash = hashReference(db.salt, reference);
  const byReference = await options.limits?.byReference.take(referenceHash);
  if (byReference && !byReference.isAllowed) return tooMany(c, byReference.retryAfter);

  const postalHash = hashPostal(db.salt, reference, postal);
  let rows;
  try {
    rows = await within(patience, findTickets(db, referenceHash));
  } catch {
    return silent(c);
  }
  // Every range of a reference has the same postal code, so one comparison decides.
  const isRight = equalInConstantTime(rows[0]?.postalHash ?? noHash, postalHash);
  if (!isRight) return sendError(c, 404, 'No tickets found');
  const ranges: WireTicketRange[] = rows.map(({ start, end, name, purchased }) => ({ start, end, name, timestamp: purchased }));
  return sendJson(c, ranges);
}

/** Milliseconds that the database may take. */
const patience = 2000;

const silent = (c: AppContext) => sendError(c, 503, 'Tickets cannot be looked up right now.', { 'Retry-After': '10' });

function tooMany(c: AppContext, retryAfter: number): Promise<Response> {
  return sendError(c, 429, `Too many attempts. Try again in ${retryAfter} seconds.`, { 'Retry-After': String(retryAfter) });
}
