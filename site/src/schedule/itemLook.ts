import { districts } from '@edition/lists/districts.ts';
import type { ItemView, ScheduleKind } from '@tand/festival';
import map from 'virtual:map';
import sizes from 'virtual:picture-sizes';

type Look = Pick<ItemView, 'place' | 'kind' | 'link'>;

const districtOf = ({ place }: Pick<ItemView, 'place'>) => districts.find(({ location }) => location === place);

/** Background of an item's page: its district's. */
export const toneOf = (item: Pick<Look, 'place' | 'kind'>) => districtOf(item)?.page.band ?? 'blue';

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

/** Scene of the activity that an item links to, else of its district, else of its kind. */
export function sceneOf({ place, kind, link }: Look): string {
  const own = `scenes/${/^\/(?:activities|food)\/([^/?#]+)$/.exec(link?.href ?? '')?.[1]}`;
  if (sizes[own]) return own;
  const district = districtOf({ place });
  return district ? `districts/${district.slug}` : `scenes/${(kind && sceneOfKind[kind]) ?? 'venue'}`;
}

/** Preview background: the district's, else the kind's. */
export const blankOf = (item: Pick<Look, 'place' | 'kind'>): string =>
  districtOf(item)?.slug ?? (item.kind ? `kind-${item.kind}` : 'schedule');

interface Point {
  x: number;
  y: number;
}

/** Twice the area of a triangle: 0 for points in a row. */
const area = ([a, b, c]: readonly [Point, Point, Point]) => (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);

const middle = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
});

/** Converts a point of the hall (metres) to the map (per cent), by three districts with known positions; undefined with fewer. */
export function onMap(at: Point, places: readonly { id: number; at?: Point | undefined }[]): Point | undefined {
  const known = map.districts.flatMap(({ slug, ground }) => {
    const location = districts.find(district => district.slug === slug)?.location;
    const there = places.find(({ id }) => id === location)?.at;
    return there ? [{ hall: there, map: middle(ground) }] : [];
  });
  const triples = known.flatMap((a, i) => known.slice(i + 1).flatMap((b, j) => known.slice(i + j + 2).map(c => [a, b, c] as const)));
  const sizeOf = ([a, b, c]: (typeof triples)[number]) => Math.abs(area([a.hall, b.hall, c.hall]));
  const [best] = triples.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  if (!best || sizeOf(best) === 0) return undefined;
  const [a, b, c] = best;
  const whole = area([a.hall, b.hall, c.hall]);
  const [share, more] = [area([a.hall, at, c.hall]) / whole, area([a.hall, b.hall, at]) / whole];
  const mix = (axis: 'x' | 'y') => a.map[axis] + share * (b.map[axis] - a.map[axis]) + more * (c.map[axis] - a.map[axis]);
  return { x: mix('x'), y: mix('y') };
}
