export { DistrictCard, type DistrictCardProps } from './DistrictCard.tsx';
