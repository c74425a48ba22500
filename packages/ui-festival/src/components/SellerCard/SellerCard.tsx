import type { ComponentPropsWithRef, ReactNode } from 'react';
import { InfoCard } from '@tand/ui/components/InfoCard';
import type { PictureSource } from '@tand/ui/components/Picture';
import { Stack } from '@tand/ui/foundations/Stack';
import { SocialLinks, type SocialProfileLink } from '@tand/ui/components/SocialLinks';

export interface SellerCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The seller's name. */
  name: string;
  /** Picture of the goods, 4:3, with its alternative text. */
  image?: (PictureSource & { alt?: string | undefined }) | undefined;
  /** Channels of the seller; without any there is no list. */
  profiles?: readonly SocialProfileLink[] | undefined;
  /** `links`: name of the list of channels. `newTab`: text after each link, for screen readers. */
  labels: { links: string; newTab: string };
  /** Description of the goods. */
  children?: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
}

/** A seller of the geek bazaar, with links to their channels. */
export function SellerCard({ name, profiles, labels, children, ...rest }: SellerCardProps) {
  return (
    <InfoCard title={name} {...rest} data-component="SellerCard">
      <Stack gap={4}>
        {children && <div>{children}</div>}
        {profiles && profiles.length > 0 && <SocialLinks profiles={profiles} labels={{ list: labels.links, newTab: labels.newTab }} />}
      </Stack>
    </InfoCard>
  );
}
