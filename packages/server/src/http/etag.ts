import { createHash } from 'node:crypto';

/** A weak validator of the content: weak, because the same content goes out in several encodings. */
export function etagOf(body: Uint8Array | string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

const bare = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether an If-None-Match header names the validator (weak comparison, RFC 9110 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some(tag => bare(tag) === bare(etag));
}
