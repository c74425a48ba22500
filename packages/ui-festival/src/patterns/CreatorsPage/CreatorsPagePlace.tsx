import { useEffect, useRef, type ReactNode } from 'react';

/** Scrolls into view and takes the focus if `isFocused`. */
export function CreatorsPagePlace({ isFocused, children }: { isFocused: boolean; children: ReactNode }) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isFocused) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return (
    <li ref={place} tabIndex={isFocused ? -1 : undefined}>
      {children}
    </li>
  );
}
