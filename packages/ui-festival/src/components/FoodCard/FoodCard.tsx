import { InfoCard, type InfoCardProps } from '@tand/ui/components/InfoCard';
import type { PictureSource } from '@tand/ui/components/Picture';

export interface FoodCardProps extends Omit<InfoCardProps, 'href' | 'isExternal' | 'image' | 'ratio' | 'kicker' | 'tone'> {
  /** Its page. */
  href: string;
  /** The cover, 4 : 3; `srcSet` names a sharper one. Decoration: the title says what it shows. */
  image?: PictureSource | undefined;
}

/** A place to eat; the whole card leads to its page. */
export function FoodCard(props: FoodCardProps) {
  return <InfoCard {...props} data-component="FoodCard" />;
}
