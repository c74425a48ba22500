import type { ComponentPropsWithRef, ReactNode } from 'react';
import { InfoCard } from '@tand/ui/components/InfoCard';
import type { PictureSource } from '@tand/ui/components/Picture';

export interface GuestCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The guest's name. */
  name: string;
  /** Role of the guest, such as judge, host or maker. */
  roleName: string;
  /** Address of the presentation. */
  href?: string | undefined;
  /** Square portrait with its alternative text. */
  image?: (PictureSource & { alt?: string | undefined }) | undefined;
  /** Text below the role. */
  children?: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
}

/** A cosplay guest in a list, in a card that links to the presentation. */
export function GuestCard({ name, roleName, children, ...rest }: GuestCardProps) {
  return (
    <InfoCard ratio="1:1" title={name} {...rest} data-component="GuestCard" data-portrait="">
      <p>{roleName}</p>
      {children}
    </InfoCard>
  );
}
