import type { Article } from '@tand/festival';
import type { DeskNewsState } from '@tand/festival/desk';
import type { Problem } from '@tand/festival/schemas';
import type { StoredContent } from './revisions.ts';

export function stateOf({ isDraft, publishedDate, unpublishedDate }: Article, now: Date): DeskNewsState {
  if (isDraft) return 'draft';
  if (unpublishedDate && unpublishedDate <= now) return 'withdrawn';
  return publishedDate > now ? 'to come' : 'published';
}

export function publishedAt(stored: Article, publishedDate: Date): Article {
  const { isDraft: _draft, unpublishedDate: _end, updatedDate, ...item } = stored;
  // Changes before publication do not count as an update.
  const isUpdated = updatedDate && updatedDate > publishedDate;
  return { ...item, publishedDate, ...(isUpdated && { updatedDate }) };
}

/** An article that is not public by then becomes a draft. */
export const withdrawnAt = (stored: Article, unpublishedDate: Date): Article => ({
  ...stored,
  ...(stored.publishedDate < unpublishedDate && !stored.isDraft ? { unpublishedDate } : { isDraft: true }),
});

/** Includes removed articles, whose URLs may be known. */
export const lastNewsId = ({ news, goneNews, formerSlugs }: StoredContent) =>
  Math.max(0, ...[...news, ...goneNews, ...formerSlugs].map(({ id }) => id));

export function findUnknownTopic({ topic }: Article, topics: ReadonlySet<string> | undefined): Problem[] {
  if (!topic || !topics || topics.has(topic)) return [];
  return [{ path: 'topic', code: 'noTopic', params: { values: [...topics].join(', '), found: topic } }];
}
