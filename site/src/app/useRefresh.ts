import type { ContentPart, Revision, ToldRevision } from '@tand/festival';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageStore } from '../data/load.ts';
import { startRefreshing } from './refresh.ts';
import { usePageHandle } from './usePageHandle.ts';
import { useRefetch } from './useRefetch.ts';

/** The told state of what a page reads: what else has changed is no concern of it. */
const stateOf = (told: ToldRevision | undefined, reads: readonly ContentPart[]): Revision | undefined =>
  told && { ...told, at: Math.max(0, ...reads.map(part => told.parts[part])) };

/** Keeps what a page shows up to date for as long as it is visible. @param onTold what else follows the told state, on pages that read nothing too */
export function useRefresh(onTold?: (revision: ToldRevision) => void) {
  const { pathname } = useLocation();
  const reads = usePageHandle()?.reads;
  const refetch = useRefetch();
  const page = useRef({ pathname, refetch, reads });
  const listener = useRef(onTold);
  /** The last state that was told; a page reached by a link may show what the visit knew before. */
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
