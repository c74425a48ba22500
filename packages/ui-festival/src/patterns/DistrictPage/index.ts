export { DistrictPage, type DistrictPageProps } from './DistrictPage.tsx';
