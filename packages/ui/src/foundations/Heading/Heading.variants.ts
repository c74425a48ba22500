export const headingLevels = [1, 2, 3, 4] as const;
export const headingSizes = ['campaign', 'display', 'title', 'heading', 'subheading'] as const;
export const headingWidths = ['auto', 'wide', 'normal', 'snug', 'narrow'] as const;
export type HeadingLevel = (typeof headingLevels)[number];
export type HeadingSize = (typeof headingSizes)[number];
export type HeadingWidth = (typeof headingWidths)[number];

export const defaultHeadingSize: Record<HeadingLevel, HeadingSize> = { 1: 'display', 2: 'display', 3: 'subheading', 4: 'subheading' };
