export { PartnersSection, type PartnersSectionProps, type PartnersSectionWall } from './PartnersSection.tsx';
