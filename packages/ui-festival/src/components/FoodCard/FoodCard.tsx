import { InfoCard, type InfoCardProps } from '@tand/ui/components/InfoCard';
import type { PictureSource } from '@tand/ui/components/Picture';

export interface FoodCardProps extends Omit<InfoCardProps, 'href' | 'isExternal' | 'image' | 'ratio' | 'kicker' | 'band'> {
  /** Address of the food place's page. */
  href: string;
  /** Decorative cover, 4:3; `srcSet` may name a sharper one. */
  image?: PictureSource | undefined;
}

/** A place to eat, in a card that links to its page. */
export function FoodCard(props: FoodCardProps) {
  return <InfoCard {...props} data-component="FoodCard" />;
}
