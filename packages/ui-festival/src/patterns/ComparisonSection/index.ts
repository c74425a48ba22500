export { ComparisonSection, type ComparisonSectionItem, type ComparisonSectionProps } from './ComparisonSection.tsx';
