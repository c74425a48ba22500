import type { Lang } from '../languages.ts';
import type { Edition } from './schema.ts';

type ProductOf<E extends Pick<Edition, 'tickets'>> = keyof E['tickets']['productGroups'] & string;

/** URL of a product in the shop (TICKET-2). @throws Error for an unknown product */
export function ticketUrl<E extends Pick<Edition, 'tickets'>>(edition: E, lang: Lang, product: ProductOf<E>): string {
  const { shopUrl, productGroups } = edition.tickets;
  const group = Object.hasOwn(productGroups, product) ? productGroups[product] : undefined;
  if (!group) throw new Error(`The edition has no ticket product '${product}'. Add it to tickets.productGroups of the edition file.`);
  return `${shopUrl.replace(/\/+$/, '')}/${lang}/${encodeURIComponent(group)}`;
}

/** @throws Error if the edition has no such link. */
export function externalLink(edition: Pick<Edition, 'links'>, key: string): string {
  const url = Object.hasOwn(edition.links, key) ? edition.links[key] : undefined;
  if (!url) throw new Error(`The edition has no link '${key}'. Add it to links of the edition file.`);
  return url;
}

/** URL of an `ext:`, `ticket:` or http(s) address; undefined for other addresses. */
export function outsideLink(edition: Pick<Edition, 'links' | 'tickets'>, lang: Lang, href: string): string | undefined {
  if (href.startsWith('ext:')) return externalLink(edition, href.slice(4));
  if (href.startsWith('ticket:')) return ticketUrl(edition, lang, href.slice(7));
  return /^https?:/.test(href) ? href : undefined;
}

/** `webcal:` address of a calendar file, which devices offer to subscribe to (SCHED-46). */
export const subscription = ({ siteUrl }: Pick<Edition, 'siteUrl'>, lang: Lang, path: string): string =>
  `${siteUrl.replace(/^https?:/, 'webcal:')}/${lang}/${path}.ics`;
