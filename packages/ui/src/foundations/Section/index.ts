export { Section, type SectionProps, type SectionVariables } from './Section.tsx';
export { sectionPaddings, sectionStrikers } from './Section.variants.ts';
