import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageHandle } from './usePageHandle.ts';

/** Asks the API again for what the page shows; 'reload' past every cache. What fails is said by the data themselves. */
export function useRefetch(): (cache?: RequestCache) => Promise<void> {
  const { pathname } = useLocation();
  const refetch = usePageHandle()?.refetch;
  return useCallback(async cache => refetch?.(pathname, cache), [refetch, pathname]);
}
