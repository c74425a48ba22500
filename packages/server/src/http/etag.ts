import { createHash } from 'node:crypto';

/** Weak ETag, as the content is sent in several encodings. */
export const etagOf = (content: Uint8Array | string) => `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

const bare = (tag: string) => tag.trim().replace(/^W\//, '');

export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some(tag => bare(tag) === bare(etag));
}
