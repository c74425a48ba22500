import { districts } from '@edition/lists/districts.ts';
import { places } from '@edition/lists/places.ts';
import { hallToMap, type ItemView, type Point, type ScheduleKind } from '@tand/festival';
import { placeColors, type SchedulePlace } from '@tand/ui';
import map from 'virtual:map';
import sizes from 'virtual:picture-sizes';

type Look = Pick<ItemView, 'place' | 'kind' | 'link'>;
type PlaceLook = Pick<SchedulePlace, 'color' | 'sign' | 'image'>;

const emblem = (icon: string) => `/img/emblems/${icon}.svg`;
const placeLooks = new Map<number, PlaceLook>([
  ...places.map(({ location, color, sign, icon }): [number, PlaceLook] => [location, { color, sign, image: emblem(icon) }]),
  ...districts.map(({ location, color, number, icon }): [number, PlaceLook] => [
    location,
    { color, sign: String(number), image: emblem(icon) },
  ]),
]);

/** Unknown places get the inks in turn. */
export const placeLook = (id: number): PlaceLook => placeLooks.get(id) ?? { color: placeColors[id % placeColors.length] };

export const districtOf = (id: number) => districts.find(({ location }) => location === id);

/** Background of an item's page: its district's. */
export const toneOf = ({ place }: Pick<Look, 'place' | 'kind'>) => districtOf(place)?.page.band ?? 'blue';

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
  const district = districtOf(place);
  return district ? `districts/${district.slug}` : `scenes/${(kind && sceneOfKind[kind]) ?? 'venue'}`;
}

/** Preview background: the district's, else the kind's. */
export const blankOf = ({ place, kind }: Pick<Look, 'place' | 'kind'>): string =>
  districtOf(place)?.slug ?? (kind ? `kind-${kind}` : 'schedule');

const middle = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
});

/** Converts a point of the hall (metres) to the map (per cent), by the districts with known positions. */
export function onMap(at: Point, places: readonly { id: number; at?: Point | undefined }[]): Point | undefined {
  const known = map.districts.flatMap(({ slug, ground }) => {
    const location = districts.find(district => district.slug === slug)?.location;
    const hall = places.find(({ id }) => id === location)?.at;
    return hall ? [{ hall, map: middle(ground) }] : [];
  });
  return hallToMap(at, known);
}
