import { useCallback } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { PageHandle } from '../routes.tsx';

/** Asks the API again for what the page shows. What fails is said by the data themselves. */
export function useRenew(): () => Promise<void> {
  const { pathname } = useLocation();
  const renew = (useMatches().at(-1)?.handle as PageHandle | undefined)?.renew;
  return useCallback(async () => renew?.(pathname), [renew, pathname]);
}
