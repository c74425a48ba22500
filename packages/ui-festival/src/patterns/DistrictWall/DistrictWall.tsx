import { Grid, type GridProps } from '@tand/ui/foundations/Grid';
import { DistrictCard } from '../../components/DistrictCard/index.ts';
import type { PictureSource } from '@tand/ui/components/Picture';

export interface DistrictWallItem {
  /** Names the district. */
  id: string;
  /** What it is called. */
  name: string;
  /** Address of its page. */
  href: string;
  /** The label, 640 × 480. */
  image: PictureSource;
}

export interface DistrictWallProps extends Omit<GridProps, 'children' | 'element' | 'columns' | 'mobileColumns'> {
  /** The districts, in the order of the wall. */
  districts: readonly DistrictWallItem[];
  /** Id of the district that the page is about. */
  current?: string | undefined;
  /** A last tile that shows the map and leads on. */
  map?: { text: string; href: string; image: PictureSource } | undefined;
}

/** The labels of the districts, each leading to its page: four in a row, two on a phone. */
export function DistrictWall({ districts, current, map, ...rest }: DistrictWallProps) {
  return (
    <Grid element="ul" columns={4} mobileColumns={2} {...rest} data-component="DistrictWall">
      {districts.map(({ id, name, href, image }) => (
        <li key={id}>
          <DistrictCard name={name} href={href} image={image} aria-current={id === current ? 'page' : undefined} />
        </li>
      ))}
      {map && (
        <li>
          <DistrictCard name={map.text} href={map.href} image={map.image} variant="map" />
        </li>
      )}
    </Grid>
  );
}
