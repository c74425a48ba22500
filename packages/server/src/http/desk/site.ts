import { Hono } from 'hono';
import type { Database } from '../../infra/db/database.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { chooseEncoding } from '../../infra/encoding.ts';
import { matchesEtag } from '../etag.ts';
import { inertPolicy } from '../securityHeaders.ts';
import { openFiles } from '../static/files.ts';
import { fileHeaders } from '../static/pageHeaders.ts';
import { readPicture } from '../../content/pictures.ts';

/** CSP with Trusted Types and without inline code or styles (DESK-8). */
export const deskPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Serves the built desk: files, and the document for every other path (DESK-1). @throws StartError if the folder doesn't exist */
export function createDeskSite(folder: string): Hono<AppEnv> {
  const files = openFiles(folder);
  const desk = new Hono<AppEnv>();
  const serve = async (c: AppContext, path: string) => {
    const found = await files.read(path, chooseEncoding(c.req.header('accept-encoding')));
    if (!found) return c.text('Not found', 404);
    const isDocument = path === '/index.html';
    const headers: Record<string, string> = {
      ...fileHeaders(path, found.type),
      'Content-Type': found.type,
      ETag: found.etag,
      Vary: 'Accept-Encoding',
      ...(isDocument && { 'Content-Security-Policy': deskPolicy, 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }),
    };
    if (matchesEtag(c.req.header('if-none-match'), found.etag)) return c.body(null, 304, headers);
    const sent: Record<string, string> = {
      ...headers,
      ...(found.encoding && { 'Content-Encoding': found.encoding }),
      'Content-Length': String(found.body.byteLength),
    };
    return c.newResponse(found.body, 200, sent);
  };
  desk.get('*', async c => {
    const path = c.req.path.replace(/^\/desk/, '');
    if (files.has(path)) return serve(c, path);
    // 404 for assets of an earlier build: the document would fail as a script.
    return path.startsWith('/assets/') ? c.text('Not found', 404) : serve(c, '/index.html');
  });
  return desk;
}

/** Content-negotiated and immutable (DESK-17). */
export async function answerPicture(c: AppContext, db: Database | undefined): Promise<Response> {
  const name = c.req.param('name') ?? '';
  const format = /\bimage\/avif\b/.test(c.req.header('accept') ?? '') ? 'avif' : 'webp';
  const bytes = db && /^[0-9a-f]{20}$/.test(name) ? await readPicture(db, name, format) : undefined;
  if (!bytes)
    return c.body('Not found\n', db ? 404 : 503, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Security-Policy': inertPolicy });
  return c.newResponse(bytes, 200, {
    'Content-Type': `image/${format}`,
    'Content-Length': String(bytes.byteLength),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Accept',
  });
}
