import type { Edition } from './edition.ts';
import type { Lang } from './languages.ts';

const httpUrl = /^https?:\/\/[^\s]+$/i;
const mailUrl = /^mailto:[^\s]+$/i;
// '//host' and '/\host' leave the site; control characters are skipped by browsers and would hide such a start.
const internalPath = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

/** An address outside the site that may be linked: http, https or mailto (NEWS-12). */
export function isExternalUrl(url: string): boolean {
  return (httpUrl.test(url) && URL.canParse(url)) || mailUrl.test(url);
}

/** A path inside the site: one slash first. */
export function isInternalPath(path: string): boolean {
  return internalPath.test(path);
}

/** What a news or schedule entry leads to. */
export interface LinkTarget {
  href: string;
  isExternal: boolean;
}

/** The link of an entry: the external address if it has one, else the internal path, else none (NEWS-9, SCHED-8). */
export function linkTarget(url: string | undefined, routerLink: string | undefined): LinkTarget | undefined {
  if (url) return { href: url, isExternal: true };
  return routerLink ? { href: routerLink, isExternal: false } : undefined;
}

type ProductOf<E extends Pick<Edition, 'tickets'>> = keyof E['tickets']['productGroups'] & string;

/**
 * Address of a product in the external ticket shop, in the active language (TICKET-2).
 * @throws Error when the edition sells no such product.
 */
export function ticketUrl<E extends Pick<Edition, 'tickets'>>(edition: E, lang: Lang, product: ProductOf<E>): string {
  const { shopUrl, productGroups } = edition.tickets;
  const group = Object.hasOwn(productGroups, product) ? productGroups[product] : undefined;
  if (!group) throw new Error(`The edition has no ticket product '${product}'. Add it to tickets.productGroups of the edition file.`);
  return `${shopUrl.replace(/\/+$/, '')}/${lang}/${encodeURIComponent(group)}`;
}

/**
 * External address by its key in the edition file.
 * @throws Error when the edition has no such link.
 */
export function externalLink(edition: Pick<Edition, 'links'>, key: string): string {
  const url = Object.hasOwn(edition.links, key) ? edition.links[key] : undefined;
  if (!url) throw new Error(`The edition has no link '${key}'. Add it to links of the edition file.`);
  return url;
}
