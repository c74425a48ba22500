import type { Lang, Localized } from './languages.ts';

/** Local date in the festival's time zone: '2025-06-13'. */
export type LocalDate = string;

/** Local date and time in the festival's time zone: '2025-06-13T10:00'. */
export type LocalDateTime = string;

export interface EditionDay {
  date: LocalDate;
  name: Localized;
}

export interface EditionDates {
  /** The festival days in order; a schedule item's `day` is an index here. */
  days: readonly EditionDay[];
  ticketRelease: LocalDateTime;
  /** From here on the sale is announced as its last days. */
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

/** Roles of the contact page, `partner` being the address at another domain, and `press` of the press page. */
export type EmailRole = 'support' | 'esport' | 'creators' | 'crew' | 'sales' | 'info' | 'partner' | 'press';

export interface SocialProfile {
  /** 'x', 'discord', 'facebook', 'instagram', 'snapchat', 'tiktok', 'twitch', … */
  id: string;
  label: string;
  url: string;
}

export interface EditionTickets {
  /** Address of the external ticket shop, without language: 'https://tickets.tand.example'. */
  shopUrl: string;
  /** What the site calls a product → the shop's product group in this edition. */
  productGroups: Readonly<Record<string, string>>;
  isSoldOut?: boolean;
}

/** Everything that changes from one year to the next, apart from copy and lists. */
export interface Edition {
  year: number;
  /** The festival's name without year: 'TÄND'. */
  name: string;
  tagline: Localized;
  dates: EditionDates;
  timeZone: 'Europe/Stockholm';
  languages: readonly Lang[];
  defaultLanguage: Lang;
  venue: Venue;
  emails: Readonly<Record<EmailRole, string>>;
  /** External addresses by key: discord, forms, video, map, link collection, … */
  links: Readonly<Record<string, string>>;
  social: readonly SocialProfile[];
  tickets: EditionTickets;
  /** Origin of the site, no slash at the end. */
  siteUrl: string;
  /** Years whose frozen sites stand below `/{year}`, where their archives are at hand. */
  archives?: readonly number[];
}

/** Name with year, as page titles and tickets carry it: 'TÄND 2025'. */
export function editionName(edition: Pick<Edition, 'name' | 'year'>): string {
  return `${edition.name} ${edition.year}`;
}
