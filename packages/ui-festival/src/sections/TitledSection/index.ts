export { TitledSection, type MoreLink, type TitledSectionProps } from './TitledSection.tsx';
export { headingOf, type HeadedCopy } from './headingOf.ts';
