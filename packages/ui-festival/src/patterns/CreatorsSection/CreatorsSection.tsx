import { Grid } from '@tand/ui/foundations/Grid';
import { CreatorCard, type CreatorCardProps } from '../../components/CreatorCard/index.ts';
import { TitledSection, type TitledSectionProps } from '../TitledSection/index.ts';

export interface CreatorsSectionProps extends Omit<TitledSectionProps, 'children'> {
  /** Name, picture and page of each. */
  creators: readonly Pick<CreatorCardProps, 'nick' | 'image' | 'href'>[];
}

/** The first creators on the home page, six in a row, three on a phone. */
export function CreatorsSection({ creators, tone = 'pink', ...rest }: CreatorsSectionProps) {
  return (
    <TitledSection tone={tone} {...rest} data-component="CreatorsSection">
      <Grid element="ul" columns={6} mobileColumns={3}>
        {creators.map(creator => (
          <li key={creator.nick}>
            <CreatorCard {...creator} />
          </li>
        ))}
      </Grid>
    </TitledSection>
  );
}
