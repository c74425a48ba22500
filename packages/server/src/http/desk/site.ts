import { Hono } from 'hono';
import type { Database } from '../../infra/db/database.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { inertPolicy } from '../securityHeaders.ts';
import { openFiles } from '../static/files.ts';
import { sendFile } from '../static/sendFile.ts';
import { readPicture } from '../../content/pictures.ts';

/** DESK-8 */
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

/** DESK-1 */
export function createDeskSite(folder: string): Hono<AppEnv> {
  const files = openFiles(folder);
  const desk = new Hono<AppEnv>();
  const documentHeaders = { 'Content-Security-Policy': deskPolicy, 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };
  const serve = async (c: AppContext, path: string) =>
    (await sendFile(c, files, path, path === '/index.html' ? documentHeaders : {})) ?? c.text('Not found', 404);
  desk.get('*', async c => {
    const path = c.req.path.replace(/^\/desk/, '');
    if (files.has(path)) return serve(c, path);
    // 404 for assets of an earlier build: the document would fail as a script.
    return path.startsWith('/assets/') ? c.text('Not found', 404) : serve(c, '/index.html');
  });
  return desk;
}

/** DESK-17 */
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
