import { inertPolicy, isPart } from '../http/securityHeaders.ts';
import { trimSlash, type HeadersFile } from './siteConfig.ts';

const policyHeader = 'Content-Security-Policy';

/** For pages that headers.json does not name: their own policy may stand in a meta tag, which cannot forbid framing. */
const plainPagePolicy = "base-uri 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'none'";

/** A drawing opened by itself may style itself, but never run or fetch. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** A service worker may ask its own site, and nobody else. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Headers of one file: how long it may be kept, and a policy. Pages take the defaults of headers.json, and any file its
 * own; theirs always forbids framing. Parts of pages carry none, but for drawings.
 */
export function fileHeaders(file: HeadersFile, address: string, type: string): Record<string, string> {
  const isPage = type.startsWith('text/html');
  const headers: Record<string, string> = { 'Cache-Control': caching(address, isPage) };
  if (isPage) headers[policyHeader] = plainPagePolicy;
  if (type.startsWith('image/svg')) headers[policyHeader] = drawingPolicy;
  else if (!isPart(address) && /json|calendar|xml;|text\/plain/.test(type)) headers[policyHeader] = inertPolicy;
  if (/^\/sw(?:-kill)?\.js$/.test(address)) headers[policyHeader] = workerPolicy;
  if (type.startsWith('image/')) headers['Cross-Origin-Resource-Policy'] = 'cross-origin';
  if (isPage) merge(headers, file.defaults ?? {});
  const own = file.pages?.[trimSlash(address)];
  if (own !== undefined) merge(headers, typeof own === 'string' ? { [policyHeader]: own } : own);
  const policy = headers[policyHeader];
  if (policy !== undefined && policy !== drawingPolicy && !/(?:^|;)\s*frame-ancestors\s/i.test(policy)) {
    headers[policyHeader] = `${policy.replace(/;\s*$/, '')}; frame-ancestors 'none'`;
  }
  return headers;
}

/** Header names are compared without regard to case, or a page would carry two of one. */
function merge(headers: Record<string, string>, more: Record<string, string>): void {
  for (const [name, value] of Object.entries(more)) {
    for (const known of Object.keys(headers)) {
      if (known !== name && known.toLowerCase() === name.toLowerCase()) delete headers[known];
    }
    headers[name.toLowerCase() === policyHeader.toLowerCase() ? policyHeader : name] = value;
  }
}

/** Vite's names end in eight characters of the content's hash; words that happen to be as long have no digit or capital. */
const hashed = /^\/assets\/.*[-.](?=[\w-]*[A-Z0-9_])[\w-]{8}\.[a-z0-9]+(?:\.map)?$/;

function caching(address: string, isPage: boolean): string {
  if (isPage) return 'no-cache';
  if (hashed.test(address)) return 'public, max-age=31536000, immutable';
  if (/^\/(?:img|fonts)\//.test(address)) return 'public, max-age=86400, stale-while-revalidate=604800';
  return 'no-cache';
}
