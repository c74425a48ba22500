import { useEffect, useState, type RefObject } from 'react';

/** Undefined until measured; `width` is in px at a root font size of 16 px. */
export function useIsWide(ref: RefObject<HTMLElement | null>, width: number): boolean | undefined {
  const [isWide, setWide] = useState<boolean>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const rem = parseFloat(getComputedStyle(element.ownerDocument.documentElement).fontSize);
      setWide((entry?.contentRect.width ?? 0) >= (width / 16) * rem);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, width]);
  return isWide;
}
