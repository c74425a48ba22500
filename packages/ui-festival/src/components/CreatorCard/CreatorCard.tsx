import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { PictureSource } from '@tand/ui/components/Picture';
import {
  CreatorCardActions,
  CreatorCardFrame,
  CreatorCardLine,
  CreatorCardLink,
  CreatorCardNick,
  CreatorCardPortrait,
} from './CreatorCard.styles.ts';

export interface CreatorCardProps extends ComponentPropsWithRef<'div'> {
  /** Name they are known by; the heading. */
  nick: string;
  /** Square portrait; decoration beside the nick. */
  image: PictureSource;
  /** One muted line, as the game they play. */
  line?: string | undefined;
  /** The creator's page or channel. */
  href?: string | undefined;
  /** Whether `href` is another site, in a new tab. */
  isExternal?: boolean | undefined;
  /** Rings the card, for the nick that an address asks for. */
  isFocused?: boolean | undefined;
  /** Further links, e.g. the creator's channels. */
  children?: ReactNode;
}

/** A creator: square portrait, nick, one line. */
export function CreatorCard({ nick, image, line, href, isExternal, isFocused = false, children, ...rest }: CreatorCardProps) {
  // A nick has no spaces; it may break after its underscores.
  const words = nick.split(/(?<=_)/).flatMap((part, index) => (index ? [<wbr key={part} />, part] : [part]));
  return (
    <CreatorCardFrame data-component="CreatorCard" data-focused={isFocused || undefined} {...rest}>
      <CreatorCardPortrait {...image} alt="" isFramed />
      <CreatorCardNick>
        {href ? (
          <CreatorCardLink href={href} isExternal={isExternal}>
            {words}
          </CreatorCardLink>
        ) : (
          words
        )}
      </CreatorCardNick>
      {line && <CreatorCardLine>{line}</CreatorCardLine>}
      {children && <CreatorCardActions>{children}</CreatorCardActions>}
    </CreatorCardFrame>
  );
}
