import { useEffect, useRef, type RefObject } from 'react';

const scrollTo = (root: HTMLElement | null, day: number | undefined) =>
  root?.querySelector(`[data-day="${day}"] [data-part="now"]`)?.scrollIntoView({ block: 'center' });

/**
 * `jump()` brings the line of the present into view. On another day it asks for today first, and goes there once that day
 * stands, however long whoever holds the choice takes to say so.
 */
export function useJump(
  root: RefObject<HTMLElement | null>,
  today: number | undefined,
  chosen: number | 'all',
  onDayChange: ((day: number, details: { reason: 'now' }) => void) | undefined,
): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || chosen !== today) return;
    isWanted.current = false;
    scrollTo(root.current, today);
  }, [root, chosen, today]);
  return () => {
    if (chosen === 'all' || chosen === today) scrollTo(root.current, today);
    else if (today !== undefined) {
      isWanted.current = true;
      onDayChange?.(today, { reason: 'now' });
    }
  };
}
