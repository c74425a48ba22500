import { useEffect, useRef, type ReactNode } from 'react';

/** A place in the list. The one asked for is brought into view and focused; its card keeps the ring. */
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
