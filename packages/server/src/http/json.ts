import type { StatusCode } from 'hono/utils/http-status';
import type { Hono } from 'hono';
import type { AppContext, AppEnv } from './context.ts';
import { chooseEncoding, compress, isWorthCompressing } from '../infra/encoding.ts';
import { inertPolicy } from './securityHeaders.ts';

export async function sendJson(
  c: AppContext,
  value: unknown,
  { status = 200, headers }: { status?: StatusCode; headers?: Record<string, string> } = {},
): Promise<Response> {
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const encoding = isWorthCompressing(plain.byteLength) ? chooseEncoding(c.req.header('accept-encoding')) : undefined;
  const body = encoding ? await compress(plain, encoding) : plain;
  return c.newResponse(body, status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Security-Policy': inertPolicy,
    'Cache-Control': 'no-store',
    ...headers,
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
    'Content-Length': String(body.byteLength),
  });
}

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
