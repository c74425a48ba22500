import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { PictureSource } from '@tand/ui/components/Picture';
import { requireProps } from '@tand/ui/styles';
import {
  CreatorCardActions,
  CreatorCardFrame,
  CreatorCardLine,
  CreatorCardLink,
  CreatorCardNick,
  CreatorCardPortrait,
} from './CreatorCard.styles.ts';

export interface CreatorCardProps extends ComponentPropsWithRef<'div'> {
  /** Nick, in bold below the portrait. */
  nick: string;
  /** Decorative square portrait. */
  image: PictureSource;
  /** Muted line below the nick, such as the creator's game. */
  line?: string | undefined;
  /** Address of the creator's page; without it the nick is text. */
  href?: string | undefined;
  /** Whether the card is marked with a ring. */
  isFocused?: boolean | undefined;
  /** Further links, such as channels. */
  children?: ReactNode;
}

/** A creator: square portrait, nick and one line. */
export function CreatorCard({ nick, image, line, href, isFocused = false, children, ...rest }: CreatorCardProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('CreatorCard', { nick, image });
  // Browsers allow no break after an underscore.
  const words = nick.split(/(?<=_)/).flatMap((part, index) => (index ? [<wbr key={part} />, part] : [part]));
  return (
    <CreatorCardFrame data-component="CreatorCard" data-focused={isFocused || undefined} {...rest}>
      <CreatorCardPortrait {...image} alt="" isFramed />
      <CreatorCardNick>{href ? <CreatorCardLink href={href}>{words}</CreatorCardLink> : words}</CreatorCardNick>
      {line && <CreatorCardLine>{line}</CreatorCardLine>}
      {children && <CreatorCardActions>{children}</CreatorCardActions>}
    </CreatorCardFrame>
  );
}
