export { ComparisonSection, type ComparisonRow, type ComparisonSectionProps, type ComparisonValue } from './ComparisonSection.tsx';
