import { edition } from '@edition/edition.ts';
import { externalLink, ticketUrl, type Edition } from '@tand/festival';
import { href as hrefIn, type Lang } from '@tand/runtime/i18n';

/** Address of another site: `ext:discord` is a key of the edition's links, `ticket:lan` a product of its shop. Undefined for other addresses. */
export function outside(href: string, lang: Lang): string | undefined {
  if (href.startsWith('ext:')) return externalLink(edition, href.slice(4));
  if (href.startsWith('ticket:')) return ticketUrl<Pick<Edition, 'tickets'>>(edition, lang, href.slice(7));
  return /^https?:/.test(href) ? href : undefined;
}

/** `webcal:` address of a calendar file, which devices offer to subscribe to (SCHED-46). */
export const subscription = (lang: Lang, path: string) => edition.siteUrl.replace(/^https?:/, 'webcal:') + hrefIn(lang, `${path}.ics`);
