import { hallToMap, type Point } from './hallMap.ts';
import type { ItemView } from './itemView.ts';
import type { ScheduleKind } from './values.ts';

/** A district or another place, as it looks in the programme. */
interface Looks<Color> {
  location: number;
  color: Color;
  icon: string;
  /** Letter of a place; a district has its number. */
  sign?: string;
  number?: number;
}

export interface PlaceLook<Color> {
  color?: Color | undefined;
  sign?: string;
  image?: string;
}

/** Look of a place by its id. Unknown places get the `colors` in turn. */
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

/** Scene of the activity that an item links to, if it is drawn, else of its district, else of its kind. */
export function itemScene(
  { kind, href = '' }: Pick<ItemView, 'kind'> & Partial<Pick<ItemView, 'href'>>,
  district: string | undefined,
  isDrawn: (scene: string) => boolean,
): string {
  const own = `scenes/${/^\/(?:activities|food)\/([^/?#]+)$/.exec(href)?.[1]}`;
  if (isDrawn(own)) return own;
  return district ? `districts/${district}` : `scenes/${(kind && sceneOfKind[kind]) ?? 'venue'}`;
}

/** Background of an item's preview: its district's, else its kind's. */
export const itemBlank = ({ kind }: Pick<ItemView, 'kind'>, district: string | undefined): string =>
  district ?? (kind ? `kind-${kind}` : 'schedule');

const middle = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
});

/** Converts a point of the hall (metres) to the map (per cent), by the districts with known positions in both. */
export function pointOnMap(
  at: Point,
  places: readonly { id: number; at?: Point | undefined }[],
  districts: readonly { slug: string; location: number }[],
  grounds: readonly { slug: string; ground: readonly Point[] }[],
): Point | undefined {
  const known = grounds.flatMap(({ slug, ground }) => {
    const location = districts.find(district => district.slug === slug)?.location;
    const hall = places.find(({ id }) => id === location)?.at;
    return hall ? [{ hall, map: middle(ground) }] : [];
  });
  return hallToMap(at, known);
}
