import { InfoCard, type InfoCardProps } from '@tand/ui/components/InfoCard';
import type { PictureSource } from '@tand/ui/components/Picture';

export interface AccommodationCardProps extends Omit<InfoCardProps, 'href' | 'isExternal' | 'image' | 'ratio' | 'kicker' | 'band'> {
  /** Address of the accommodation's page. */
  href: string;
  /** Decorative cover, 4:3; `srcSet` may name a sharper one. */
  image?: PictureSource | undefined;
}

/** A place to sleep, in a card that links to its page. */
export function AccommodationCard(props: AccommodationCardProps) {
  return <InfoCard {...props} data-component="AccommodationCard" />;
}
