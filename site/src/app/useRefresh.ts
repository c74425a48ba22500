import { useEffect, useRef } from 'react';
import { useMatches, useRevalidator } from 'react-router-dom';

/**
 * A page that was served carries the data known when it was built. Once it is alive and the browser is idle, a live
 * page asks the API again; afterwards whenever the device comes back online.
 */
export function useRefresh() {
  const page = useMatches().at(-1)?.handle;
  const isLive = typeof page === 'object' && page !== null && 'isLive' in page && page.isLive === true;
  const { revalidate } = useRevalidator();
  const isServed = useRef(true);
  useEffect(() => {
    if (!isLive) return undefined;
    const renew = () => void revalidate();
    // A page reached by a link has just loaded its data.
    const idle = isServed.current ? setTimeout(renew, 500) : undefined;
    isServed.current = false;
    addEventListener('online', renew);
    return () => {
      clearTimeout(idle);
      removeEventListener('online', renew);
    };
  }, [isLive, revalidate]);
}
