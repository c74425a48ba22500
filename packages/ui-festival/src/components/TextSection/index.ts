export { ClosedLinks, RichText } from './RichText.tsx';
export { TextBlock, type TextBlockProps } from './TextBlock.tsx';
export { TextFacts, type TextFactsProps } from './TextFacts.tsx';
export { BackLink, TextLinks, type TextLink, type TextLinksProps } from './TextLinks.tsx';
export { TextSection, type TextSectionProps } from './TextSection.tsx';
export { withIds } from './withIds.ts';
