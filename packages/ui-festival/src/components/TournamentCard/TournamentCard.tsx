import type { ComponentPropsWithRef, ReactNode } from 'react';
import { InfoCard } from '@tand/ui/components/InfoCard';
import type { PictureSource } from '@tand/ui/components/Picture';

export interface TournamentCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The tournament's name. */
  title: string;
  /** Address of its page; a secret challenge has none. */
  href?: string | undefined;
  /** Cover, 16:9, with its alternative text. */
  image?: (PictureSource & { alt?: string | undefined }) | undefined;
  /** Aspect ratio of the cover: `4:3` for the label of a district. */
  ratio?: '16:9' | '4:3' | undefined;
  /** One line: number of players and mode. */
  children?: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
}

/** A tournament in a list, in a card that links to its page. */
export function TournamentCard({ ratio = '16:9', ...rest }: TournamentCardProps) {
  return <InfoCard ratio={ratio} {...rest} data-component="TournamentCard" />;
}
