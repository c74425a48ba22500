export { Section, type SectionProps } from './Section.tsx';
export { sectionPaddings, sectionStrikers } from './Section.variants.ts';
export type { SectionVariables } from './Section.tsx';
