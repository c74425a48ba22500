import type { ComponentPropsWithRef } from 'react';
import { EmailLink } from '../EmailLink/index.ts';
import { FactList } from '../FactList/index.ts';
import { SocialLinks, type SocialProfileLink } from '../SocialLinks/index.ts';
import { ProfileCardBody, ProfileCardFrame, ProfileCardName } from './ProfileCard.styles.ts';

export interface ProfileCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Who it is; the heading. */
  name: string;
  /** What the person does, on one line. */
  roles: string;
  /** The portrait: its address, its size in px and what it shows. */
  image: { src: string; width: number; height: number; alt: string };
  /** Short facts, one a line. */
  facts?: readonly string[] | undefined;
  /** Where else to find them. */
  links?: readonly SocialProfileLink[] | undefined;
  /** Gives the e-mail address when it is asked for; without it there is no such link. */
  getEmail?: (() => string) | undefined;
  /** Level of the name in the outline. */
  level?: 2 | 3 | 4 | undefined;
  /** Name of the list of links, and what is said of new tabs and of mail. */
  labels: { links: string; newTab: string; email: string };
}

/** A person: portrait, roles, facts, profiles and an e-mail address that shows when asked for. */
export function ProfileCard({ name, roles, image, facts, links, getEmail, level = 3, labels, ...rest }: ProfileCardProps) {
  return (
    <ProfileCardFrame data-component="ProfileCard" data-band="card" {...rest}>
      <img {...image} alt={image.alt} loading="lazy" decoding="async" />
      <ProfileCardBody>
        <div>
          <ProfileCardName as={`h${level}`}>{name}</ProfileCardName>
          <p>{roles}</p>
        </div>
        {facts && facts.length > 0 && <FactList facts={facts} />}
        {links && links.length > 0 && <SocialLinks profiles={links} labels={{ list: labels.links, newTab: labels.newTab }} />}
        {getEmail && <EmailLink getAddress={getEmail}>{labels.email}</EmailLink>}
      </ProfileCardBody>
    </ProfileCardFrame>
  );
}
