import type { ComponentProps } from 'react';
import type { Glyph } from '../Icon/index.ts';

export interface CarouselArrowProps extends ComponentProps<'button'> {
  label: string;
  glyph: Glyph;
  isEnd?: boolean | undefined;
}

/** Styled by the carousel's rules, so that pages with many rows need no more script. */
export function CarouselArrow({ label, glyph, isEnd = false, ...rest }: CarouselArrowProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isEnd} {...rest}>
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d={glyph.ink} />
      </svg>
    </button>
  );
}
