import type { media } from '../tokens/index.ts';

/** `media.still` without an import of the tokens. */
export const still: typeof media.still = '(prefers-reduced-motion: reduce)';

let latest: Promise<void> | undefined;

/** Changes the theme, where possible with a view transition at `from`. */
export function strike(from: Element, kind: 'strike' | 'blow', change: () => void): void {
  const page = from.ownerDocument;
  if (!page.startViewTransition || page.defaultView!.matchMedia(still).matches) {
    change();
    return;
  }
  const root = page.documentElement;
  const { left, top, width, height } = from.getBoundingClientRect();
  root.style.setProperty('--strike-x', `${left + width / 2}px`);
  root.style.setProperty('--strike-y', `${top + height / 2}px`);
  root.dataset.strike = kind;
  const { ready, finished } = page.startViewTransition(change);
  latest = finished;
  const end = () => {
    if (latest === finished) delete root.dataset.strike;
  };
  finished.then(end, end);
  // Rejects when another transition starts first; the theme changes nevertheless.
  ready.catch(() => {});
}
