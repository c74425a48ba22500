import type { media } from '../tokens/index.ts';

/** `media.still` without the rest of the tokens, for a script that must be small. */
export const still: typeof media.still = '(prefers-reduced-motion: reduce)';

type Transitioning = Document & { startViewTransition?: (update: () => void) => { ready: Promise<void>; finished: Promise<void> } };

let latest: Promise<void> | undefined;

/**
 * Changes the page's theme as a match does it: struck, the day spreads from where it was struck; blown out, the day draws
 * back into it. At once where the browser cannot show it or the visitor wants no motion.
 * @param change sets the theme
 */
export function strike(from: Element, kind: 'strike' | 'blow', change: () => void): void {
  const page: Transitioning = document;
  if (!page.startViewTransition || matchMedia(still).matches) {
    change();
    return;
  }
  const root = document.documentElement;
  const { left, top, width, height } = from.getBoundingClientRect();
  root.style.setProperty('--strike-x', `${left + width / 2}px`);
  root.style.setProperty('--strike-y', `${top + height / 2}px`);
  root.dataset.strike = kind;
  const { ready, finished } = page.startViewTransition(change);
  latest = finished;
  // A transition that another one has cut short leaves the mark to that one.
  const end = () => {
    if (latest === finished) delete root.dataset.strike;
  };
  finished.then(end, end);
  // Rejects when another transition comes before this one has begun, as by two quick presses; the theme has changed all the same.
  ready.catch(() => {});
}
