import { requireProps } from '@tand/ui/styles';
import { CreatorCard, type CreatorCardProps } from '../../components/CreatorCard/index.ts';
import { TitledSection, type TitledSectionProps } from '../TitledSection/index.ts';
import { CreatorsSectionPortraits } from './CreatorsSection.styles.ts';

export interface CreatorsSectionProps extends Omit<TitledSectionProps, 'children'> {
  /** Nick, portrait and page of each creator. */
  creators: readonly Pick<CreatorCardProps, 'nick' | 'image' | 'href'>[];
}

/** Portraits of creators; renders nothing without creators. */
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
