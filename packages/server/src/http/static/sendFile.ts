import { chooseEncoding } from '../../infra/encoding.ts';
import type { AppContext } from '../context.ts';
import { matchesEtag } from '../etag.ts';
import { readRange } from '../range.ts';
import type { SiteFiles } from './files.ts';
import { fileHeaders } from './pageHeaders.ts';

export async function sendFile(c: AppContext, files: SiteFiles, path: string, more: Readonly<Record<string, string>> = {}) {
  // Ranges are defined for GET only (RFC 9110, 14.2).
  const asked = c.req.method === 'GET' ? c.req.header('range') : undefined;
  // Byte ranges refer to the uncompressed file.
  const found = await files.read(path, asked ? undefined : chooseEncoding(c.req.header('accept-encoding')));
  if (!found) return undefined;
  const { body, etag, type, encoding } = found;
  const headers = {
    'Content-Type': type,
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Accept-Ranges': 'bytes',
    ...fileHeaders(path, type),
    ...more,
  };
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.newResponse(null, 304, headers);
  const ifRange = c.req.header('if-range');
  const isSame = ifRange === undefined || (ifRange === etag && !etag.startsWith('W/'));
  const range = isSame ? readRange(asked, body.byteLength) : undefined;
  if (range === 'none') return c.newResponse(null, 416, { ...headers, 'Content-Range': `bytes */${body.byteLength}` });
  const [first, last] = range ?? [0, body.byteLength - 1];
  return c.newResponse(range ? body.slice(first, last + 1) : body, range ? 206 : 200, {
    ...headers,
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(range && { 'Content-Range': `bytes ${first}-${last}/${body.byteLength}` }),
    'Content-Length': String(last + 1 - first),
  });
}
