import type { ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Section } from '@tand/ui/foundations/Section';
import { AccommodationCard, type AccommodationCardProps } from '../../components/AccommodationCard/index.ts';
import { Button } from '@tand/ui/components/Button';
import { CallToAction, type CallToActionProps } from '@tand/ui/components/CallToAction';
import { ComparisonSection, type ComparisonSectionProps } from '../ComparisonSection/index.ts';
import { TextColumns, type TextColumnsItem } from '../TextColumns/index.ts';
import { TextPage, type TextPageProps } from '../TextPage/index.ts';
import { TitledSection, type MoreLink } from '../TitledSection/index.ts';

export interface AccommodationPageProps extends Omit<TextPageProps, 'actions' | 'children'> {
  /** The places to sleep, as cards that lead to their pages. */
  places: { title: string; items: readonly (Pick<AccommodationCardProps, 'title' | 'href' | 'actionText' | 'image'> & { text: string })[] };
  /** Ways to sleep beside each other. */
  comparison: Pick<ComparisonSectionProps, 'title' | 'columns' | 'rows' | 'labels'>;
  /** Headed texts below the comparison. */
  texts: readonly TextColumnsItem[];
  /** Booking links, the most usual first. */
  booking: { title: string; text: ReactNode; ways: readonly MoreLink[]; image?: CallToActionProps['image'] };
}

/** All places to sleep: cards, comparison, texts, booking. */
export function AccommodationPage({ places, comparison, texts, booking, ...rest }: AccommodationPageProps) {
  return (
    <TextPage {...rest} data-component="AccommodationPage">
      <TitledSection title={places.title} titleId="places">
        <Grid element="ul" columns={3}>
          {places.items.map(({ text, ...place }) => (
            <li key={place.href}>
              <AccommodationCard {...place}>{text}</AccommodationCard>
            </li>
          ))}
        </Grid>
      </TitledSection>
      {comparison.columns.length > 0 && <ComparisonSection {...comparison} titleId="compare" />}
      {texts.length > 0 && (
        <Section>
          <TextColumns texts={texts} layout="rows" />
        </Section>
      )}
      <CallToAction
        title={booking.title}
        titleId="book"
        image={booking.image}
        actions={booking.ways.map(({ text, ...way }, index) => (
          <Button key={way.href} {...way} variant={index === 0 ? 'primary' : 'neutral'}>
            {text}
          </Button>
        ))}
      >
        {booking.text}
      </CallToAction>
    </TextPage>
  );
}
