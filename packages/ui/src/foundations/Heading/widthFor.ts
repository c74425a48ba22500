import type { ReactNode } from 'react';
import type { HeadingSize, HeadingWidth } from './Heading.variants.ts';

/** The words inside plain children; elements count for nothing. */
export function plainText(children: ReactNode): string {
  if (typeof children === 'string' || typeof children === 'number') return String(children);
  return Array.isArray(children) ? children.map(plainText).join('') : '';
}

/**
 * The width rule: lettering fills its measure by width, so short words are set wide and long ones narrow. Small steps are
 * always snug, as they must be read and not looked at.
 */
export function widthFor(text: string, size: HeadingSize): Exclude<HeadingWidth, 'auto'> {
  if (size === 'subheading' || size === 'heading' || size === 'title') return 'snug';
  const longest = Math.max(0, ...text.split(/\s+/).map(word => word.length));
  if (longest > 13 || text.length > 26) return 'snug';
  return text.length > 0 && text.length <= 9 ? 'wide' : 'normal';
}
