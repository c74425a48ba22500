import type { Lang, Localized } from '../languages.ts';

/** Local date in the festival's time zone: '2025-06-13'. */
export type LocalDate = string;

/** Local date and time in the festival's time zone: '2025-06-13T10:00'. */
export type LocalDateTime = string;

export interface EditionDay {
  date: LocalDate;
  name: Localized;
}

export interface EditionDates {
  /** In order; `day` of a schedule item is an index here. */
  days: readonly EditionDay[];
  ticketRelease: LocalDateTime;
  /** Start of the last sale days. */
  saleLastDays: LocalDateTime;
  doorsOpen: LocalDateTime;
  doorsClose: LocalDateTime;
}

export interface Venue {
  name: string;
  city: string;
  address: string;
  url: string;
  lat: number;
  lon: number;
}

/** `partner` is at another domain; `press` is for the press page, the others for the contact page. */
export type EmailRole = 'support' | 'esport' | 'creators' | 'crew' | 'sales' | 'info' | 'partner' | 'press';

export interface SocialProfile {
  id: string;
  label: string;
  url: string;
}

export interface EditionTickets {
  /** URL of the external ticket shop, without language: 'https://tickets.tand.example'. */
  shopUrl: string;
  /** Product name on the site → the shop's product group in this edition. */
  productGroups: Readonly<Record<string, string>>;
  isSoldOut?: boolean;
}

/** Everything that changes every year, except copy and lists. */
export interface Edition {
  year: number;
  /** Without year: 'TÄND'. */
  name: string;
  tagline: Localized;
  dates: EditionDates;
  timeZone: 'Europe/Stockholm';
  languages: readonly Lang[];
  defaultLanguage: Lang;
  venue: Venue;
  emails: Readonly<Record<EmailRole, string>>;
  /** External URLs by key: discord, forms, video, map, … */
  links: Readonly<Record<string, string>>;
  social: readonly SocialProfile[];
  tickets: EditionTickets;
  /** Origin without a trailing slash. */
  siteUrl: string;
  /**
   * Local date. Feeds name an article that was published before it by its address, as readers know it, and a later one by its number,
   * which a new slug leaves as it is. Default: all have their number.
   */
  newsNumberedFrom?: LocalDate;
  /** Years with an archived site at `/{year}`. */
  archives?: readonly number[];
}

export function editionName(edition: Pick<Edition, 'name' | 'year'>): string {
  return `${edition.name} ${edition.year}`;
}
