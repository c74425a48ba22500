import type { MouseEvent, Ref } from 'react';
import type { Glyph } from '../Icon/index.ts';

export interface CarouselArrowProps {
  label: string;
  glyph: Glyph;
  /** Its end is in view when the page is served. */
  isEnd?: boolean | undefined;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  ref: Ref<HTMLButtonElement>;
}

/** A button that scrolls the row. Drawn by the carousel's own rules: two of them are all the script that many rows need. */
export function CarouselArrow({ label, glyph, isEnd = false, onClick, ref }: CarouselArrowProps) {
  return (
    <button ref={ref} type="button" aria-label={label} aria-disabled={isEnd} onClick={onClick}>
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d={glyph.ink} />
      </svg>
    </button>
  );
}
