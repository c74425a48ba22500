import { useEffect, useRef, type ReactNode } from 'react';
import { attachFocusedPlace } from './attachFocusedPlace.ts';

/** Scrolls into view and takes the focus if `isFocused`. */
export function CreatorsPagePlace({ isFocused, children }: { isFocused: boolean; children: ReactNode }) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => (isFocused ? attachFocusedPlace(place.current!) : undefined), [isFocused]);
  return (
    <li ref={place} tabIndex={isFocused ? -1 : undefined} data-part={isFocused ? 'focused' : undefined}>
      {children}
    </li>
  );
}
