import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageHandle } from './usePageHandle.ts';

/** Requests the page's data again; 'reload' bypasses every cache. Failures appear in the data's state. */
export function useRefetch(): (cache?: RequestCache) => Promise<void> {
  const { pathname } = useLocation();
  const refetch = usePageHandle()?.refetch;
  return useCallback(async cache => refetch?.(pathname, cache), [refetch, pathname]);
}
