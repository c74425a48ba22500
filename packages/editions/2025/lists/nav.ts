import type { ExternalNavLink, NavBlock, NavLink } from '../../src/types.ts';

export const home: NavLink = { key: 'home', path: '/home' };

/** Fixed bar (NAV-1). Small screens show only schedule and tickets, as buttons. */
export const navbar: readonly NavLink[] = [
  { key: 'news', path: '/news' },
  { key: 'eventinfo', path: '/eventinfo' },
  { key: 'faq', path: '/faq' },
  { key: 'partners', path: '/partners' },
  { key: 'esports', path: '/esports' },
  { key: 'activities', path: '/activities' },
  { key: 'food', path: '/food' },
  { key: 'accommodation', path: '/accommodation' },
  { key: 'schedule', path: '/schedule' },
  { key: 'tickets', path: '/tickets' },
];

/** Blocks of the hamburger menu. A fifth block, 'follow', is `edition.social`. */
export const menu: readonly NavBlock[] = [
  {
    key: 'info',
    links: [
      { key: 'news', path: '/news' },
      { key: 'accommodation', path: '/accommodation' },
      { key: 'food', path: '/food' },
      { key: 'eventinfo', path: '/eventinfo' },
      { key: 'parents', path: '/eventinfo/parents' },
      { key: 'faq', path: '/faq' },
      { key: 'eventrules', path: '/eventrules' },
    ],
  },
  {
    key: 'activities',
    links: [
      { key: 'activities', path: '/activities' },
      { key: 'esports', path: '/esports' },
      { key: 'districts', path: '/universe/districts' },
      { key: 'cosplay', path: '/activities/cosplay' },
      { key: 'retro', path: '/activities/retro' },
      { key: 'arcade', path: '/activities/arcade' },
      { key: 'geekBazaar', path: '/activities/geek-bazaar' },
    ],
  },
  {
    key: 'tickets',
    links: [
      { key: 'tickets', path: '/tickets' },
      { key: 'seatbooking', path: '/tickets/seatbooking' },
      { key: 'groups', path: '/tickets/groups' },
      { key: 'partners', path: '/partners' },
      { key: 'creators', path: '/creators' },
      { key: 'friends', path: '/friends' },
      { key: 'crew', path: '/crew' },
    ],
  },
  {
    key: 'about',
    links: [
      { key: 'about', path: '/about' },
      { key: 'contact', path: '/contact' },
      { key: 'signup', path: '/signup' },
      { key: 'press', path: '/press' },
    ],
  },
];

/** Suggestions of the search. */
export const popular: readonly NavLink[] = [
  { key: 'tickets', path: '/tickets' },
  { key: 'schedule', path: '/schedule' },
  { key: 'parents', path: '/eventinfo/parents' },
  { key: 'accommodation', path: '/accommodation' },
  { key: 'faq', path: '/faq' },
];

/** Every page of the footer (NAV-14). A fourth heading, 'follow', is `edition.social`. */
export const footer: readonly NavBlock[] = [
  {
    key: 'festival',
    links: [
      { key: 'news', path: '/news' },
      { key: 'esports', path: '/esports' },
      { key: 'activities', path: '/activities' },
      { key: 'districts', path: '/universe/districts' },
      { key: 'label', path: '/label' },
      { key: 'creators', path: '/creators' },
      { key: 'schedule', path: '/schedule' },
      { key: 'partners', path: '/partners' },
    ],
  },
  {
    key: 'visit',
    links: [
      { key: 'tickets', path: '/tickets' },
      { key: 'seatbooking', path: '/tickets/seatbooking' },
      { key: 'battlepass', path: '/tickets/battlepass' },
      { key: 'groups', path: '/tickets/groups' },
      { key: 'eventinfo', path: '/eventinfo' },
      { key: 'parents', path: '/eventinfo/parents' },
      { key: 'firstLan', path: '/eventinfo/first-lan' },
      { key: 'access', path: '/eventinfo/access' },
      { key: 'easyRead', path: '/eventinfo/easy-read' },
      { key: 'faq', path: '/faq' },
      { key: 'food', path: '/food' },
      { key: 'accommodation', path: '/accommodation' },
      { key: 'camping', path: '/accommodation/camping' },
      { key: 'eventrules', path: '/eventrules' },
      { key: 'prizePolicy', path: '/prize-policy' },
    ],
  },
  {
    key: 'join',
    links: [
      { key: 'crew', path: '/crew' },
      { key: 'localAmbassador', path: '/local-ambassador' },
      { key: 'friends', path: '/friends' },
      { key: 'signup', path: '/signup' },
      { key: 'about', path: '/about' },
      { key: 'contact', path: '/contact' },
      { key: 'press', path: '/press' },
      { key: 'accessibility', path: '/accessibility' },
      { key: 'privacy', path: '/privacy' },
    ],
  },
];

export const linkCollection: ExternalNavLink = { key: 'linkCollection', externalLink: 'linkCollection' };
