export { Section, type SectionProps, type SectionVariables, sectionPaddings, sectionStrikers } from './Section.tsx';
