import type { ComponentPropsWithRef, ReactNode } from 'react';
import { InfoCard } from '@tand/ui/components/InfoCard';
import type { PictureSource } from '@tand/ui/components/Picture';

export interface TournamentCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The tournament's name. */
  title: string;
  /** Its page; a challenge that keeps its secret has none. */
  href?: string | undefined;
  /** The cover, 16 : 9, and what it shows. */
  image?: (PictureSource & { alt?: string | undefined }) | undefined;
  /** Shape of the cover: `4:3` for the label of a district. */
  ratio?: '16:9' | '4:3' | undefined;
  /** One line: field and way of playing. */
  children?: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
}

/** A tournament in a list; the whole card leads to its page. */
export function TournamentCard({ ratio = '16:9', ...rest }: TournamentCardProps) {
  return <InfoCard ratio={ratio} {...rest} data-component="TournamentCard" />;
}
