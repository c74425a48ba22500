import type {
  AccommodationCard,
  Activity,
  Creator,
  District,
  FoodCard,
  Friend,
  Localized,
  Partner,
  SocialLinks,
  TournamentCard,
} from '@tand/festival';

/** Grounds of a page's bands, as the design system names them. */
export const grounds = ['paper', 'wood', 'card', 'blue', 'pink', 'teal', 'night', 'yellow', 'red', 'striker'] as const;
export type Ground = (typeof grounds)[number];

/** What an entry says of its page; an entry without has none. */
export interface EntryLook {
  /** Ground of the opening band. */
  tone: Ground;
  /** Name of its copy file, when it is not the kind and the slug: 'partnerArla'. */
  texts?: string;
}

/** A creator with one line about what they do. */
export interface CreatorEntry extends Creator {
  line: Localized;
  page?: EntryLook;
}

export type DistrictColor = 'red' | 'teal' | 'night' | 'yellow' | 'blue' | 'pink' | 'paper';

/** A district of the hall, number and colour as on its label. */
export interface DistrictEntry extends District {
  number: number;
  color: DistrictColor;
  /** Place id of the schedule. */
  location: number;
  image: string;
  tagline: Localized;
  /** Three to five. */
  highlights: readonly Localized[];
  page: EntryLook & {
    /** Slugs of activities behind its doors, which the page shows one by one under `activities` of its texts. */
    doors?: readonly string[];
  };
}

/** A place that can be entered in the city. Without name, text and way it has those of the card with its slug. */
export interface CityPlaceEntry {
  slug: string;
  district: string;
  /** Ground behind its drawer. */
  ground: Ground;
  name?: Localized;
  text?: Localized;
  href?: string;
  /** What of the programme is here: a place of the schedule, and words in the Swedish names of its items, all of them without. */
  programme: { location: number; words?: readonly string[] };
}

/** Somebody who hides in the city. */
export interface HiddenEntry {
  id: string;
  name: Localized;
  hint: Localized;
}

/** A place of the programme that is no district. */
export interface PlaceEntry {
  /** Place id of the schedule. */
  location: number;
  color: DistrictColor | 'orange' | 'mint' | 'plum';
  /** One letter for small columns and paper. */
  sign: string;
  /** Name of its emblem. */
  icon: string;
}

export interface TournamentEntry extends TournamentCard {
  slug: string;
  /** Key of `edition.links` for the game's or organiser's own page. */
  externalLink: string;
  line: Localized;
  page: TournamentLook;
}

export interface TournamentLook extends EntryLook {
  /** What the Swedish names of its items in the programme begin with: its times come from there. */
  programme: string;
}

/** A page beside a tournament's own, under the same banner and without a card. */
export interface TournamentPart {
  slug: string;
  /** Slug of the tournament. */
  of: string;
  page: TournamentLook;
}

export interface PartnerEntry extends Partner {
  line?: Localized;
  page?: EntryLook & {
    /** None that a partner's label has. */
    tone: 'pink' | 'teal' | 'yellow';
    /** Ground of the quotes; not paper, which stands above and below it. */
    quoteTone: Ground;
    /** Drawing beside the facts: a name under /img/emblems. */
    emblem: string;
    /** Shows the way to the partner's own site. */
    hasSite?: boolean;
  };
}

export interface ActivityEntry extends Activity {
  district?: string;
  page?: EntryLook;
}

export interface FoodEntry extends FoodCard {
  page: EntryLook;
}

export interface AccommodationEntry extends AccommodationCard {
  page: EntryLook & {
    /** Drawing beside the booking: a name under /img/emblems. */
    emblem: string;
  };
}

export interface FriendEntry extends Friend {
  place: Localized;
  line: Localized;
}

/** A card with a picture, a text and one way on: event info on the home page. */
export interface InfoCard {
  slug: string;
  image: string;
  headline: Localized;
  text: Localized;
  cta: Localized;
  /** Internal path, without language. */
  href: string;
}

/** A team of an invitational. */
export interface Team {
  slug: string;
  name: string;
  /** Three letters, as on the score board. */
  tag: string;
  from: Localized;
  description: Localized;
}

/** What the search answers first. */
export interface SearchAnswer {
  /** Internal path, without language, of something that can be found. */
  href: string;
  /** Words of questions that it answers, by language. */
  sv: readonly string[];
  en: readonly string[];
}

/** An advertisement picture of a partner; its `alt` says what it offers. */
export interface Deal {
  slug: string;
  image: string;
  alt: Localized;
}

export interface InstagramPost {
  id: number;
  image: string;
  alt: Localized;
}

/** A link of navbar, menu or footer: `key` names its text, `links.{key}` of the common copy. */
export interface NavLink {
  key: string;
  /** Internal path without language. */
  path: string;
  variant?: 'schedule' | 'primary';
}

export interface NavBlock {
  /** Names the heading: `menu.blocks.{key}` or `footer.headings.{key}` of the common copy. */
  key: string;
  links: readonly NavLink[];
}

/** Footer link that leaves the site: `externalLink` is a key of `edition.links`. */
export interface ExternalNavLink {
  key: string;
  externalLink: string;
}

/** A picture to draw: a cover built on an emblem, or a face from a seed. */
export interface PictureOrder {
  /** Path under /img without extension: 'activities/retro'. */
  name: string;
  kind: 'cover' | 'avatar';
  /** Of a cover: name of the art kit's emblem. */
  emblem?: string;
  /** Of a face: what it is drawn from. */
  seed?: string;
}

export type { SocialLinks };
