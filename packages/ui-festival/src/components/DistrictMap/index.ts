export { DistrictMap, type DistrictMapProps } from './DistrictMap.tsx';
export type { DistrictMapPlace, DistrictMapPoint } from './DistrictMapPlate.tsx';
