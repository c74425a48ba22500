import type { ComponentPropsWithRef } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { NewTabLink } from '../../foundations/LinkProvider/index.ts';
import { Icon, socialGlyph } from '../Icon/index.ts';
import { SocialList } from './SocialLinks.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type SocialLinksVariables = Variables<'social-links', 'color' | 'border' | 'radius' | 'gap'>;

export interface SocialProfileLink {
  /** Channel, e.g. `x` or `discord`; unknown ones get a globe. */
  id: string;
  text: string;
  href: string;
}

export interface SocialLinksProps extends ComponentPropsWithRef<'ul'> {
  /** Profiles, in order. */
  profiles: readonly SocialProfileLink[];
  /** Whether names are shown after the icons. */
  hasNames?: boolean | undefined;
  /** Name of the list, and notice of new tabs. */
  labels: { list: string; newTab: string };
}

/** Links to profiles on other sites; renders nothing without profiles. */
export function SocialLinks({ profiles, hasNames = false, labels, ...rest }: SocialLinksProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('SocialLinks', { profiles, labels });
  if (profiles.length === 0) return null;
  return (
    <SocialList data-component="SocialLinks" data-names={hasNames || undefined} role="list" aria-label={labels.list} {...rest}>
      {profiles.map(({ id, text, href }) => (
        <li key={`${id} ${href}`}>
          <NewTabLink href={href} newTab={labels.newTab} aria-label={!hasNames ? text : undefined}>
            <Icon glyph={socialGlyph(id)} />
            {hasNames && text}
          </NewTabLink>
        </li>
      ))}
    </SocialList>
  );
}
