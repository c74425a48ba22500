import { Stack } from '@tand/ui/foundations/Stack';
import { requireProps } from '@tand/ui/styles';
import { PartnerTile, type PartnerTileProps } from '../../components/PartnerTile/index.ts';
import { PartnerWall, type PartnerWallProps } from '../../components/PartnerWall/index.ts';
import { TitledSection, type TitledSectionProps } from '../TitledSection/index.ts';

export interface PartnersSectionWall extends Pick<PartnerWallProps, 'columns' | 'hasMarks'> {
  id: string;
  /** Size of the tiles. */
  size?: PartnerTileProps['size'];
  partners: readonly (Pick<PartnerTileProps, 'name' | 'href' | 'lettering' | 'band' | 'pattern'> & { id: string })[];
}

export interface PartnersSectionProps extends Omit<TitledSectionProps, 'children'> {
  /** One wall per tier, the most important first. */
  walls: readonly PartnersSectionWall[];
}

/** Partners by tier, as walls of labels or marks. */
export function PartnersSection({ walls, titleId, ...rest }: PartnersSectionProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('PartnersSection', { walls });
  return (
    <TitledSection titleId={titleId} {...rest} data-component="PartnersSection">
      <Stack gap={5}>
        {walls.map(({ id, partners, columns, hasMarks, size }) => (
          <PartnerWall key={id} columns={columns} hasMarks={hasMarks} aria-labelledby={titleId}>
            {partners.map(({ id: partner, ...tile }) => (
              <PartnerTile key={partner} isMark={hasMarks} size={size} {...tile} />
            ))}
          </PartnerWall>
        ))}
      </Stack>
    </TitledSection>
  );
}
