import type { ComponentPropsWithRef } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { EmailLink } from '../EmailLink/index.ts';
import { Prose } from '../Prose/index.ts';
import { SocialLinks, type SocialProfileLink } from '../SocialLinks/index.ts';
import { ProfileCardBody, ProfileCardFrame, ProfileCardName } from './ProfileCard.styles.ts';

export interface ProfileCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Name of the person, which is the heading. */
  name: string;
  /** Roles of the person. */
  roles: string;
  /** Portrait: address, size in px and alternative text. */
  image: { src: string; width: number; height: number; alt: string };
  /** Short facts, one per line. */
  facts?: readonly string[] | undefined;
  /** Profiles on other sites. */
  links?: readonly SocialProfileLink[] | undefined;
  /** E-mail address, encoded in the served HTML. */
  email?: string | undefined;
  /** Texts of the list of links and of the e-mail link. */
  labels: { links: string; newTab: string; email: string };
}

/** A person: portrait, roles, facts, profiles and e-mail address. */
export function ProfileCard({ name, roles, image, facts, links, email, labels, ...rest }: ProfileCardProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ProfileCard', { name, roles, image, labels });
  return (
    <ProfileCardFrame data-component="ProfileCard" data-band="card" {...rest}>
      <img {...image} alt={image.alt} loading="lazy" decoding="async" />
      <ProfileCardBody>
        <div>
          <ProfileCardName>{name}</ProfileCardName>
          <p>{roles}</p>
        </div>
        {facts && facts.length > 0 && (
          <Prose>
            <ul role="list">
              {facts.map(fact => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </Prose>
        )}
        {links && links.length > 0 && <SocialLinks profiles={links} labels={{ list: labels.links, newTab: labels.newTab }} />}
        {email && <EmailLink address={email}>{labels.email}</EmailLink>}
      </ProfileCardBody>
    </ProfileCardFrame>
  );
}
