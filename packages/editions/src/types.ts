import type { AccommodationCard, Activity, Creator, District, FoodCard, Friend, Localized, Partner, TournamentCard } from '@tand/festival';
import type { Band, EntryOptions } from './entrySchemas.ts';

export interface CreatorEntry extends Creator {
  line: Localized;
  page?: EntryOptions<'creator'>;
}

export type DistrictColor = 'red' | 'teal' | 'night' | 'yellow' | 'blue' | 'pink' | 'paper';

export interface DistrictEntry extends District {
  number: number;
  color: DistrictColor;
  location: number;
  image: string;
  tagline: Localized;
  highlights: readonly (Localized & { href?: string })[];
  page: EntryOptions<'district'>;
}

/** Missing name, text and href are taken from the card with the same slug. */
export interface CityPlaceEntry {
  slug: string;
  district: string;
  background: Band;
  name?: Localized;
  text?: Localized;
  href?: string;
  /** `words`: beginnings of Swedish words in lower case; default: all items. */
  programme: { location: number; words?: readonly string[] };
}

export interface HiddenEntry {
  id: string;
  name: Localized;
  hint: Localized;
}

export interface PlaceEntry {
  location: number;
  color: DistrictColor | 'orange' | 'mint' | 'plum';
  /** Sign of one character on the place's label: 'S'. */
  sign: string;
  icon: string;
}

export interface Hall {
  /** Id of the place in the schedule to which all rows belong. */
  location: number;
  /** Slugs of districts, from the far end to the main entrance. */
  left: readonly string[];
  right: readonly string[];
  /** Slugs of places, in the order of the plan; '' without a place. */
  far: readonly string[];
  /** Minutes on foot from the main entrance. */
  walk: { left: readonly number[]; right: readonly number[]; far: readonly number[] };
  /** Row letters, separated by spaces. */
  rows: Readonly<Record<string, string>>;
}

export interface TournamentEntry extends TournamentCard {
  slug: string;
  line: Localized;
  page: EntryOptions<'tournament'>;
}

export interface TournamentPart {
  slug: string;
  page: EntryOptions<'tournament'>;
}

export interface PartnerEntry extends Partner {
  page?: EntryOptions<'partner'>;
}

export interface ActivityEntry extends Activity {
  district?: string;
  page?: EntryOptions<'activity'>;
}

export interface FoodEntry extends FoodCard {
  page: EntryOptions<'food'>;
}

export interface AccommodationEntry extends AccommodationCard {
  page: EntryOptions<'accommodation'>;
}

export interface FriendEntry extends Friend {
  place: Localized;
  line: Localized;
}

export interface InfoCard {
  slug: string;
  image: string;
  headline: Localized;
  text: Localized;
  cta: Localized;
  href: string;
}

export interface Team {
  slug: string;
  name: string;
  tag: string;
  from: Localized;
  description: Localized;
}

export interface SearchAnswer {
  href: string;
  sv: readonly string[];
  en: readonly string[];
}

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

/** The text of the link is `links.{key}` of the common copy. */
export interface NavLink {
  key: string;
  path: string;
}

export interface NavBlock {
  /** Key below `menu.blocks` or `footer.headings` of the common copy. */
  key: string;
  links: readonly NavLink[];
}

export interface ExternalNavLink {
  key: string;
  externalLink: string;
}

export interface PictureOrder {
  /** Path under /img without extension: 'activities/retro'. */
  name: string;
  kind: 'cover' | 'avatar';
  emblem?: string;
  seed?: string;
}
