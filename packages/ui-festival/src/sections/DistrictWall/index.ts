export { DistrictWall, type DistrictWallItem, type DistrictWallProps } from './DistrictWall.tsx';
