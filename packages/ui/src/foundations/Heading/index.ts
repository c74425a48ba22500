export { Heading, type HeadingProps, type HeadingVariables } from './Heading.tsx';
export {
  plainText,
  widthFor,
  wordStep,
  headingLevels,
  headingSizes,
  headingWidths,
  type HeadingLevel,
  type HeadingSize,
  type HeadingWidth,
} from './widthFor.ts';
