import { districts } from '@edition/lists/districts.ts';
import { DistrictCard, Grid } from '@tand/ui';
import { labelPicture } from '../app/pictures.ts';
import { scenePicture } from '../app/scenePicture.ts';
import { useLang } from '../app/useLang.ts';

export interface DistrictWallProps {
  /** Slug of the district that the page is about. */
  current?: string;
  /** A last tile that shows the map and leads on. */
  map?: { text: string; href: string };
}

/** The labels of all seven districts, each leading to its page. */
export function DistrictWall({ current, map }: DistrictWallProps) {
  const lang = useLang();
  return (
    <Grid element="ul" columns={4} mobileColumns={2}>
      {districts.map(({ slug, name }) => (
        <li key={slug}>
          <DistrictCard
            name={name[lang]}
            href={`/universe/districts/${slug}`}
            image={labelPicture(slug)}
            aria-current={slug === current ? 'page' : undefined}
          />
        </li>
      ))}
      {map && (
        <li>
          <DistrictCard name={map.text} href={map.href} image={scenePicture('map')} variant="map" />
        </li>
      )}
    </Grid>
  );
}
