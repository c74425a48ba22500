import type { Point } from '@tand/festival';
import type { CityArea } from './types.ts';

/** Upper left corner and size, in city px: px of the city's drawing. */
export interface CityBox extends Point {
  w: number;
  h: number;
}

export interface CityDistrict {
  layer: CityBox;
  plate: Point;
  foot?: Point | undefined;
  /** Corners: back, right, front, left. */
  ground: readonly Point[];
  /** `at`: the door; `layer`: the pulled-out drawer. */
  places: Readonly<Record<string, { at: Point; layer: CityBox }>>;
  /** Hidden characters; `reach` is the radius of the hit area in city px. */
  finds: readonly (Point & { id: string; reach: number })[];
}

export interface CityShape {
  all: CityBox;
  closed: CityBox;
  layers: Readonly<Record<string, CityBox>>;
  districts: Readonly<Record<string, CityDistrict>>;
}

/** Positions for wide screens and for phones, as in `city.json` of `packages/art`. */
export interface CityWorld {
  wide: CityShape & { slide: Point; mouth: { left: Point; right: Point; tall: number } };
  tall: CityShape;
}

export const boxStop = 'box';
export const cityStop = 'city';

export const districtOf = ({ districts }: CityShape, stop: string): string | undefined =>
  districts[stop] ? stop : Object.keys(districts).find(slug => districts[slug]!.places[stop]);

export function hiddenIn<Hidden extends { id: string }>({ districts }: CityShape, hidden: readonly Hidden[]): Hidden[] {
  const ids = new Set(Object.values(districts).flatMap(({ finds }) => finds.map(({ id }) => id)));
  return hidden.filter(({ id }) => ids.has(id));
}

export const nameOf = (stop: string, districts: readonly CityArea[]) =>
  districts.flatMap(one => [one, ...one.places]).find(({ id }) => id === stop)?.name ?? '';

export function outOf(shape: CityShape, stop: string): string {
  const district = districtOf(shape, stop);
  if (district) return district === stop ? cityStop : district;
  return boxStop;
}
