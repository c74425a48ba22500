import type { StatusCode } from 'hono/utils/http-status';
import { ByteCache } from './byteCache.ts';
import type { AppContext } from './context.ts';
import { chooseEncoding, compress, isWorthCompressing } from './encoding.ts';
import { etagOf, matchesEtag } from './etag.ts';
import { inertPolicy } from './securityHeaders.ts';

export interface JsonOptions {
  status?: StatusCode;
  /** Default: no-store. */
  cacheControl?: string;
  headers?: Record<string, string>;
  /** Adds an ETag and answers 304 where the request's If-None-Match names it. */
  hasEtag?: boolean;
}

/** Compressed answers by validator, so that a list everybody asks for is compressed once. */
const compressed = new ByteCache(8 * 1024 * 1024);

/** Answers with JSON, compressed as the visitor accepts. */
export async function sendJson(c: AppContext, value: unknown, options: JsonOptions = {}): Promise<Response> {
  const { status = 200, cacheControl = 'no-store', headers = {}, hasEtag = false } = options;
  const body = new TextEncoder().encode(JSON.stringify(value));
  const all = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Security-Policy': inertPolicy,
    'Cache-Control': cacheControl,
    ...headers,
  });
  all.append('Vary', 'Accept-Encoding');
  if (hasEtag) {
    const etag = etagOf(body);
    all.set('ETag', etag);
    if (matchesEtag(c.req.header('if-none-match'), etag)) return c.newResponse(null, 304, headersToRecord(all));
  }
  const encoding = isWorthCompressing(body.byteLength) ? chooseEncoding(c.req.header('accept-encoding')) : undefined;
  if (!encoding) return c.newResponse(body, status, headersToRecord(all));
  const key = `${encoding} ${etagOf(body)}`;
  // Answers that must not be stored are not kept here either.
  const bytes = (hasEtag && compressed.get(key)) || (await compress(body, encoding));
  if (hasEtag) compressed.set(key, bytes);
  all.set('Content-Encoding', encoding);
  return c.newResponse(bytes, status, headersToRecord(all));
}

const headersToRecord = (headers: Headers): Record<string, string> => Object.fromEntries(headers);

/** Answers with `{ "error": message }`. */
export function sendError(c: AppContext, status: StatusCode, message: string, headers: Record<string, string> = {}): Promise<Response> {
  return sendJson(c, { error: message }, { status, headers });
}
