export { CreatorsSection, type CreatorsSectionProps } from './CreatorsSection.tsx';
