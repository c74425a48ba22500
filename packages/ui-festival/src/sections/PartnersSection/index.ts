export { PartnersSection, type PartnersSectionProps } from './PartnersSection.tsx';
