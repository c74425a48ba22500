import { isValidElement, type ReactNode } from 'react';

export const headingLevels = [1, 2, 3, 4] as const;
export const headingSizes = ['campaign', 'display', 'title', 'heading', 'subheading'] as const;
export const headingWidths = ['auto', 'wide', 'normal', 'snug', 'narrow'] as const;
export type HeadingLevel = (typeof headingLevels)[number];
export type HeadingSize = (typeof headingSizes)[number];
export type HeadingWidth = (typeof headingWidths)[number];

export const defaultHeadingSize: Record<HeadingLevel, HeadingSize> = { 1: 'display', 2: 'display', 3: 'subheading', 4: 'subheading' };

/** Text of plain children and HTML elements; components are skipped. */
export function plainText(children: ReactNode): string {
  if (typeof children === 'string' || typeof children === 'number') return String(children);
  if (isValidElement<{ children?: ReactNode }>(children))
    return typeof children.type === 'string' ? plainText(children.props.children) : '';
  return Array.isArray(children) ? children.map(plainText).join('') : '';
}

export const longestWord = (text: string) => Math.max(0, ...text.split(/[\s\u00ad-]+/).map(word => word.length));

export const wordSteps = [6, 8, 10, 12, 14, 17, 21] as const;

/** Length step of the longest word; undefined without words, or in a size below `display`. */
export function wordStep(text: string, size: HeadingSize): number | undefined {
  const longest = longestWord(text);
  if (longest === 0 || (size !== 'campaign' && size !== 'display')) return undefined;
  return wordSteps.find(step => longest <= step) ?? wordSteps.at(-1);
}

/** Width of the letters that fits a text in a size. */
export function widthFor(text: string, size: HeadingSize): Exclude<HeadingWidth, 'auto'> {
  if (size === 'title' && longestWord(text) > 12) return 'narrow';
  if (size === 'subheading' || size === 'heading' || size === 'title') return 'snug';
  if (longestWord(text) > 13 || text.length > 26) return 'snug';
  return text.length > 0 && text.length <= 9 ? 'wide' : 'normal';
}
