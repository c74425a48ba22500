import type { Localized } from './languages.ts';

/** Social profiles a person, guest or seller may have; addresses in full. */
export interface SocialLinks {
  twitch?: string;
  twitch2?: string;
  tiktok?: string;
  youtube?: string;
  instagram?: string;
  kick?: string;
  x?: string;
}

/** A creator. Ids are not unique. Without an image, or without any social link, one is not shown (CREATOR-1). */
export interface Creator extends SocialLinks {
  id: number;
  sort: number;
  nick: string;
  /** May be empty. */
  image: string;
  /** Name of the creator's own page under /creators, for the few that have one. */
  slug?: string;
}

/** A level of the battle pass (PASS-1). */
export interface BattlepassCard {
  level: number;
  /** Tickets sold that open the level. */
  amount: number;
  icon: string;
  description: readonly [Localized, Localized];
  enabled: boolean;
  /** Shown as '{n} SÅLDA'. */
  sold?: number;
}

export type ProfileLinkType = 'ig' | 'x' | 'fb' | 'twitch' | 'li' | 'email';

export interface ProfileLink {
  id: number;
  type: ProfileLinkType;
  /** Address; for `email` the bare e-mail address, which becomes mailto: only when asked for. */
  url: string;
}

/** A person: a founder, or whoever is presented on a card (INFO-1). */
export interface ProfileCard {
  id: number;
  name: string;
  roles: Localized;
  photoUrl: string;
  facts: readonly Localized[];
  links: readonly ProfileLink[];
}

export type Founder = ProfileCard;

/** A kind of ticket (TICKET-1). */
export interface TicketCard {
  slug: string;
  headline: Localized;
  preamble: Localized;
  p: Localized;
  p2?: Localized;
  /** Key of `edition.tickets.productGroups`. */
  productGroup?: string;
  /** In SEK. Without it no price is shown. */
  price?: number;
}

/** A place to eat (FOOD-1); `slug` is the sub page under /food. */
export interface FoodCard {
  slug: string;
  image: string;
  headline: Localized;
  paragraph: Localized;
}

export type TournamentGroup = 'official' | 'partner' | 'community';

/** A tournament in a list (ESPORT-1). */
export interface TournamentCard {
  group: TournamentGroup;
  title: Localized;
  image: string;
  alt: Localized;
  /** Internal path, without language. */
  link: string;
}

/** A place to sleep (STAY-1); `slug` is the sub page under /accommodation. */
export interface AccommodationCard {
  slug: string;
  image: string;
  image2x?: string;
  headline: Localized;
  p: Localized;
}

/** A cosplay guest (GUEST-2). */
export interface CosplayGuest extends SocialLinks {
  slug: string;
  img: string;
  name: string;
  /** Role label. */
  short: Localized;
  bio_sv: string;
  bio_en: string;
  web?: string;
}

export type PartnerTier = 'presenting' | 'main' | 'supporting' | 'all';

/** A logo tile of /partners: leads to an own page (`routerLink`), else to an external address (`url`), else nowhere. */
export interface Partner {
  slug: string;
  name: string;
  tier: PartnerTier;
  url?: string;
  routerLink?: string;
}

export interface District {
  slug: string;
  name: Localized;
  icon: string;
  /** Where its label stands on the map, in percent of the picture. */
  map?: { x: number; y: number };
}

/** A card of /activities: leads to a page of the site (`routerLink`), else outside (`url`). */
export interface Activity {
  slug: string;
  title: Localized;
  text: Localized;
  image: string;
  alt: Localized;
  url?: string;
  routerLink?: string;
}

/** A partner LAN event of /friends. */
export interface Friend {
  slug: string;
  name: string;
  image: string;
  url: string;
}

/** A seller of the Geek Bazaar. */
export interface Seller extends SocialLinks {
  slug: string;
  name: string;
  image: string;
  description: Localized;
  facebook?: string;
  web?: string;
}
