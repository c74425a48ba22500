export { ComparisonSection, type ComparisonSectionProps, type ComparisonValue } from './ComparisonSection.tsx';
