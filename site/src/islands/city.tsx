import { fillText } from '@tand/festival';
import { setAddress, useAddress } from '@tand/runtime/islands';
import { Heading, Stack, Text } from '@tand/ui';
import { City, createPickStore, usePicks, type CityArea, type CityHidden, type CityLabels, type CityPlace } from '@tand/ui-festival';
import { useMemo } from 'react';
import world from 'virtual:city';
import { now } from '@tand/runtime/clock';
import { duskSky, labelPicture, scenePicture } from '../app/pictures.ts';
import { useLang } from '@tand/runtime/i18n';
import type { CityProgramme } from '../data/cityProgramme.ts';
import { useLoaded, type Loaded, type Source } from '@tand/runtime/data';
import { useOnHere } from '../app/useOnHere.ts';

type Named<Stop> = Omit<Stop, 'cta' | 'picture' | 'label' | 'items' | 'places'>;

export interface CityIslandProps {
  headline: string;
  preamble: string;
  districts: readonly (Named<CityArea> & { places: readonly Named<CityPlace>[] })[];
  hidden: readonly Omit<CityHidden, 'picture'>[];
  labels: CityLabels & {
    more: string;
    until: string;
  };
  programme: Loaded<CityProgramme>;
}

const pictures = {
  wide: ['sleeve', 'drawer'].map(name => ({ name, picture: scenePicture(name === 'drawer' ? 'map/drawer' : 'hero/sleeve') })),
  tall: ['sleeve', ...Object.keys(world.tall.layers).filter(name => name !== 'sleeve')].map(name => ({
    name,
    picture: scenePicture(`city/${name}`),
  })),
};

const onStop = (stop: string, how: 'push' | 'replace') => setAddress(location.search + (stop === 'city' ? '' : `#${stop}`), how);

/** Hidden characters that this device has found (CITY-6). */
const album = createPickStore('tand:album');
const readHash = ({ hash }: Location) => hash;

/** CITY-1: each stop has an address, such as /universe/districts#tokyo-town. */
export default function CityIsland({ headline, preamble, districts, hidden, labels, programme }: CityIslandProps) {
  const lang = useLang();
  const { ids: found } = usePicks(album);
  const source = useMemo(
    (): Source<CityProgramme> => ({
      reads: ['programme'],
      load: async api => (await import('../data/cityProgramme.ts')).cityProgramme(await api.schedule(), lang, now()),
    }),
    [lang],
  );
  const { data } = useLoaded(programme, source);
  const onHere = useOnHere(labels.until);
  const shown = <Stop extends Named<CityPlace>>(stop: Stop) => ({
    ...stop,
    cta: fillText(labels.more, { name: stop.name }),
    items: onHere(data?.[stop.id] ?? []),
  });
  const areas = districts.map(district => ({
    ...shown(district),
    picture: scenePicture(`districts/${district.id}`),
    label: labelPicture(district.id),
    places: district.places.map(place => ({ ...shown(place), picture: scenePicture(`scenes/${place.id}`) })),
  }));
  const stops = ['box', ...areas.flatMap(({ id, places }) => [id, ...places.map(place => place.id)])];
  const asked = useAddress(readHash, '').slice(1);
  return (
    <City
      world={world}
      sky={duskSky}
      pictures={pictures}
      districts={areas}
      stop={stops.includes(asked) ? asked : 'city'}
      onStop={onStop}
      hidden={hidden.map(one => ({ ...one, picture: { src: `/img/city/find-${one.id}.svg`, width: 34, height: 34 } }))}
      found={[...found]}
      onFind={id => album.write(id, true)}
      labels={labels}
    >
      <Stack gap={4}>
        <Heading level={1}>{headline}</Heading>
        <Text>{preamble}</Text>
      </Stack>
    </City>
  );
}
