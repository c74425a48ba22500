import type { ComponentPropsWithRef, ReactNode } from 'react';
import { InfoCard } from '@tand/ui/components/InfoCard';
import type { PictureSource } from '@tand/ui/components/Picture';

export interface ActivityCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The activity's name. */
  title: string;
  /** Page of the activity, or another site with `isExternal`; without it the card has no link. */
  href?: string | undefined;
  /** True if `href` is another site, opened in a new tab. */
  isExternal?: boolean | undefined;
  /** Cover, 4:3, with its alternative text. */
  image?: (PictureSource & { alt?: string | undefined }) | undefined;
  /** Name of the place, above the title. */
  place?: string | undefined;
  /** A few words. */
  children?: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
}

/** An activity in a list, with a link to a page, to another site, or without a link. */
export function ActivityCard({ place, ...rest }: ActivityCardProps) {
  return <InfoCard kicker={place} {...rest} data-component="ActivityCard" />;
}
