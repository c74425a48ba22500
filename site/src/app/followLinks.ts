import { createPath, type DataRouter } from 'react-router-dom';

/**
 * Shows the pages of the site that links lead to without a new document. One listener for all links: a page has a hundred,
 * and they stay plain ones for whatever a browser does with links. @returns the unsubscribe function
 */
export function followLinks(router: DataRouter): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    // Files, places in the page, and the page in another language are the browser's own.
    if (link.hreflang || origin !== location.origin || /\.\w{2,5}$/.test(pathname) || link.getAttribute('href')!.startsWith('#')) return;
    event.preventDefault();
    const to = { pathname, search, hash };
    void router.navigate(to, { replace: createPath(to) === createPath(location) });
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
