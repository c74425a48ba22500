import { Hono } from 'hono';
import { createApi } from './api/routes.ts';
import { createLookupLimits, type LookupLimits } from './api/tickets.ts';
import type { Database } from './db/database.ts';
import { isHttps, type AppEnv } from './http/context.ts';
import { sendError, sendJson } from './http/json.ts';
import { commonHeaders, documentHeaders, isPart, strictTransport } from './http/securityHeaders.ts';
import type { RenderArticle } from './static/article.ts';
import { createSite } from './static/site.ts';

export interface AppOptions {
  db: Database;
  /** Folder of the built site; without it only the API answers. */
  staticDir?: string | undefined;
  /** In process only, as the prerenderer: no cross-site check, no rate limits. */
  trusted?: boolean | undefined;
  /** Proxies in front whose forwarding headers are believed; default 0. */
  trustedProxies?: number | undefined;
  /** Origins of a site that is hosted elsewhere and calls this API. */
  allowedOrigins?: readonly string[] | undefined;
  /** Limits of the ticket lookup; default: in memory, 10 a minute by address and 5 in ten minutes by reference. */
  limits?: LookupLimits | undefined;
  /** The clock that decides what is published. */
  now?: (() => Date) | undefined;
  /** Makes the page of an article that was published after the build from the shell page; default: `fillShell`. */
  renderArticle?: RenderArticle | undefined;
  /** Serves the built site's kill switch, `sw-kill.js`, as its service worker: devices then drop what they kept. */
  isWorkerKilled?: boolean | undefined;
  /** Told of failures, never of what a visitor sent; default: console.error. */
  log?: ((message: string, error: unknown) => void) | undefined;
  /** True while the server is shutting down: `/healthz` then fails, so that a load balancer turns away. */
  isDraining?: (() => boolean) | undefined;
}

/**
 * The whole backend: the three calls (DATA-1) under /api, `/healthz`, and the built site.
 * Runs in process with `app.request`, on Node and on any runtime Hono knows.
 * @throws StartError when `staticDir` does not exist or its redirects.json or headers.json is malformed
 */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { db, staticDir, trusted = false, now = () => new Date(), log = (message, error) => console.error(message, error) } = options;
  const limits = options.limits ?? createLookupLimits();
  const app = new Hono<AppEnv>();

  app.use(async (c, next) => {
    await next();
    const isDocument = c.res.status >= 400 || !isPart(c.req.path);
    const wanted = isDocument ? { ...commonHeaders, ...documentHeaders } : commonHeaders;
    for (const [name, value] of Object.entries(wanted)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (isDocument && isHttps(c, options)) c.res.headers.set('Strict-Transport-Security', strictTransport);
  });

  app.route('/api', createApi({ ...options, now, limits, isTrusted: trusted }));
  app.all('/api', c => sendError(c, 404, 'There is no such call.'));
  app.get('/healthz', async c => {
    if (options.isDraining?.()) return sendError(c, 503, 'Shutting down');
    try {
      await db.check();
      return await sendJson(c, { status: 'ok' });
    } catch (error) {
      log('The health check failed:', error);
      return sendError(c, 503, 'The database does not answer');
    }
  });
  app.all('/healthz', c => sendError(c, 405, 'Only GET and HEAD are allowed here.', { Allow: 'GET, HEAD' }));

  const site = staticDir === undefined ? undefined : createSite(staticDir, { ...options, now, log });
  if (site) app.all('*', site);
  app.notFound(c => sendError(c, 404, 'Not found'));
  app.onError((error, c) => {
    log(`${c.req.method} ${c.req.path} failed:`, error);
    return sendError(c, 500, 'Internal error');
  });
  return app;
}
