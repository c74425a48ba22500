import { languages, mostPushPicks, type PushOffer } from '@tand/festival';
import { itemFields, refuse } from '@tand/festival/schemas';
import { Hono } from 'hono';
import * as v from 'valibot';
import { memoryAttempts, type Attempts } from '../../infra/limits/attempts.ts';
import { readBody } from '../body.ts';
import { crossSiteGuard } from '../crossSite.ts';
import type { Database } from '../../infra/db/database.ts';
import { countCall } from '../../infra/limits/callRate.ts';
import { clientAddress, type AppEnv, type ProxyOptions } from '../context.ts';
import { networkOf } from '../../infra/addresses.ts';
import { sendError, sendJson } from '../json.ts';
import { hashOrigin } from '../../infra/secrets.ts';
import type { PushKeys } from '../../infra/pushKeys.ts';
import { isPushService } from './services.ts';
import { isSubscribed, subscribe, unsubscribe } from './subscriptions.ts';

export interface PushOptions extends ProxyOptions {
  database: () => Database | undefined;
  keys: PushKeys;
  services?: readonly string[] | undefined;
  /** End of the festival in epoch ms, when subscriptions are deleted. */
  ends: number;
  now: () => number;
  attempts?: Attempts | undefined;
}

/** New subscriptions per address and minute; a hall shares one address. */
const mostNew = 100;

const key = v.pipe(v.string('text'), v.regex(/^[\w-]{16,120}={0,2}$/, 'base64url'));
const endpoint = v.pipe(v.string('text'), v.maxLength(1000, refuse('tooLong', { max: 1000 })), v.url('url'));
const subscribed = v.object({
  endpoint,
  keys: v.object({ p256dh: key, auth: key }),
  lang: v.picklist(languages),
  picks: v.pipe(v.array(itemFields.entries.id), v.maxLength(mostPushPicks, refuse('tooMany', { max: mostPushPicks }))),
});

/** `/api/push` (PUSH-1, PUSH-2). */
export function createPush(options: PushOptions): Hono<AppEnv> {
  const { database, keys, services, ends, now, attempts = memoryAttempts({ blocking: mostNew }) } = options;
  const push = new Hono<AppEnv>();
  // Ignores `allowedOrigins`: other sites can't subscribe.
  const guard = crossSiteGuard({ trustedProxies: options.trustedProxies, addressHeader: options.addressHeader });
  const offer: PushOffer = { key: keys.publicKey };

  push.get('/', async c => (now() < ends ? await sendJson(c, offer) : c.body(null, 204)));
  push.post('/', guard, async c => {
    const body = await readBody(c, subscribed, 16 * 1024);
    if ('response' in body) return body.response;
    const db = database();
    if (!db) return sendError(c, 503, 'The database does not answer.', { 'Retry-After': '10' });
    if (now() >= ends) return sendError(c, 404, 'The festival is over.');
    if (!isPushService(body.value.endpoint, services)) return sendError(c, 400, 'endpoint is at no push service that is known.');
    if (!(await isSubscribed(db, body.value.endpoint))) {
      const seconds = await countCall(attempts, `push ${hashOrigin(db.salt, networkOf(clientAddress(c, options)))}`, mostNew);
      if (seconds !== undefined) return sendError(c, 429, `Try again in ${seconds} seconds.`, { 'Retry-After': String(seconds) });
    }
    if (!(await subscribe(db, body.value, ends))) return sendError(c, 503, 'There is no room for more phones.', { 'Retry-After': '3600' });
    return sendJson(c, {});
  });
  push.post('/remove', guard, async c => {
    const body = await readBody(c, v.object({ endpoint }));
    if ('response' in body) return body.response;
    const db = database();
    if (!db) return sendError(c, 503, 'The database does not answer.', { 'Retry-After': '10' });
    await unsubscribe(db, body.value.endpoint);
    return sendJson(c, {});
  });
  push.all('/', c => sendError(c, 405, 'Allowed: GET, HEAD, POST.', { Allow: 'GET, HEAD, POST' }));
  push.all('/remove', c => sendError(c, 405, 'Allowed: POST.', { Allow: 'POST' }));
  return push;
}
