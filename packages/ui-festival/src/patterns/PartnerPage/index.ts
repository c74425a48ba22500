export { PartnerPage, type PartnerPageProps } from './PartnerPage.tsx';
