import type { StatusCode } from 'hono/utils/http-status';
import type { Hono } from 'hono';
import type { AppContext, AppEnv } from './context.ts';
import { chooseEncoding, compress, isWorthCompressing, type Bytes } from '../infra/encoding.ts';
import { inertPolicy } from './securityHeaders.ts';

export interface JsonOptions {
  status?: StatusCode;
  /** Default: no-store. */
  cacheControl?: string;
  headers?: Record<string, string>;
}

export async function sendJson(c: AppContext, value: unknown, options: JsonOptions = {}): Promise<Response> {
  const { status = 200, cacheControl = 'no-store', headers = {} } = options;
  const body = new TextEncoder().encode(JSON.stringify(value));
  const all = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Security-Policy': inertPolicy,
    'Cache-Control': cacheControl,
    ...headers,
  });
  all.append('Vary', 'Accept-Encoding');
  const encoding = isWorthCompressing(body.byteLength) ? chooseEncoding(c.req.header('accept-encoding')) : undefined;
  const send = (bytes: Bytes) => c.newResponse(bytes, status, { ...headersToRecord(all), 'Content-Length': String(bytes.byteLength) });
  if (!encoding) return send(body);
  all.set('Content-Encoding', encoding);
  return send(await compress(body, encoding));
}

const headersToRecord = (headers: Headers): Record<string, string> => Object.fromEntries(headers);

export function sendError(c: AppContext, status: StatusCode, message: string, headers: Record<string, string> = {}): Promise<Response> {
  return sendJson(c, { error: message }, { status, headers });
}

/** Answers 405 to the methods that the routes registered so far don't have. */
export function refuseOtherMethods(app: Hono<AppEnv>): void {
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  for (const path of new Set(routes.map(route => route.path))) {
    const methods = new Set(routes.filter(route => route.path === path).map(({ method }) => method));
    const allow = [...methods].flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    app.all(path, c => sendError(c, 405, `${c.req.method} is not allowed here. Allowed: ${allow}.`, { Allow: allow }));
  }
}
