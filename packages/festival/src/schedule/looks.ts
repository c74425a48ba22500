import type { ItemView } from './itemView.ts';
import type { ScheduleKind } from './values.ts';

export interface Point {
  x: number;
  y: number;
}

interface Looks<Color> {
  location: number;
  color: Color;
  icon: string;
  sign?: string;
  number?: number;
}

export interface PlaceLook<Color> {
  color?: Color | undefined;
  sign?: string;
  image?: string;
}

/** Looks of places by id; the id of an unknown place chooses one of `colors`. */
export function placeLooks<Color>(places: readonly Looks<Color>[], colors: readonly Color[]): (id: number) => PlaceLook<Color> {
  const looks = new Map(
    places.map(({ location, color, icon, sign, number }): [number, PlaceLook<Color>] => [
      location,
      { color, sign: sign ?? String(number), image: `/img/emblems/${icon}.svg` },
    ]),
  );
  return id => looks.get(id) ?? { color: colors[id % colors.length] };
}

const sceneOfKind: Partial<Record<ScheduleKind, string>> = {
  esport: 'seat-map',
  play: 'seat-map',
  quiet: 'seat-map',
  cosplay: 'cosplay-village',
  workshop: 'cosplay-village',
  market: 'cosplay-village',
  food: 'lan-lounge',
  practical: 'crew',
};

export function itemScene(
  { kind, href = '' }: Pick<ItemView, 'kind'> & Partial<Pick<ItemView, 'href'>>,
  district: string | undefined,
  isDrawn: (scene: string) => boolean,
): string {
  const own = `scenes/${/^\/(?:activities|food)\/([^/?#]+)$/.exec(href)?.[1]}`;
  if (isDrawn(own)) return own;
  return district ? `districts/${district}` : `scenes/${(kind && sceneOfKind[kind]) ?? 'venue'}`;
}

export const itemBlank = ({ kind }: Pick<ItemView, 'kind'>, district: string | undefined): string =>
  district ?? (kind ? `kind-${kind}` : 'schedule');

export const middle = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
});

const area = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);

/** A point in the hall in metres, and the same point on a drawn map in per cent. */
export interface Landmark {
  hall: Point;
  map: Point;
}

/** `at` (metres in the hall) in per cent of the map; undefined if the landmarks span no triangle. */
export function hallOnMap(at: Point, landmarks: readonly Landmark[]): Point | undefined {
  let largest = 0;
  let found: Point | undefined;
  for (const [i, a] of landmarks.entries())
    for (const [j, b] of landmarks.slice(i + 1).entries())
      for (const c of landmarks.slice(i + j + 2)) {
        const whole = area(a.hall, b.hall, c.hall);
        if (Math.abs(whole) <= largest) continue;
        largest = Math.abs(whole);
        const toB = area(a.hall, at, c.hall) / whole;
        const toC = area(a.hall, b.hall, at) / whole;
        const mix = (axis: 'x' | 'y') => a.map[axis] + toB * (b.map[axis] - a.map[axis]) + toC * (c.map[axis] - a.map[axis]);
        found = { x: mix('x'), y: mix('y') };
      }
  return found;
}
