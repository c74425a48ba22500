export { Heading, type HeadingProps } from './Heading.tsx';
export { headingLevels, headingSizes, headingWidths, type HeadingLevel, type HeadingSize, type HeadingWidth } from './Heading.variants.ts';
export { plainText, widthFor, wordStep } from './widthFor.ts';
export type { HeadingVariables } from './Heading.tsx';
