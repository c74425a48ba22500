import type { ExternalNavLink, NavBlock, NavLink } from '../../src/types.ts';

const pages = {
  home: '/home',
  news: '/news',
  eventinfo: '/eventinfo',
  faq: '/faq',
  partners: '/partners',
  esports: '/esports',
  activities: '/activities',
  food: '/food',
  accommodation: '/accommodation',
  schedule: '/schedule',
  tickets: '/tickets',
  parents: '/eventinfo/parents',
  eventrules: '/eventrules',
  districts: '/universe/districts',
  cosplay: '/activities/cosplay',
  retro: '/activities/retro',
  arcade: '/activities/arcade',
  geekBazaar: '/activities/geek-bazaar',
  seatbooking: '/tickets/seatbooking',
  groups: '/tickets/groups',
  creators: '/creators',
  friends: '/friends',
  crew: '/crew',
  about: '/about',
  contact: '/contact',
  signup: '/signup',
  press: '/press',
  label: '/label',
  battlepass: '/tickets/battlepass',
  firstLan: '/eventinfo/first-lan',
  access: '/eventinfo/access',
  easyRead: '/eventinfo/easy-read',
  camping: '/accommodation/camping',
  prizePolicy: '/prize-policy',
  localAmbassador: '/local-ambassador',
  accessibility: '/accessibility',
  privacy: '/privacy',
};
const links = (...keys: (keyof typeof pages)[]): NavLink[] => keys.map(key => ({ key, path: pages[key] }));

export const home: NavLink = { key: 'home', path: pages.home };

/** Small screens show only schedule and tickets (NAV-2). */
export const navbar: readonly NavLink[] = links(
  'news',
  'eventinfo',
  'faq',
  'partners',
  'esports',
  'activities',
  'food',
  'accommodation',
  'schedule',
  'tickets',
);

/** A fifth block, 'follow', is `edition.social`. */
export const menu: readonly NavBlock[] = [
  { key: 'info', links: links('news', 'accommodation', 'food', 'eventinfo', 'parents', 'faq', 'eventrules') },
  { key: 'activities', links: links('activities', 'esports', 'districts', 'cosplay', 'retro', 'arcade', 'geekBazaar') },
  { key: 'tickets', links: links('tickets', 'seatbooking', 'groups', 'partners', 'creators', 'friends', 'crew') },
  { key: 'about', links: links('about', 'contact', 'signup', 'press') },
];

export const popular: readonly NavLink[] = links('tickets', 'schedule', 'parents', 'accommodation', 'faq');

/** A fourth block, 'follow', is `edition.social` (NAV-14). */
export const footer: readonly NavBlock[] = [
  { key: 'festival', links: links('news', 'esports', 'activities', 'districts', 'label', 'creators', 'schedule', 'partners') },
  {
    key: 'visit',
    links: links(
      'tickets',
      'seatbooking',
      'battlepass',
      'groups',
      'eventinfo',
      'parents',
      'firstLan',
      'access',
      'easyRead',
      'faq',
      'food',
      'accommodation',
      'camping',
      'eventrules',
      'prizePolicy',
    ),
  },
  { key: 'join', links: links('crew', 'localAmbassador', 'friends', 'signup', 'about', 'contact', 'press', 'accessibility', 'privacy') },
];

export const linkCollection: ExternalNavLink = { key: 'linkCollection', externalLink: 'linkCollection' };
