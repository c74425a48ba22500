import type { ComponentPropsWithRef, ReactNode } from 'react';
import { InfoCard } from '@tand/ui/components/InfoCard';
import type { PictureSource } from '@tand/ui/components/Picture';

export interface ActivityCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The activity's name. */
  title: string;
  /** Its page here, or elsewhere with `isExternal`; some only tell. */
  href?: string | undefined;
  /** Whether `href` is another site, in a new tab. */
  isExternal?: boolean | undefined;
  /** The cover, 4 : 3, and what it shows. */
  image?: (PictureSource & { alt?: string | undefined }) | undefined;
  /** Where it takes place, above the title. */
  place?: string | undefined;
  /** A few words. */
  children?: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
}

/** An activity in a list: leads to a page of the site, else outside, else nowhere. */
export function ActivityCard({ place, ...rest }: ActivityCardProps) {
  return <InfoCard kicker={place} {...rest} data-component="ActivityCard" />;
}
