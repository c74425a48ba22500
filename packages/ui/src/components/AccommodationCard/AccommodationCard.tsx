import type { ComponentPropsWithRef, ReactNode } from 'react';
import { InfoCard } from '../InfoCard/index.ts';
import type { PictureSource } from '../Picture/index.ts';

export interface AccommodationCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Name of the place to sleep. */
  title: string;
  /** Its page. */
  href: string;
  /** The cover, 4 : 3; `srcSet` names a sharper one. Decoration: the title says what it shows. */
  image?: PictureSource | undefined;
  /** What following it gives, in words that look like a link. */
  action?: string | undefined;
  /** A few words. */
  children?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
}

/** A place to sleep, with a picture for sharp screens too; the whole card leads to its page (SPEC 3, accommodation card). */
export function AccommodationCard({ image, ...rest }: AccommodationCardProps) {
  return <InfoCard ratio="4:3" image={image} {...rest} data-component="AccommodationCard" />;
}
