import type { Localized } from '../languages.ts';
import type { TicketKind } from '../tickets/cost.ts';

/** Absolute URLs. */
export interface SocialLinks {
  twitch?: string;
  twitch2?: string;
  tiktok?: string;
  youtube?: string;
  instagram?: string;
  kick?: string;
  x?: string;
}

/** Ids aren't unique. Hidden without an image or a social link (CREATOR-1). */
export interface Creator extends SocialLinks {
  id: number;
  sort: number;
  nick: string;
  image: string;
  /** Path of the creator's page under /creators, if there is one. */
  slug?: string;
}

// PASS-1
export interface BattlepassCard {
  level: number;
  /** Number of tickets sold that opens the level. */
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
  /** URL; for `email` the bare address, which becomes a mailto: link only on request. */
  url: string;
}

/** A founder or another person on a card (INFO-1). */
export interface ProfileCard {
  id: number;
  name: string;
  roles: Localized;
  photoUrl: string;
  facts: readonly Localized[];
  links: readonly ProfileLink[];
}

export type Founder = ProfileCard;

// TICKET-1
export interface TicketCard {
  slug: TicketKind;
  headline: Localized;
  preamble: Localized;
  p: Localized;
  p2?: Localized;
  /** Key of `edition.tickets.productGroups`. */
  productGroup?: string;
}

/** `slug` is the page under /food (FOOD-1). */
export interface FoodCard {
  slug: string;
  image: string;
  headline: Localized;
  paragraph: Localized;
}

export type TournamentGroup = 'official' | 'partner' | 'community';

// ESPORT-1
export interface TournamentCard {
  group: TournamentGroup;
  title: Localized;
  image: string;
  alt: Localized;
  /** Internal path without language. */
  link: string;
}

/** `slug` is the page under /accommodation (STAY-1). */
export interface AccommodationCard {
  slug: string;
  image: string;
  image2x?: string;
  headline: Localized;
  p: Localized;
}

// GUEST-2
export interface CosplayGuest extends SocialLinks {
  slug: string;
  img: string;
  name: string;
  short: Localized;
  bio_sv: string;
  bio_en: string;
  web?: string;
}

export type PartnerTier = 'presenting' | 'main' | 'supporting' | 'all';

/** Links to its page (`routerLink`), else to an external site (`url`), else nowhere. */
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
  /** Position of the label in percent of the picture. */
  map?: { x: number; y: number };
}

/** Links to a page of the site (`routerLink`), else outside (`url`). */
export interface Activity {
  slug: string;
  title: Localized;
  text: Localized;
  image: string;
  alt: Localized;
  url?: string;
  routerLink?: string;
}

export interface Friend {
  slug: string;
  name: string;
  image: string;
  url: string;
}

export interface Seller extends SocialLinks {
  slug: string;
  name: string;
  image: string;
  description: Localized;
  facebook?: string;
  web?: string;
}
