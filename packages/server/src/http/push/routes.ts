import { mostPushPicks, type PushOffer } from '@tand/festival';
import { itemFields, refuse } from '@tand/festival/schemas';
import { Hono } from 'hono';
import * as v from 'valibot';
import { minuteCounts } from '../../infra/limits/minuteCounts.ts';
import { readBody } from '../body.ts';
import { crossSiteGuard } from '../crossSite.ts';
import { clientAddress, type AppContext, type AppEnv } from '../context.ts';
import { sendError, sendJson, sendUnavailable } from '../json.ts';
import type { AppOptions, HttpOptions } from '../options.ts';
import { isPushService } from './services.ts';
import { isSubscribed, subscribe, unsubscribe } from './subscriptions.ts';

type PushOptions = HttpOptions &
  NonNullable<AppOptions['push']> & {
    /** Epoch ms at which subscriptions end. */
    ends: number;
  };

/** Calls per minute; a hall of 1,000 visitors may share one address. */
const rates = { new: { network: 100, neighbourhood: 300 }, other: { network: 600, neighbourhood: 1200 } };

const key = v.pipe(v.string('text'), v.regex(/^[\w-]{16,120}={0,2}$/, 'base64url'));
const endpoint = v.pipe(v.string('text'), v.maxLength(1000, refuse('tooLong', { max: 1000 })), v.url('url'));
const subscribed = v.object({
  endpoint,
  keys: v.object({ p256dh: key, auth: key }),
  lang: v.pipe(v.string('text'), v.regex(/^[a-z]{2}$/, 'language')),
  picks: v.pipe(v.array(itemFields.entries.id), v.maxLength(mostPushPicks, refuse('tooMany', { max: mostPushPicks }))),
});

/** `/api/push` (PUSH-1, PUSH-2). */
export function createPush(options: PushOptions): Hono<AppEnv> {
  const { database, keys, services, ends, now } = options;
  const push = new Hono<AppEnv>();
  // Ignores `allowedOrigins`: other sites can't subscribe.
  const guard = crossSiteGuard({ trustedProxies: options.trustedProxies, addressHeader: options.addressHeader });
  const offer: PushOffer = { key: keys.publicKey };

  const counts = { new: minuteCounts(), other: minuteCounts() };
  const tooMany = (c: AppContext, kind: keyof typeof counts) => {
    const seconds = counts[kind](clientAddress(c, options), rates[kind]);
    return seconds === undefined ? undefined : sendError(c, 429, `Try again in ${seconds} seconds.`, { 'Retry-After': String(seconds) });
  };

  push.get('/', async c => (now() < ends ? await sendJson(c, offer) : c.body(null, 204)));
  push.post('/', guard, async c => {
    const phone = await readBody(c, subscribed, 16 * 1024);
    const db = database();
    if (!db) return sendUnavailable(c);
    if (now() >= ends) return sendError(c, 404, 'The festival is over.');
    if (!isPushService(phone.endpoint, services)) return sendError(c, 400, 'endpoint is not at a known push service.');
    const isNew = !(await isSubscribed(db, phone.endpoint));
    // Without messages, an expired subscription would never be noticed.
    if (isNew && phone.picks.length === 0) return sendError(c, 400, 'picks must not be empty.');
    const limited = tooMany(c, isNew ? 'new' : 'other');
    if (limited) return limited;
    if (!(await subscribe(db, phone, ends, now())))
      return sendError(c, 503, 'No more phones can be subscribed.', { 'Retry-After': '3600' });
    return sendJson(c, {});
  });
  push.post('/remove', guard, async c => {
    const { endpoint: left } = await readBody(c, v.object({ endpoint }));
    const limited = tooMany(c, 'other');
    if (limited) return limited;
    const db = database();
    if (!db) return sendUnavailable(c);
    await unsubscribe(db, left);
    return sendJson(c, {});
  });
  return push;
}
