export { Heading, type HeadingProps, type HeadingVariables } from './Heading.tsx';
export { headingLevels, headingSizes, headingWidths, type HeadingLevel, type HeadingSize, type HeadingWidth } from './Heading.variants.ts';
export { plainText, widthFor, wordStep } from './widthFor.ts';
