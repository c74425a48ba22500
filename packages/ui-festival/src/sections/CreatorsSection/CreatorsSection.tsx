import { requireProps } from '@tand/ui/styles';
import { CreatorCard, type CreatorCardProps } from '../../components/CreatorCard/index.ts';
import { TitledSection, type TitledSectionProps } from '../TitledSection/index.ts';
import { CreatorsSectionPortraits } from './CreatorsSection.styles.ts';

export interface CreatorsSectionProps extends Omit<TitledSectionProps, 'children'> {
  /** Name, picture and page of each. */
  creators: readonly Pick<CreatorCardProps, 'nick' | 'image' | 'href'>[];
}

/** The first creators on the home page, six in a row, three on phones; nothing without any. */
export function CreatorsSection({ creators, band = 'pink', ...rest }: CreatorsSectionProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('CreatorsSection', { creators });
  if (creators.length === 0) return null;
  return (
    <TitledSection band={band} {...rest} data-component="CreatorsSection">
      <CreatorsSectionPortraits element="ul" columns={6} mobileColumns={3} gap="tight">
        {creators.map(creator => (
          <li key={creator.nick}>
            <CreatorCard {...creator} />
          </li>
        ))}
      </CreatorsSectionPortraits>
    </TitledSection>
  );
}
