import { createPath, type DataRouter } from 'react-router-dom';
import { leaveBy, passing } from './passing.ts';

/** Client-side navigation by one listener for all links; a page has a hundred. Returns the unsubscribe function. */
export function followLinks(router: DataRouter): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    // Files, anchors in the page and links to the other language are left to the browser.
    if (link.hreflang || origin !== location.origin || /\.\w{2,5}$/.test(pathname) || link.getAttribute('href')!.startsWith('#')) return;
    event.preventDefault();
    const to = { pathname, search, hash };
    const isOther = pathname !== location.pathname;
    if (isOther) leaveBy(link);
    void router.navigate(to, { replace: createPath(to) === createPath(location), ...(isOther && passing()) });
  };
  // Events on links of islands that are not hydrated do not get here: the browser follows them.
  let pressed: Element | null = null;
  const onPress = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('a[href]') : null;
  };
  const onSwap = () => pressed && leaveBy(pressed);
  document.addEventListener('click', onClick);
  addEventListener('click', onPress, true);
  addEventListener('pageswap', onSwap);
  return () => {
    document.removeEventListener('click', onClick);
    removeEventListener('click', onPress, true);
    removeEventListener('pageswap', onSwap);
  };
}
