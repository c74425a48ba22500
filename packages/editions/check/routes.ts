import { shownCreators, type Creator } from '@tand/festival';
import { entryPages, type Lists } from '../src/entries.ts';

/** Pages that depend on no list. */
const pages = `
  home about contact press accessibility privacy friends friends/makefriends eventinfo eventinfo/parents eventinfo/first-lan
  eventinfo/access eventinfo/easy-read eventrules faq crew signup local-ambassador label schedule
  prize-policy 404 camping tickets tickets/battlepass tickets/groups tickets/seatbooking news creators esports partners
  partners/elgiganten/deals food universe/districts activities activities/cosplay activities/geek-bazaar
  activities/veizla-mega activities/warhammer40k accommodation`;

const children = (parent: string, slugs: readonly string[]) => slugs.map(slug => `/${parent}/${slug}`);
const slugsOf = (list: unknown) => ((list ?? []) as readonly { slug: string }[]).map(({ slug }) => slug);

/** All pages of an edition, as internal paths without language. */
export function routesOf(lists: Lists, news: readonly string[]): ReadonlySet<string> {
  return new Set([
    ...pages
      .trim()
      .split(/\s+/)
      .map(path => `/${path}`),
    ...entryPages(lists).map(({ path }) => `/${path}`),
    // An entry without a page leads to its place in the list.
    ...children(
      'creators',
      shownCreators((lists['creators'] ?? []) as readonly Creator[]).map(({ nick }) => nick),
    ),
    ...children('activities/cosplay/presentation', slugsOf(lists['cosplayGuests'])),
    ...children('news', news),
  ]);
}

/** Pages of a previous year's entries; removed ones redirect to their list. */
export const goneRoutes = (lists: Lists): ReadonlySet<string> => new Set(entryPages(lists).map(({ path }) => `/${path}`));

export const pathOf = (link: string): string => link.replace(/[?#].*$/, '');
