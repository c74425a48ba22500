import { isValidElement, type ReactNode } from 'react';
import type { HeadingSize, HeadingWidth } from './Heading.variants.ts';

/** The words inside plain children and HTML elements; components count for nothing. */
export function plainText(children: ReactNode): string {
  if (typeof children === 'string' || typeof children === 'number') return String(children);
  if (isValidElement<{ children?: ReactNode }>(children))
    return typeof children.type === 'string' ? plainText(children.props.children) : '';
  return Array.isArray(children) ? children.map(plainText).join('') : '';
}

/** Letters of the longest part of a text that cannot be broken over lines. */
const longestWord = (text: string) => Math.max(0, ...text.split(/[\s\u00ad-]+/).map(word => word.length));

/** Steps of length for which a large heading on a phone has its own width and size; longer words than the last are hyphenated. */
export const wordSteps = [6, 8, 10, 12, 14, 17, 21] as const;

/** The step that holds the longest word of a large heading. Nothing for small steps, which always fit. */
export function wordStep(text: string, size: HeadingSize): number | undefined {
  const longest = longestWord(text);
  if (longest === 0 || (size !== 'campaign' && size !== 'display')) return undefined;
  return wordSteps.find(step => longest <= step) ?? wordSteps.at(-1);
}

/**
 * The width rule: lettering fills its measure by width, so short words are set wide and long ones narrow. Small steps are
 * snug, as they must be read and not looked at; a title with a long word is narrow, as it often stands in a column.
 */
export function widthFor(text: string, size: HeadingSize): Exclude<HeadingWidth, 'auto'> {
  if (size === 'title' && longestWord(text) > 12) return 'narrow';
  if (size === 'subheading' || size === 'heading' || size === 'title') return 'snug';
  if (longestWord(text) > 13 || text.length > 26) return 'snug';
  return text.length > 0 && text.length <= 9 ? 'wide' : 'normal';
}
