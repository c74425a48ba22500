import type { Revision } from '@tand/festival';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageStore } from '../data/load.ts';
import { startRefreshing } from './refresh.ts';
import { usePageHandle } from './usePageHandle.ts';
import { useRefetch } from './useRefetch.ts';

/** Keeps what a live page shows up to date for as long as it is visible. */
export function useRefresh() {
  const { pathname } = useLocation();
  const isLive = usePageHandle()?.isLive === true;
  const refetch = useRefetch();
  const page = useRef({ pathname, refetch });
  /** The last state that was told; a page reached by a link may show what the visit knew before. */
  const told = useRef<Revision>(undefined);

  useEffect(() => {
    page.current = { pathname, refetch };
    if (isLive && told.current && pageStore.isBehind(pathname, told.current)) void refetch();
  }, [isLive, pathname, refetch]);

  useEffect(() => {
    if (!isLive) return undefined;
    return startRefreshing({
      refetch: () => void page.current.refetch(),
      isBehind: revision => {
        told.current = revision;
        return pageStore.isBehind(page.current.pathname, revision);
      },
    });
  }, [isLive]);
}
