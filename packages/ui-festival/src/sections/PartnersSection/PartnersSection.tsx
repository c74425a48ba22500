import { requireProps } from '@tand/ui/styles';
import { PartnerTile, type PartnerTileProps } from '../../components/PartnerTile/index.ts';
import { TitledSection, type TitledSectionProps } from '../TitledSection/index.ts';
import { PartnersSectionWall } from './PartnersSection.styles.ts';

export interface PartnersSectionProps extends Omit<TitledSectionProps, 'children'>, Pick<PartnerTileProps, 'size'> {
  /** Partners in the order of their tiles. */
  partners: readonly (Pick<PartnerTileProps, 'name' | 'href' | 'lettering' | 'band' | 'pattern'> & { id: string })[];
  /** Number of columns from 1200 px. */
  columns?: 1 | 3 | 4 | 6 | undefined;
  /** Whether the tiles are marks: names only, with lines between them. */
  hasMarks?: boolean | undefined;
}

/** Partners as a grid of labels or marks. */
export function PartnersSection({ partners, columns = 6, hasMarks = false, size, titleId, ...rest }: PartnersSectionProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('PartnersSection', { partners });
  return (
    <TitledSection titleId={titleId} {...rest} data-component="PartnersSection">
      <PartnersSectionWall data-columns={columns} data-marks={hasMarks || undefined} role="list" aria-labelledby={titleId}>
        {partners.map(({ id, ...tile }) => (
          <li key={id}>
            <PartnerTile isMark={hasMarks} size={size} {...tile} />
          </li>
        ))}
      </PartnersSectionWall>
    </TitledSection>
  );
}
