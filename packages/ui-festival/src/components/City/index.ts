export { City, type CityProps } from './City.tsx';
export type { CityArea, CityHidden, CityLabels, CityPlace } from './types.ts';
export type { CityBox, CityDistrict, CityShape, CityWorld } from './world.ts';
