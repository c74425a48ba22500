import type { StoredContent } from '../db/content.ts';
import type { NewsContent } from './types.ts';

/** A draft, to come, out, or out no more. */
export type NewsState = 'draft' | 'to come' | 'published' | 'withdrawn';

export function stateOf({ isDraft, publishedDate, unpublishedDate }: NewsContent, now: Date): NewsState {
  if (isDraft) return 'draft';
  if (unpublishedDate && unpublishedDate <= now) return 'withdrawn';
  return publishedDate > now ? 'to come' : 'published';
}

/** An item as it is once it goes out at a time. */
export function publishedAt(stored: NewsContent, publishedDate: Date): NewsContent {
  const { isDraft: _draft, unpublishedDate: _end, updatedDate, ...item } = stored;
  // What was changed before it goes out is no update of it.
  const isUpdated = updatedDate && updatedDate > publishedDate;
  return { ...item, publishedDate, ...(isUpdated && { updatedDate }) };
}

/** An item that ends at a time; one that has not been out becomes a draft again. */
export const withdrawnAt = (stored: NewsContent, unpublishedDate: Date): NewsContent => ({
  ...stored,
  ...(stored.publishedDate < unpublishedDate && !stored.isDraft ? { unpublishedDate } : { isDraft: true }),
});

/** The highest id of an article that ever was; ids of those that were removed are not given again, as their addresses are known. */
export const lastNewsId = ({ news, goneNews, formerSlugs }: StoredContent) =>
  Math.max(0, ...[...news, ...goneNews, ...formerSlugs].map(({ id }) => id));
