import type { StoredContent } from './revisions.ts';
import type { NewsContent } from './types.ts';

export type NewsState = 'draft' | 'to come' | 'published' | 'withdrawn';

export function stateOf({ isDraft, publishedDate, unpublishedDate }: NewsContent, now: Date): NewsState {
  if (isDraft) return 'draft';
  if (unpublishedDate && unpublishedDate <= now) return 'withdrawn';
  return publishedDate > now ? 'to come' : 'published';
}

export function publishedAt(stored: NewsContent, publishedDate: Date): NewsContent {
  const { isDraft: _draft, unpublishedDate: _end, updatedDate, ...item } = stored;
  // Changes before publication are no update.
  const isUpdated = updatedDate && updatedDate > publishedDate;
  return { ...item, publishedDate, ...(isUpdated && { updatedDate }) };
}

/** Unpublishes an item; one that was never public becomes a draft. */
export const withdrawnAt = (stored: NewsContent, unpublishedDate: Date): NewsContent => ({
  ...stored,
  ...(stored.publishedDate < unpublishedDate && !stored.isDraft ? { unpublishedDate } : { isDraft: true }),
});

/** Highest id ever used: ids of removed articles aren't reused, as their URLs may be known. */
export const lastNewsId = ({ news, goneNews, formerSlugs }: StoredContent) =>
  Math.max(0, ...[...news, ...goneNews, ...formerSlugs].map(({ id }) => id));
