import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { arrive } from './passing.ts';

const leftFrom = new Map<string, { href: string; index: number }>();

const linksTo = (href: string) => [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)];

/** The target of a hash; for a question, its summary. */
function spotOf(hash: string): HTMLElement | null {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {} // an invalid % escape names nothing
  const target = document.getElementById(id);
  return target?.querySelector<HTMLElement>(':scope > summary') ?? target;
}

function focusOn(element: HTMLElement | null | undefined) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Focus after a client navigation (NAV-18): the hash's target, else the heading; after Back the link that was followed. */
export function useArrival() {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const last = useRef(pathname + hash);
  useLayoutEffect(arrive, [pathname]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLAnchorElement)) return;
      const href = target.getAttribute('href') ?? '';
      leftFrom.set(key, { href, index: linksTo(href).indexOf(target) });
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [key]);
  useEffect(() => {
    if (last.current === pathname + hash) return;
    last.current = pathname + hash;
    const left = isBack && leftFrom.get(key);
    if (left) focusOn(linksTo(left.href)[left.index]);
    else if (!isBack) focusOn(hash ? spotOf(hash) : document.querySelector<HTMLElement>('main h1'));
  }, [pathname, hash, key, isBack]);
}
