import type { ComponentPropsWithRef } from 'react';
import { checkValues, requireProps } from '../../styles/misuse.ts';
import { IconAccent, IconFrame } from './Icon.styles.ts';
import type { Glyph } from './pixels.ts';

export const iconSizes = ['small', 'base', 'large'] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** Drawing: a `…Glyph` constant, or your own by `glyph()`. */
  glyph: Glyph;
  /** Size: 18, 24 or 36 px. */
  size?: IconSize | undefined;
  /** Accessible name; undefined for a decorative icon. */
  label?: string | undefined;
}

/** A pixel icon in the current text colour. */
export function Icon({ glyph, size = 'base', label, ...rest }: IconProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireProps('Icon', { glyph });
    checkValues('Icon', { size: [size, iconSizes] });
  }
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <IconFrame data-component="Icon" data-size={size} viewBox="0 0 12 12" focusable="false" {...naming} {...rest}>
      <path d={glyph.ink} />
      {glyph.accent && <IconAccent d={glyph.accent} />}
    </IconFrame>
  );
}
