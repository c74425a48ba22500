import { districts } from '@edition/lists/districts.ts';
import { places } from '@edition/lists/places.ts';
import { hallOnMap, itemBlank, itemScene, middle, placeLooks, type ItemView, type Point, type ScheduleLocation } from '@tand/festival';
import { placeColors } from '@tand/ui';
import map from 'virtual:map';
import sizes from 'virtual:picture-sizes';

type Look = Pick<ItemView, 'placeId' | 'kind'> & Partial<Pick<ItemView, 'href'>>;

export const placeLook = placeLooks([...places, ...districts], placeColors);

export const districtOf = (id: number) => districts.find(({ location }) => location === id);

export const toneOf = ({ placeId }: Look) => districtOf(placeId)?.page.band ?? 'blue';

export const sceneOf = (item: Look): string => itemScene(item, districtOf(item.placeId)?.slug, scene => sizes[scene] !== undefined);

export const blankOf = (item: Look): string => itemBlank(item, districtOf(item.placeId)?.slug);

function drawnAt(place: number): Point | undefined {
  const drawn = map.districts.find(({ slug }) => slug === districtOf(place)?.slug);
  return drawn && middle(drawn.ground);
}

/** Position of a place in per cent of the map; undefined if unknown. */
export function onMap(place: number, locations: readonly Pick<ScheduleLocation, 'id' | 'at'>[]): Point | undefined {
  const landmarks = locations.flatMap(({ id, at: hall }) => {
    const onPicture = drawnAt(id);
    return hall && onPicture ? [{ hall, map: onPicture }] : [];
  });
  const at = locations.find(({ id }) => id === place)?.at;
  return drawnAt(place) ?? (at && hallOnMap(at, landmarks));
}
