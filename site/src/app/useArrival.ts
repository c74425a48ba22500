import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a client navigation the focus moves to the page's heading, which says once where the visitor has arrived. */
export function useArrival() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (hash || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}
