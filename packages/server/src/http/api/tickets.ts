import { refuse } from '@tand/festival/schemas';
import * as v from 'valibot';
import { findTickets } from '../../content/soldTickets.ts';
import { clientAddress, type AppContext } from '../context.ts';
import { neighbourhoodOf, networkOf } from '../../infra/addresses.ts';
import { sendError, sendJson } from '../json.ts';
import { equalInConstantTime, hashOrigin, hashPostal, hashReference, normalise, readName } from '../../infra/secrets.ts';
import { run } from '../../infra/limits/limiter.ts';
import type { LookupAnswer, PostedLookup } from '../pages/renderer.ts';
import { within } from '../../infra/within.ts';
import { readBody, readForm } from '../body.ts';
import type { HttpOptions } from '../options.ts';

/** Problems never repeat what the visitor sent. */
const entered = v.pipe(
  v.string('text'),
  v.maxLength(100, refuse('tooLong', { max: 100 })),
  v.check(value => normalise(value) !== '', 'empty'),
);
const request = v.object({ reference: entered, postal: entered }, 'group');

/** For unknown references, so that hits and misses take the same time. */
const noHash = '0'.repeat(64);

const timeout = 2000;

/** Limits come after the lookup, as they depend on its result. */
async function lookUp(c: AppContext, { reference, postal }: v.InferOutput<typeof request>, options: HttpOptions): Promise<LookupAnswer> {
  const address = clientAddress(c, options);
  const find = async (): Promise<LookupAnswer> => {
    const db = options.database();
    const keys = db?.ticketKeys;
    if (!db || !keys) return { kind: 'unknown' };
    const referenceHash = hashReference(keys, reference);
    const postalHash = hashPostal(keys, reference, postal);
    const rows = await findTickets(db, referenceHash, options.now());
    // All ranges of a reference have the same postal code.
    const isRight = equalInConstantTime(rows[0]?.postalHash ?? noHash, postalHash);
    const seconds = await options.limits.judge({
      network: hashOrigin(db.salt, networkOf(address)),
      neighbourhood: hashOrigin(db.salt, neighbourhoodOf(address)),
      reference: referenceHash,
      isRight,
    });
    if (seconds !== undefined) return { kind: 'limited', seconds };
    if (!isRight) return { kind: 'none' };
    return {
      kind: 'found',
      ranges: rows.map(({ start, end, hiddenName, purchased }) => ({
        start,
        end,
        name: readName(keys, reference, hiddenName),
        timestamp: purchased,
      })),
    };
  };
  const answer = await run(options.limiters?.lookups, () => within(timeout, find()).catch((): LookupAnswer => ({ kind: 'unknown' })));
  options.metrics?.count('ticket_lookups_total', { answer: answer.kind });
  return answer;
}

/** A wrong postal code and an unknown reference get the same 404. */
export async function answerTickets(c: AppContext, options: HttpOptions): Promise<Response> {
  const answer = await lookUp(c, await readBody(c, request), options);
  switch (answer.kind) {
    case 'found':
      return sendJson(c, answer.ranges);
    case 'none':
      return sendError(c, 404, 'No tickets found');
    case 'limited':
      return sendError(c, 429, `Too many attempts. Try again in ${answer.seconds} seconds.`, { 'Retry-After': String(answer.seconds) });
    default:
      return sendError(c, 503, 'Tickets cannot be looked up right now.', { 'Retry-After': '10' });
  }
}

/** Undefined if a field is missing, empty or too long (LOOKUP-12). */
export async function answerForm(c: AppContext, options: HttpOptions): Promise<PostedLookup | undefined> {
  const { output, success } = v.safeParse(request, await readForm(c));
  return success ? { ...output, answer: await lookUp(c, output, options) } : undefined;
}
