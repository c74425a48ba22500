export { TitledSection, type MoreLink, type TitledSectionProps } from './TitledSection.tsx';
