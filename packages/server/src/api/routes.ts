import { newsFetchLimit } from '@tand/festival';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { listNews, readSchedule } from '../db/queries.ts';
import type { AppEnv } from '../http/context.ts';
import { sendError, sendJson } from '../http/json.ts';
import { objectMessage, readBody } from './body.ts';
import { cors, crossSiteGuard, ensureToken, isForeign, type CrossSiteOptions } from './crossSite.ts';
import { answerTickets, type LookupLimits } from './tickets.ts';

export interface ApiOptions extends CrossSiteOptions {
  db: Database;
  now: () => Date;
  /** No cross-site check and no limits: for the prerenderer, which asks in process. */
  isTrusted: boolean;
  limits: LookupLimits;
}

const range = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(v.number(message), v.safeInteger(message), v.minValue(min, message), v.maxValue(max, message));
};
const newsRequest = v.object(
  { offset: range(0, 100_000), limit: range(1, newsFetchLimit) },
  objectMessage('must be an object with offset and limit'),
);

/** A moved programme item should be seen within a minute; a stale list may be shown while a new one is fetched. */
const scheduleCaching = 'public, max-age=60, stale-while-revalidate=600';

/** The three calls (DATA-1), and the one that hands out the cross-site token. */
export function createApi(options: ApiOptions): Hono<AppEnv> {
  const { db, now, isTrusted, limits } = options;
  const api = new Hono<AppEnv>();
  api.use(cors(options));
  const guard: MiddlewareHandler<AppEnv> = isTrusted ? (_, next) => next() : crossSiteGuard(options);

  api.post('/news', guard, async c => {
    const body = await readBody(c, newsRequest);
    if ('response' in body) return body.response;
    return sendJson(c, await listNews(db, now(), body.value.offset, body.value.limit, c.req.query('preview')));
  });
  api.post('/tickets', guard, c => answerTickets(c, db, { ...options, limits: isTrusted ? undefined : limits }));
  api.get('/schedule', async c => sendJson(c, await readSchedule(db), { cacheControl: scheduleCaching, hasEtag: true }));
  // Nobody tells changes yet: the empty answer says so, and pages ask by themselves.
  api.get('/live', c => c.body(null, 204));
  // Pages from a cache or a static host come without the cookie; they fetch it here before the first POST.
  api.get('/session', async c => {
    if (isForeign(c, options)) return sendError(c, 403, 'Calls from other sites are not allowed.');
    const { token, cookie } = ensureToken(c, options);
    return sendJson(c, { token }, cookie ? { headers: { 'Set-Cookie': cookie } } : {});
  });

  for (const [path, allow] of [
    ['/news', 'POST'],
    ['/tickets', 'POST'],
    ['/schedule', 'GET, HEAD'],
    ['/session', 'GET, HEAD'],
  ] as const) {
    api.all(path, c => sendError(c, 405, `${c.req.method} is not allowed here. Allowed: ${allow}.`, { Allow: allow }));
  }
  api.all('*', c => sendError(c, 404, 'There is no such call.'));
  return api;
}
