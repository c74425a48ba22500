import { useEffect, useRef } from 'react';
import { useMatches, useRevalidator } from 'react-router-dom';
import { refreshEvery, startRefreshing } from './refresh.ts';

/**
 * A page that was served carries the data known when it was built. Once it is alive and the browser is idle, a live
 * page asks the API again; afterwards whenever the device comes back online or the tab to the front, and each few minutes.
 */
export function useRefresh(every = refreshEvery) {
  const page = useMatches().at(-1)?.handle;
  const isLive = typeof page === 'object' && page !== null && 'isLive' in page && page.isLive === true;
  const { revalidate } = useRevalidator();
  const isServed = useRef(true);
  useEffect(() => {
    if (!isLive) return undefined;
    // A page reached by a link has just loaded its data.
    const stop = startRefreshing(() => void revalidate(), { every, isStale: isServed.current });
    isServed.current = false;
    return stop;
  }, [isLive, revalidate, every]);
}
