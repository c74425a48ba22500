import { randomUUID } from 'node:crypto';
import { deskPictureAddress } from '@tand/festival/desk';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { routePath } from 'hono/route';
import { createApi } from './api/routes.ts';
import { createLookupLimits } from '../infra/limits/lookupLimits.ts';
import { createDesk } from './desk/router.ts';
import { answerPicture, createDeskSite } from './desk/site.ts';
import { hasDotSegments, isForwardedByStranger, isHttps, isSpelledPlainly, type AppContext, type AppEnv } from './context.ts';
import { sendError, sendJson, sendUnavailable } from './json.ts';
import { commonHeaders, documentHeaders, isPart, strictTransport } from './securityHeaders.ts';
import { TooMuchError } from '../infra/limits/limiter.ts';
import { createLoadShedding } from './loadShedding.ts';
import { isDatabaseFailure } from '../infra/db/errors.ts';
import type { Log } from '../infra/log.ts';
import type { AppOptions, HttpOptions } from './options.ts';
import { createPush } from './push/routes.ts';
import { createSite, type Site } from './pages/site.ts';

export interface App extends Hono<AppEnv> {
  site?: Site;
  loadShedding: ReturnType<typeof createLoadShedding>;
}

/** The backend on any runtime of Hono (DATA-1). @throws StartError if a folder of files does not exist */
export function createApp(options: AppOptions): App {
  const { store, renderer, files, database = () => undefined, now = Date.now, limits = createLookupLimits() } = options;
  const log: Log = options.log ?? ((message, ...what) => console.error(message, ...what));
  const { metrics, areRequestsLogged, tracing } = options;
  const shared: HttpOptions = { ...options, database, now, limits };
  const loadShedding = createLoadShedding({ log, metrics });
  const app: App = Object.assign(new Hono<AppEnv>(), { loadShedding });

  if (tracing) {
    app.use(async (c, next) =>
      tracing.request(async () => {
        await next();
        return { route: routeOf(c), method: methodOf(c), status: c.res.status, address: c.get('address') };
      }),
    );
  }
  if (metrics || areRequestsLogged) {
    app.use(async (c, next) => {
      const from = performance.now();
      await next();
      const ms = performance.now() - from;
      const [route, method, { status }] = [routeOf(c), methodOf(c), c.res];
      if (!c.get('isShed')) {
        metrics?.count('http_requests_total', { route, method, status });
        metrics?.observe('http_request_duration_seconds', { route }, ms / 1000);
      }
      if (areRequestsLogged) log('request', undefined, { route: c.get('address') ?? route, method, status, ms: Math.round(ms * 10) / 10 });
    });
    metrics?.gauge('content_revision', () => store.snapshot.revision.number);
    const secondsSince = (at: number | undefined) => (at === undefined ? 0 : (now() - at) / 1000);
    metrics?.gauge('content_unwritable_seconds', () => secondsSince(options.unwritableSince?.()));
    metrics?.gauge('content_silent_seconds', () => secondsSince(store.silentSince));
  }

  let isLogged = false;
  app.use(async (c, next) => {
    if (!isLogged && isForwardedByStranger(c, options)) {
      isLogged = true;
      log('X-Forwarded-For came from an address that TRUSTED_PROXIES does not name: if it is your proxy, all visitors count as one.');
    }
    await next();
    if (c.get('hasAllHeaders')) return;
    const isDocument = c.res.status >= 400 || !isPart(c.req.path);
    const wanted = isDocument ? { ...commonHeaders, ...documentHeaders } : commonHeaders;
    for (const [name, value] of Object.entries(wanted)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (isDocument && isHttps(c, options)) c.res.headers.set('Strict-Transport-Security', strictTransport);
  });

  app.use(async (c, next) => (hasDotSegments(c) ? sendError(c, 404, 'Not found') : next()));
  // Paths that proxy rules do not match must not reach these routes (SEC-5).
  for (const path of ['/api/*', '/desk/*', ...probes])
    app.use(path, async (c, next) => (isSpelledPlainly(c) ? next() : sendError(c, 404, 'Not found')));
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));

  if (options.desk) {
    app.route('/api/desk', createDesk({ ...shared, ...options.desk }));
    app.route('/desk', createDeskSite(options.desk.files));
  }
  const ends = renderer?.festival?.ends;
  if (options.push && ends !== undefined) app.route('/api/push', createPush({ ...shared, ...options.push, ends }));
  else app.get('/api/push', c => c.body(null, 204));
  // Articles show uploaded pictures even if the desk is off.
  app.get(`${deskPictureAddress}:name`, c => answerPicture(c, database()));
  app.route('/api', createApi(shared));
  app.all('/api', c => sendError(c, 404, 'There is no such call.'));
  const health = (c: AppContext, isSilentFine: boolean) => {
    const { snapshot, silentSince } = store;
    if (options.leaving?.aborted) return sendError(c, 503, 'Shutting down');
    const unwritableSince = options.unwritableSince?.();
    const faults = {
      ...(silentSince !== undefined && { silentSince: new Date(silentSince).toISOString() }),
      ...(unwritableSince !== undefined && { unwritableSince: new Date(unwritableSince).toISOString() }),
    };
    const { number } = snapshot.revision;
    if (isSilentFine || Object.keys(faults).length === 0) return sendJson(c, { status: 'ok', revision: number, ...faults });
    const what = faults.silentSince ? `not answered since ${faults.silentSince}` : `not taken a write since ${faults.unwritableSince}`;
    return sendError(c, 503, `The database has ${what}; revision ${number} is served.`);
  };
  // /livez decides on restarts, /readyz on sending visitors, /healthz on alerts.
  app.get('/livez', c => sendJson(c, { status: 'ok' }));
  app.get('/readyz', c => health(c, true));
  app.get('/healthz', c => health(c, false));

  if (renderer) {
    const site = createSite(files, { ...shared, log, renderer });
    app.site = site;
    app.all('*', c => site.answer(c));
  }
  app.notFound(c => sendError(c, 404, 'Not found'));
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.res) return error.res;
    if (error instanceof TooMuchError) {
      c.set('isShed', true);
      const { body, status, headers } = loadShedding.shed(c.req.path);
      return c.body(body, status, headers);
    }
    const request = randomUUID();
    metrics?.count('faults_total');
    log('A request failed.', error, { request, route: c.get('address') ?? routeOf(c), method: methodOf(c) });
    const headers = { 'X-Request-Id': request };
    return isDatabaseFailure(error) ? sendUnavailable(c, headers) : sendError(c, 500, 'Internal error', headers);
  });
  return app;
}

function refuseMethod(c: AppContext, methods: string[]): Promise<Response> {
  const allow = methods.join(', ');
  return sendError(c, 405, `${c.req.method} is not allowed here. Allowed: ${allow}.`, { Allow: allow });
}

const probes = ['/livez', '/readyz', '/healthz'];

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const methodOf = (c: AppContext) => (methods.has(c.req.method) ? c.req.method : 'other');

const routeOf = (c: AppContext): string => c.get('route') ?? routePath(c);
