import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is at least `width` px wide, told by an observer without reading layout; false until known. */
export function useIsWide(ref: RefObject<HTMLElement | null>, width: number): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => setWide((entry?.contentRect.width ?? 0) >= width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, width]);
  return isWide;
}
