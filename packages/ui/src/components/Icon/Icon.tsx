import type { ComponentPropsWithRef } from 'react';
import { IconAccent, IconFrame } from './Icon.styles.ts';
import type { IconSize } from './Icon.variants.ts';
import type { Glyph } from './pixels.ts';

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** The drawing: one of the `…Glyph` constants. */
  glyph: Glyph;
  /** 18, 24 or 36 px. */
  size?: IconSize | undefined;
  /** Its meaning. Without one it is decoration beside a text that says it. */
  label?: string | undefined;
}

/** A pixel icon in the colour of the text around it. */
export function Icon({ glyph, size = 'base', label, ...rest }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <IconFrame data-component="Icon" data-size={size} viewBox="0 0 12 12" focusable="false" {...naming} {...rest}>
      <path d={glyph.ink} />
      {glyph.accent && <IconAccent d={glyph.accent} />}
    </IconFrame>
  );
}
