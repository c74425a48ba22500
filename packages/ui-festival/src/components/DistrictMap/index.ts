export { DistrictMap, type DistrictMapProps } from './DistrictMap.tsx';
export type { DistrictMapPlace } from './DistrictMapPlate.tsx';
