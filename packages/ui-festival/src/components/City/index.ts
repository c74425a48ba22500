export { City, type CityProps } from './City.tsx';
export type { CityArea, CityHidden, CityItem, CityLabels, CityPlace } from './types.ts';
export type { CityBox, CityDistrict, CityPoint, CityShape, CityWorld } from './world.ts';
export { createFoundStore } from './foundStore.ts';
