import type { EntryKind } from '@tand/editions';
import { pageTable, type Page } from '@tand/runtime/render/pages';
import { absent, entries, gone } from 'virtual:edition-pages';

type More = Omit<Page, 'path' | 'module' | 'texts'>;

const page = (path: string, module: string, texts: string, more: More = {}): Page => ({ path, module, texts: texts.split(' '), ...more });

const news: More = { reads: ['news'], saysUnknown: true };
const programme: More = { reads: ['programme'], moment: 'now' };
const screen: More = { ...programme, isUnlisted: true, isBare: true, isTimeless: true, saysUnknown: true };

const kinds: Record<EntryKind, Pick<Page, 'module' | 'texts'> & More> = {
  partner: { module: 'people/partner', texts: ['partners'] },
  tournament: { module: 'esports/tournament', texts: ['esports', 'schedule'], reads: ['programme'] },
  district: { module: 'places/district', texts: ['districts', 'accessWords'], ...programme },
  activity: { module: 'places/activity', texts: ['activities'] },
  food: { module: 'stay/food-place', texts: [] },
  accommodation: { module: 'stay/place-to-sleep', texts: [], moment: 'phase' },
  creator: { module: 'people/creator', texts: ['creators'] },
};

const table: Page[] = [
  page('home', 'home', 'home news', { reads: ['news', 'programme'], moment: 'now', hasEvents: true }),
  page('schedule', 'schedule', 'schedule accessWords', { ...programme, hasEvents: true }),
  page('schedule/:item', 'schedule-item', 'schedule accessWords seatPlan', { ...programme, saysUnknown: true }),
  page('schedule/screen/:place', 'schedule-screen', 'schedule accessWords', screen),
  page('news', 'news', 'news', news),
  page('news/page/:page', 'news', 'news', news),
  page('news/topic/:topic', 'news', 'news', news),
  page('news/topic/:topic/page/:page', 'news', 'news', news),
  page('news/:slug', 'article', 'news', news),
  page('search', 'search', 'search'),
  page('404', 'not-found', 'notFound', { isUnlisted: true, isTimeless: true }),
  page('offline', 'offline', 'offline', { isUnlisted: true, isTimeless: true }),
  ...entries.map(({ kind, slug, path, texts }) => ({ ...kinds[kind], path, slug, texts: [texts, ...kinds[kind].texts] })),
  page('tickets', 'stay/tickets', 'tickets ages', { moment: 'phase' }),
  page('tickets/battlepass', 'stay/battlepass', 'ticketsBattlepass label', { hasLookup: true }),
  page('tickets/groups', 'stay/groups', 'ticketsGroups'),
  page('tickets/seatbooking', 'stay/seatbooking', 'ticketsSeatbooking seatPlan'),
  page('food', 'stay/food', 'food'),
  page('accommodation', 'stay/accommodation', 'accommodation'),
  page('universe/districts', 'places/districts', 'districts', programme),
  page('activities', 'places/activities', 'activities'),
  page('activities/geek-bazaar', 'places/geek-bazaar', 'geekBazaar activities'),
  page('activities/veizla-mega', 'places/veizla-mega', 'veizlaMega activities'),
  page('activities/warhammer40k', 'places/veizla-mega', 'veizlaMega activities', { isUnlisted: true }),
  page('activities/cosplay', 'places/cosplay', 'cosplay activities'),
  page('activities/cosplay/presentation/:name', 'places/cosplay-guest', 'cosplay', { saysUnknown: true }),
  page('esports', 'esports/esports', 'esports'),
  page('partners', 'people/partners', 'partners'),
  page('partners/elgiganten/deals', 'people/deals', 'deals'),
  page('creators', 'people/creators', 'creators', { saysUnknown: true }),
  page('creators/:nick', 'people/creators', 'creators', { isUnlisted: true, saysUnknown: true }),
  page('about', 'info/about', 'about'),
  page('contact', 'info/contact', 'contact'),
  page('press', 'info/press', 'press'),
  page('friends', 'info/friends', 'friends'),
  page('friends/makefriends', 'info/make-friends', 'makeFriends'),
  page('eventinfo', 'info/eventinfo', 'eventinfo seatPlan', { moment: 'phase' }),
  page('eventinfo/parents', 'info/guide', 'parents ages'),
  page('eventinfo/first-lan', 'info/guide', 'firstLan'),
  page('eventinfo/access', 'info/guide', 'access accessWords', { slug: 'access', reads: ['programme'] }),
  page('eventinfo/easy-read', 'info/guide', 'easyRead'),
  page('accessibility', 'info/guide', 'accessibility'),
  page('privacy', 'info/guide', 'privacy'),
  page('eventrules', 'info/eventrules', 'eventrules ages'),
  page('faq', 'info/faq', 'faq ages'),
  page('eventrules/consent', 'info/consent', 'consent'),
  page('crew', 'info/crew', 'crew'),
  page('signup', 'info/signup', 'signup'),
  page('label', 'info/label', 'label'),
  page('local-ambassador', 'info/local-ambassador', 'localAmbassador'),
  page('prize-policy', 'info/prize-policy', 'prizePolicy'),
];

/** ROUTE-12. `moment` is `phase` by default: footer and calls to action depend on the phase. */
export const pages: Page[] = table.filter(({ texts }) => !absent.includes(texts[0]!)).map(own => ({ moment: 'phase', ...own }));

/** ROUTE-4 */
export const redirects: { from: string; to: string }[] = [
  { from: '', to: 'home' },
  { from: 'esport', to: 'esports' },
  { from: 'camping', to: 'accommodation/camping' },
  ...gone.map(({ from, to }) => ({ from: from.toLowerCase(), to })),
  ...pages.flatMap(({ path }) => (path.startsWith('universe/') ? [{ from: path.slice('universe/'.length), to: path }] : [])),
];

export const pageAt = pageTable(pages);
