import type { ContentPart, Revision, ToldRevision } from '@tand/festival';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageStore } from '../data/load.ts';
import { startRefreshing } from './refresh.ts';
import { usePageHandle } from './usePageHandle.ts';
import { useRefetch } from './useRefetch.ts';

/** Revision of the parts that the page reads. */
const stateOf = (told: ToldRevision | undefined, reads: readonly ContentPart[]): Revision | undefined =>
  told && { ...told, at: Math.max(0, ...reads.map(part => told.parts[part])) };

/** Keeps a visible page up to date. `onTold` runs on every notification, on pages without data too. */
export function useRefresh(onTold?: (revision: ToldRevision) => void) {
  const { pathname } = useLocation();
  const reads = usePageHandle()?.reads;
  const refetch = useRefetch();
  const page = useRef({ pathname, refetch, reads });
  const listener = useRef(onTold);
  /** The last notified revision; a page reached by a link may show older, cached data. */
  const told = useRef<ToldRevision>(undefined);

  useEffect(() => {
    page.current = { pathname, refetch, reads };
    if (reads && told.current && pageStore.isBehind(pathname, stateOf(told.current, reads))) void refetch();
  }, [pathname, refetch, reads]);

  useEffect(() => {
    listener.current = onTold;
  }, [onTold]);

  useEffect(
    () =>
      startRefreshing({
        refetch: () => void page.current.refetch(),
        isBehind: revision => {
          const { pathname: shown, reads: parts } = page.current;
          told.current = revision;
          if (revision) listener.current?.(revision);
          return parts !== undefined && pageStore.isBehind(shown, stateOf(revision, parts));
        },
      }),
    [],
  );
}
