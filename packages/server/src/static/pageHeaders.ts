import { inertPolicy, isPart } from '../http/securityHeaders.ts';

/** A page that stands in the folder as a file is a frozen one of an earlier year: it runs nothing. */
const frozenPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A drawing opened by itself may style itself, but never run or fetch. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** A service worker may ask its own site, and nobody else. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Headers of one file: how long it may be kept, and its policy. Parts of pages carry none, but for drawings. */
export function fileHeaders(address: string, type: string): Record<string, string> {
  const policy = policyOf(address, type);
  return {
    'Cache-Control': caching(address, type),
    ...(policy && { 'Content-Security-Policy': policy }),
    ...(type.startsWith('image/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  };
}

function policyOf(address: string, type: string): string | undefined {
  if (type.startsWith('text/html')) return frozenPolicy;
  if (type.startsWith('image/svg')) return drawingPolicy;
  if (/^\/sw(?:-kill)?\.js$/.test(address)) return workerPolicy;
  return !isPart(address) && /json|calendar|xml;|text\/plain/.test(type) ? inertPolicy : undefined;
}

/** Vite's names end in eight characters of the content's hash; words that happen to be as long have no digit or capital. */
const hashed = /^\/assets\/.*[-.](?=[\w-]*[A-Z0-9_])[\w-]{8}\.[a-z0-9]+(?:\.map)?$/;

function caching(address: string, type: string): string {
  if (type.startsWith('text/html')) return 'no-cache';
  if (hashed.test(address)) return 'public, max-age=31536000, immutable';
  if (/^\/(?:img|fonts)\//.test(address)) return 'public, max-age=86400, stale-while-revalidate=604800';
  return 'no-cache';
}
