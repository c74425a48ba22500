import { inertPolicy, isPart } from '../securityHeaders.ts';

/** For archived pages of earlier years, which have no scripts. */
const frozenPolicy =
  "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'";

const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Headers of a file: caching, a policy for documents such as SVG images, access to images from other sites. */
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

/** Ordinary words of eight letters have no digit or capital, unlike Vite's hashes. */
const hashed = /^\/assets\/.*[-.](?=[\w-]*[A-Z0-9_])[\w-]{8}\.[a-z0-9]+(?:\.map)?$/;

function caching(address: string, type: string): string {
  if (type.startsWith('text/html')) return 'no-cache';
  if (hashed.test(address)) return 'public, max-age=31536000, immutable';
  if (/^\/(?:img|fonts)\//.test(address)) return 'public, max-age=86400, stale-while-revalidate=604800';
  return 'no-cache';
}
