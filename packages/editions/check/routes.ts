import { shownCreators, type Creator } from '@tand/festival';
import { entryPages, type Lists } from '../src/entries.ts';

/** `path:name` where the copy's name differs from the end of the path. */
const pages = `
  home about contact press accessibility privacy friends friends/makefriends:makeFriends eventinfo eventinfo/parents eventinfo/first-lan
  eventinfo/access eventinfo/easy-read eventrules eventrules/consent faq crew signup local-ambassador label schedule
  prize-policy 404:notFound tickets tickets/battlepass:ticketsBattlepass tickets/groups:ticketsGroups
  tickets/seatbooking:ticketsSeatbooking news creators esports partners
  partners/elgiganten/deals food universe/districts activities activities/cosplay activities/geek-bazaar
  activities/veizla-mega activities/warhammer40k:veizlaMega accommodation`;

const children = (parent: string, slugs: readonly string[]) => slugs.map(slug => `/${parent}/${slug}`);
const slugsOf = (list: unknown) => ((list ?? []) as readonly { slug: string }[]).map(({ slug }) => slug);

const camel = (path: string) => path.replace(/^.*\//, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export function routesOf(lists: Lists, copy: Readonly<Record<string, unknown>>, news: readonly string[]): ReadonlySet<string> {
  return new Set([
    ...pages
      .trim()
      .split(/\s+/)
      .map(page => page.split(':'))
      .flatMap(([path = '', name = camel(path)]) => (Object.hasOwn(copy, name) ? [`/${path}`] : [])),
    ...entryPages(lists).map(({ path }) => `/${path}`),
    ...entryPages(lists).flatMap(({ path }) => (path === 'accommodation/camping' ? ['/camping'] : [])),
    // The path of a creator without a page opens the list at that creator.
    ...children(
      'creators',
      shownCreators((lists['creators'] ?? []) as readonly Creator[]).map(({ nick }) => nick),
    ),
    ...children('activities/cosplay/presentation', slugsOf(lists['cosplayGuests'])),
    ...children('news', news),
  ]);
}

export const goneRoutes = (lists: Lists): ReadonlySet<string> => new Set(entryPages(lists).map(({ path }) => `/${path}`));

export const pathOf = (link: string): string => link.replace(/[?#].*$/, '');
