import { shownCreators, type Creator } from '@tand/festival';
import { entryPages, type Lists } from '../src/entries.ts';

/** Addresses that no list decides on. */
const pages = `
  home about contact press accessibility privacy friends friends/makefriends eventinfo eventinfo/parents eventinfo/first-lan
  eventinfo/access eventinfo/easy-read eventrules faq crew signup local-ambassador label schedule
  prize-policy 404 camping tickets tickets/battlepass tickets/groups tickets/seatbooking news creators esports partners
  partners/elgiganten/deals food universe/districts activities activities/cosplay activities/geek-bazaar
  activities/veizla-mega activities/warhammer40k accommodation`;

const children = (parent: string, slugs: readonly string[]) => slugs.map(slug => `/${parent}/${slug}`);
const slugsOf = (list: unknown) => ((list ?? []) as readonly { slug: string }[]).map(({ slug }) => slug);

/** Every page address of an edition, as an internal path without language. */
export function routesOf(lists: Lists, news: readonly string[]): ReadonlySet<string> {
  return new Set([
    ...pages
      .trim()
      .split(/\s+/)
      .map(path => `/${path}`),
    ...entryPages(lists).map(({ path }) => `/${path}`),
    // One without a page of their own leads to their place in the list.
    ...children(
      'creators',
      shownCreators((lists['creators'] ?? []) as readonly Creator[]).map(({ nick }) => nick),
    ),
    ...children('activities/cosplay/presentation', slugsOf(lists['cosplayGuests'])),
    ...children('news', news),
  ]);
}

/** Addresses of the entries of a year before: those that are gone lead to their list. */
export const goneRoutes = (lists: Lists): ReadonlySet<string> => new Set(entryPages(lists).map(({ path }) => `/${path}`));

/** A path without query and hash. */
export const pathOf = (link: string): string => link.replace(/[?#].*$/, '');
