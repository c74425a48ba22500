export { NewsSection, type NewsSectionProps } from './NewsSection.tsx';
