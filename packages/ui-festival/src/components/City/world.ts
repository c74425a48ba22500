/** A point of the city, in its own px. */
export interface CityPoint {
  x: number;
  y: number;
}

/** Where a picture lies: its left upper corner and its size. */
export interface CityBox extends CityPoint {
  w: number;
  h: number;
}

export interface CityDistrict {
  /** Where the district's full drawer is pulled out. */
  layer: CityBox;
  /** Centre of its plate. */
  plate: CityPoint;
  /** Where the plate's match stands. */
  foot?: CityPoint | undefined;
  /** Corners of its ground: back, right, front, left. */
  ground: readonly CityPoint[];
  /** The doors of its places, and where their drawers are pulled out. */
  places: Readonly<Record<string, { at: CityPoint; layer: CityBox }>>;
  /** Those who hide, and how far from them a finger may be. */
  finds: readonly (CityPoint & { id: string; reach: number })[];
}

/** The city as one kind of screen shows it. */
export interface CityShape {
  all: CityBox;
  /** What the camera shows while the box is closed. */
  closed: CityBox;
  /** Pictures of the far view, by name. */
  layers: Readonly<Record<string, CityBox>>;
  districts: Readonly<Record<string, CityDistrict>>;
}

/** The open box for wide screens, the stairs for tall ones, as `packages/art` writes them down (`city.json`). */
export interface CityWorld {
  wide: CityShape & { slide: CityPoint; mouth: { left: CityPoint; right: CityPoint; tall: number } };
  tall: CityShape;
}

/** A stop that is no district and no place. */
export const boxStop = 'box';
export const cityStop = 'city';

/** The district that a stop is or lies in. */
export const districtOf = ({ districts }: CityShape, stop: string): string | undefined =>
  districts[stop] ? stop : Object.keys(districts).find(slug => districts[slug]!.places[stop]);

/** One step out. */
export function outOf(shape: CityShape, stop: string): string {
  const district = districtOf(shape, stop);
  if (district) return district === stop ? cityStop : district;
  return boxStop;
}
