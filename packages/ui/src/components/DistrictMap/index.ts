export { DistrictMap, type DistrictMapPlace, type DistrictMapPoint, type DistrictMapProps } from './DistrictMap.tsx';
