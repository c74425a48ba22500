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

/** SPEC 3, creator. Ids are not unique. Without an image, or without any social link, a creator is not shown. */
export interface Creator extends SocialLinks {
  id: number;
  sort: number;
  nick: string;
  /** May be empty. */
  image: string;
  /** Name of the creator's own page under /creators, for the few that have one. */
  slug?: string;
}

/** SPEC 3, battlepass card. */
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

/** SPEC 3, presentation card. */
export interface ProfileCard {
  id: number;
  name: string;
  roles: Localized;
  photoUrl: string;
  facts: readonly Localized[];
  links: readonly ProfileLink[];
}

export type Founder = ProfileCard;

/** SPEC 3, ticket card. */
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

/** SPEC 3, food card; `slug` is the sub page under /food. */
export interface FoodCard {
  slug: string;
  image: string;
  headline: Localized;
  paragraph: Localized;
}

export type TournamentGroup = 'official' | 'partner' | 'community';

/** SPEC 3, tournament card. */
export interface TournamentCard {
  group: TournamentGroup;
  title: Localized;
  image: string;
  alt: Localized;
  /** Internal path, without language. */
  link: string;
}

/** SPEC 3, accommodation card; `slug` is the sub page under /accommodation. */
export interface AccommodationCard {
  slug: string;
  image: string;
  image2x?: string;
  headline: Localized;
  p: Localized;
}

/** SPEC 3, cosplay guest presentation. */
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
