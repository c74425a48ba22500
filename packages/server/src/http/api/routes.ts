import {
  articleAnswer,
  findNews,
  formatRevision,
  newsFetchLimit,
  revisionHeader,
  silentHeader,
  totalHeader,
  type ContentPart,
  type CurrentNotices,
} from '@tand/festival';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { ResponseCache, createCachedResponse, sendCachedResponse, type CachedResponse } from '../responseCache.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { sendError, sendJson } from '../json.ts';
import { inertPolicy } from '../securityHeaders.ts';
import { revisionMessage, type Snapshot } from '../../content/snapshot.ts';
import { whole, wireGoneNews, wireNews } from '@tand/festival/schemas';
import { readBody } from '../body.ts';
import { cors, crossSiteGuard, ensureToken, isForeign } from '../crossSite.ts';
import type { HttpOptions } from '../options.ts';
import { createLive } from './live.ts';
import { answerTickets } from './tickets.ts';

const newsRequest = v.object({ offset: whole(0, 100_000), limit: whole(1, newsFetchLimit) }, 'group');

export function createApi(options: HttpOptions): Hono<AppEnv> {
  const { store } = options;
  const api = new Hono<AppEnv>();
  // Bounded, as offset and limit of news come from the request.
  const answers = new ResponseCache(16 * 1024 * 1024);
  api.use(cors(options));
  const guard: MiddlewareHandler<AppEnv> = crossSiteGuard(options);
  const fresh: MiddlewareHandler<AppEnv> = async (_, next) => {
    await store.fresh();
    return next();
  };

  const silentHeaders = () => (store.silentSince === undefined ? undefined : { [silentHeader]: String(store.silentSince) });

  function reply(c: AppContext, name: string, part: ContentPart, make: (snapshot: Snapshot) => unknown, more: Record<string, string> = {}) {
    const { snapshot } = store;
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': inertPolicy,
      [revisionHeader]: formatRevision(snapshot.parts[part]),
      ...more,
    };
    const answer = answers.get(
      name,
      formatRevision(snapshot.parts[part]),
      async () => createCachedResponse(JSON.stringify(make(snapshot)), { headers }),
      { limiter: options.limiters?.calls },
    );
    const send = (made: CachedResponse) => sendCachedResponse(c, made, options, silentHeaders());
    return answer instanceof Promise ? answer.then(send) : send(answer);
  }

  api.post('/news', fresh, guard, async c => {
    const { offset, limit } = await readBody(c, newsRequest);
    const slice = ({ news }: Snapshot) => news.slice(offset, offset + limit).map(item => wireNews(item));
    return reply(c, `news ${offset} ${limit}`, 'news', slice, { [totalHeader]: String(store.snapshot.news.length) });
  });
  api.get('/news/:key', fresh, c => {
    const key = c.req.param('key');
    const { news, gone, parts } = store.snapshot;
    const found = articleAnswer(news, key);
    if (!found) {
      // The revision header shows that the API sent this response (ROUTE-15).
      const was = findNews(gone.news, key);
      const headers = { [revisionHeader]: formatRevision(parts.news), ...silentHeaders() };
      return sendJson(c, { error: 'No news found', ...(was && { gone: wireGoneNews(was) }) }, { status: was ? 410 : 404, headers });
    }
    return reply(c, `article ${found.item.id}`, 'news', () => ({
      item: wireNews(found.item),
      ...(found.newer && { newer: wireNews(found.newer, true) }),
      ...(found.older && { older: wireNews(found.older, true) }),
      related: found.related.map(item => wireNews(item, true)),
    }));
  });
  api.post('/tickets', guard, c => answerTickets(c, options));
  api.get('/schedule', fresh, c => reply(c, 'schedule', 'programme', ({ schedule }) => schedule));
  api.get('/notices', fresh, c =>
    reply(c, 'notices', 'notices', ({ notices, parts }) => ({ at: parts.notices.at, notices }) satisfies CurrentNotices),
  );
  api.get('/revision', fresh, c => sendJson(c, revisionMessage(store.snapshot), { headers: { 'Cache-Control': 'no-cache' } }));
  api.get('/live', createLive(options));
  // Pages set no cookie, so that shared caches can store them.
  api.get('/session', async c => {
    if (isForeign(c, options)) return sendError(c, 403, 'Calls from other sites are not allowed.');
    const { token, cookie } = ensureToken(c, options);
    return sendJson(c, { token }, cookie ? { headers: { 'Set-Cookie': cookie } } : {});
  });

  api.all('*', c => sendError(c, 404, 'There is no such call.'));
  return api;
}
