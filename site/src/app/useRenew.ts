import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageHandle } from './usePageHandle.ts';

/** Asks the API again for what the page shows. What fails is said by the data themselves. */
export function useRenew(): () => Promise<void> {
  const { pathname } = useLocation();
  const renew = usePageHandle()?.renew;
  return useCallback(async () => renew?.(pathname), [renew, pathname]);
}
