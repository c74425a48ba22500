import { useEffect, useRef } from 'react';
import { refreshEvery, startRefreshing } from './refresh.ts';
import { usePageHandle } from './usePageHandle.ts';
import { useRenew } from './useRenew.ts';

/**
 * A page that was served carries the data known when it was built. Once it is alive and the browser is idle, a live
 * page asks the API again; afterwards whenever the device comes back online or the tab to the front, and each few minutes.
 */
export function useRefresh(every = refreshEvery) {
  const isLive = usePageHandle()?.isLive === true;
  const renew = useRenew();
  const isServed = useRef(true);
  useEffect(() => {
    // A page reached by a link has just loaded its data.
    const isStale = isServed.current;
    isServed.current = false;
    return isLive ? startRefreshing(() => void renew(), { every, isStale }) : undefined;
  }, [isLive, renew, every]);
}
