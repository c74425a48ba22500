import type { StatusCode } from 'hono/utils/http-status';
import type { AppContext } from './context.ts';
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
