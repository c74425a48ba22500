import { shownText, type Lang } from '../../languages.ts';
import type { Creator, CosplayGuest, Founder, SocialLinks } from '../../lists/schema.ts';
import { absolute, ids, type Node, type SiteEdition } from './node.ts';

const channels = ['twitch', 'twitch2', 'tiktok', 'youtube', 'instagram', 'kick', 'x'] as const;
const profiles = (links: SocialLinks) => channels.flatMap(channel => links[channel] ?? []);

/** Node of a founder, without the e-mail address, which is shown on demand only. */
export function founderPerson(edition: SiteEdition, lang: Lang, { name, roles, photoUrl, links }: Founder): Node {
  return {
    '@type': 'Person',
    name,
    jobTitle: shownText(roles, lang),
    image: absolute(edition, photoUrl),
    sameAs: links.filter(({ type }) => type !== 'email').map(({ url }) => url),
    worksFor: { '@id': ids(edition).organization },
  };
}

export function creatorPerson(edition: SiteEdition, creator: Creator, url: string): Node {
  return {
    '@type': 'Person',
    name: creator.nick,
    url,
    ...(creator.image && { image: absolute(edition, creator.image) }),
    sameAs: profiles(creator),
    performerIn: { '@id': ids(edition).festival },
  };
}

export function guestPerson(edition: SiteEdition, lang: Lang, guest: CosplayGuest, url: string): Node {
  const { name, short, img, web } = guest;
  return {
    '@type': 'Person',
    name,
    url,
    jobTitle: shownText(short, lang),
    image: absolute(edition, img),
    sameAs: [...profiles(guest), ...(web ? [web] : [])],
    performerIn: { '@id': ids(edition).festival },
  };
}
