import { Grid, type GridProps } from '@tand/ui/foundations/Grid';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { requireProps } from '@tand/ui/styles';
import { DistrictWallCaption, DistrictWallTile } from './DistrictWall.styles.ts';

export interface DistrictWallItem {
  id: string;
  name: string;
  href: string;
  image: PictureSource;
}

export interface DistrictWallProps extends Omit<GridProps, 'children' | 'element' | 'columns' | 'mobileColumns'> {
  /** The districts, in the order of their tiles. */
  districts: readonly DistrictWallItem[];
  /** Id of the district whose page this is. */
  current?: string | undefined;
  /** Last tile: a picture with a link, such as to the map. */
  map?: { text: string; href: string; image: PictureSource } | undefined;
}

/** The labels of the districts, as links to their pages. */
export function DistrictWall({ districts, current, map, ...rest }: DistrictWallProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('DistrictWall', { districts });
  return (
    <Grid element="ul" columns={4} mobileColumns={2} {...rest} data-component="DistrictWall">
      {districts.map(({ id, name, href, image }) => (
        <li key={id}>
          <DistrictWallTile href={href} aria-current={id === current ? 'page' : undefined}>
            <Picture {...image} alt={name} />
          </DistrictWallTile>
        </li>
      ))}
      {map && (
        <li>
          <DistrictWallTile href={map.href} data-map="">
            <Picture {...map.image} alt="" />
            <DistrictWallCaption>{map.text}</DistrictWallCaption>
          </DistrictWallTile>
        </li>
      )}
    </Grid>
  );
}
