import type { ToldRevision } from '@tand/festival';
import { watchRevisions } from '@tand/runtime/live/watch';
import { revisionSource } from '../data/live.ts';

export interface Refreshing {
  refetch: () => void;
  /** Whether the page shows older content; true for an unknown revision. */
  isBehind: (revision: ToldRevision | undefined) => boolean;
}

/** Refetches a page that React hydrates as a whole. Returns the unsubscribe function. */
export const startRefreshing = ({ refetch, isBehind }: Refreshing): (() => void) =>
  watchRevisions(revisionSource, revision => {
    if (isBehind(revision)) refetch();
  });
