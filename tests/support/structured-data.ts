import { edition } from './site.ts';
import type { Thing } from './pages.ts';

// What schema.org and Google's guides require, by type.

type Check = (value: unknown) => boolean;
export type Checks = Record<string, Check>;

const own = edition.siteUrl;

/** All nodes with a type in a value, which excludes references by `@id`. */
export function things(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(things);
  return '@type' in value ? [value as Thing, ...within] : within;
}

export function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  const { '@id': id, ...rest } = value as Thing;
  return id && Object.keys(rest).length === 0 ? [id] : Object.values(value).flatMap(references);
}

const isMoment: Check = value => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value);
const isAddress: Check = value => typeof value === 'string' && URL.canParse(value) && value.startsWith('https://');
export const isOwn: Check = value => isAddress(value) && (value === own || String(value).startsWith(`${own}/`));
const isText: Check = value => typeof value === 'string' && value.trim() !== '';
const isSchema =
  (...names: string[]): Check =>
  value =>
    names.some(name => value === `https://schema.org/${name}`);
const all =
  (check: Check): Check =>
  value => {
    const list = [value].flat();
    return list.length > 0 && list.every(check);
  };
const isMaybe =
  (check: Check): Check =>
  value =>
    value === undefined || check(value);

const event: Checks = { name: isText, startDate: isMoment, endDate: isMaybe(isMoment), url: isOwn, image: isMaybe(all(isOwn)) };
const completeEvent: Checks = {
  ...event,
  endDate: isMoment,
  image: all(isOwn),
  eventStatus: isSchema('EventScheduled', 'EventRescheduled'),
  eventAttendanceMode: isSchema('OfflineEventAttendanceMode'),
};
const performer: Checks = { name: isText, url: isMaybe(isAddress) };

export const required: Record<string, Checks> = {
  Organization: { name: isText, url: isOwn, logo: isOwn, sameAs: all(isAddress) },
  Place: { name: isText, address: value => isText(value) || typeof value === 'object', url: isMaybe(isAddress) },
  PostalAddress: { streetAddress: isText, addressLocality: isText, addressCountry: isText },
  GeoCoordinates: { latitude: Number.isFinite, longitude: Number.isFinite },
  Festival: completeEvent,
  Event: event,
  SportsEvent: { ...completeEvent, sport: isText },
  Offer: { url: isAddress, availability: isSchema('PreOrder', 'InStock', 'SoldOut') },
  NewsArticle: {
    headline: value => isText(value) && String(value).length <= 110,
    datePublished: isMoment,
    dateModified: isMoment,
    image: value => all(isOwn)(value) && (value as string[])[0]!.endsWith('.png'),
    url: isOwn,
    author: all(value => isText((value as Thing)['name']) && (value as Thing)['worksFor'] !== undefined),
  },
  FAQPage: { url: isOwn, mainEntity: value => Array.isArray(value) && value.length > 0 },
  Question: { name: isText, acceptedAnswer: value => isText((value as Thing | undefined)?.['text']) },
  Answer: { text: isText },
  MusicGroup: performer,
  Person: { ...performer, image: isMaybe(isOwn), sameAs: isMaybe(value => (value as unknown[]).every(isAddress)) },
  BreadcrumbList: {
    itemListElement: value => (value as Thing[]).length > 1 && (value as Thing[]).every(({ position }, index) => position === index + 1),
  },
  ListItem: { name: isText, item: isOwn },
  WebSite: { name: isText, url: isOwn, inLanguage: isText, publisher: value => (value as Thing)['@id'] !== undefined },
  SearchAction: { target: value => typeof value === 'object', 'query-input': isText },
  EntryPoint: { urlTemplate: value => isOwn(value) && String(value).endsWith('?q={search_term_string}') },
};

/** The sign-up of a programme item is an offer without a price. */
export const isTicket = (thing: Thing) => thing['@type'] === 'Offer' && 'price' in thing;

/** Missing or wrong properties of a node. An organization without an id, such as a partner who performs, needs only a name. */
export function faults(thing: Thing): string[] {
  const checks = thing['@type'] === 'Organization' && !thing['@id'] ? performer : required[thing['@type']!];
  if (!checks) return [`unknown type ${thing['@type']}`];
  const own = isTicket(thing) ? { ...checks, name: isText, validFrom: isMoment } : checks;
  return Object.entries(own).flatMap(([name, isRight]) =>
    isRight(thing[name]) ? [] : [`${thing['@type']}.${name} is ${JSON.stringify(thing[name])?.slice(0, 80)}`],
  );
}
