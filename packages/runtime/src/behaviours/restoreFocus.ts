import { isKeyClick } from '@tand/ui/dom';

interface Left {
  href: string;
  index: number;
}

const linksTo = (href: string) => [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];

/** After Back or Forward, focuses the link that was followed by key (NAV-18). */
export function restoreFocus(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const left = (history.state as { left?: Left } | null)?.left;
  if (left && navigation?.type === 'back_forward' && document.activeElement === document.body)
    linksTo(left.href)[left.index]?.focus({ preventScroll: true });
  addEventListener(
    'click',
    event => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href]') : null;
      if (!link || !isKeyClick(event)) return;
      const href = link.getAttribute('href')!;
      history.replaceState({ ...history.state, left: { href, index: linksTo(href).indexOf(link) } satisfies Left }, '');
    },
    true,
  );
}
