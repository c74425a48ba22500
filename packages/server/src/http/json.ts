import type { StatusCode } from 'hono/utils/http-status';
import type { AppContext } from './context.ts';
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

export const sendUnavailable = (c: AppContext, headers: Record<string, string> = {}): Promise<Response> =>
  sendError(c, 503, 'The database is not available.', { 'Retry-After': '10', ...headers });

export function sendError(c: AppContext, status: StatusCode, message: string, headers: Record<string, string> = {}): Promise<Response> {
  return sendJson(c, { error: message }, { status, headers });
}
