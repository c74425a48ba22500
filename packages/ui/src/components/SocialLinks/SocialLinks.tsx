import type { ComponentPropsWithRef } from 'react';
import { asList } from '../../styles/asList.ts';
import { NewTabLink } from '../../foundations/LinkProvider/index.ts';
import { Icon, socialGlyph } from '../Icon/index.ts';
import { SocialList } from './SocialLinks.styles.ts';
import type { SocialLinksVariant } from './SocialLinks.variants.ts';

export interface SocialProfileLink {
  /** Channel: `x`, `discord`, `twitch`, …; unknown ones get a globe. */
  id: string;
  /** Name of the channel. */
  text: string;
  /** Address of the profile. */
  href: string;
}

export interface SocialLinksProps extends ComponentPropsWithRef<'ul'> {
  /** The profiles, in their order. */
  profiles: readonly SocialProfileLink[];
  /** Icons alone, or with the names of the channels. */
  variant?: SocialLinksVariant | undefined;
  /** `list` names the list; `newTab` is said after each name. */
  labels: { list: string; newTab: string };
}

/** Profiles elsewhere, each in a new tab. */
export function SocialLinks({ profiles, variant = 'icons', labels, ...rest }: SocialLinksProps) {
  return (
    <SocialList data-component="SocialLinks" data-variant={variant} {...asList} aria-label={labels.list} {...rest}>
      {profiles.map(({ id, text, href }) => (
        <li key={`${id} ${href}`}>
          <NewTabLink href={href} newTab={labels.newTab} aria-label={variant === 'icons' ? text : undefined}>
            <Icon glyph={socialGlyph(id)} />
            {variant === 'names' && text}
          </NewTabLink>
        </li>
      ))}
    </SocialList>
  );
}
