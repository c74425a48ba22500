import type { MouseEvent, Ref } from 'react';
import type { Glyph } from '../Icon/index.ts';

export interface CarouselArrowProps {
  label: string;
  glyph: Glyph;
  isEnd?: boolean | undefined;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  ref: Ref<HTMLButtonElement>;
}

/** Styled by the carousel's rules, so that pages with many rows need no more script. */
export function CarouselArrow({ label, glyph, isEnd = false, onClick, ref }: CarouselArrowProps) {
  return (
    <button ref={ref} type="button" aria-label={label} aria-disabled={isEnd} onClick={onClick}>
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d={glyph.ink} />
      </svg>
    </button>
  );
}
