import { readdirSync } from 'node:fs';
import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { creators } from '@edition/lists/creators.ts';
import { editionUrl } from './folder.ts';

const fixed = [
  'home',
  'about',
  'contact',
  'press',
  'friends',
  'friends/makefriends',
  'eventinfo',
  'eventrules',
  'faq',
  'crew',
  'signup',
  'local-ambassador',
  'schedule',
  'prize-policy',
  '404',
  'camping',
  'tickets',
  'tickets/battlepass',
  'tickets/groups',
  'tickets/seatbooking',
  'food',
  'food/lan-lounge',
  'food/food-trucks',
  'food/restaurants',
  'food/kiosks',
  'news',
  'creators',
  'esports',
  'universe/districts',
  'accommodation',
  'accommodation/camping',
  'accommodation/sleeping-hall',
  'accommodation/cabins',
];

const below: Record<string, string[]> = {
  'esports/tournaments': [
    'geoguessr',
    'ECEC',
    'cod',
    'aoe',
    'cs2',
    'cs2-details',
    'cs2-b',
    'dota2',
    'valorant',
    'valorant-lan',
    'lol',
    'pubg',
    'goals',
    'fortnite',
    'rocket-league',
  ],
  'universe/districts': [
    'mirage-palace',
    'tokyo-town',
    'neon-district',
    'streamer-avenue',
    'tilted-blocks',
    'rosa-helikopter',
    'quiet-lan',
  ],
  activities: ['retro', 'console', 'arcade', 'veizla-mega', 'warhammer40k', 'cosplay', 'arcane-game', 'saab', 'geek-bazaar'],
  'activities/cosplay/presentation': cosplayGuests.map(guest => guest.slug),
  partners: [
    'esplay',
    'asus-rog',
    'tcl',
    'vhd-media',
    'saab',
    'jonkoping-energi',
    'vimla',
    'husqvarna',
    'cancerfonden',
    'arla',
    'elgiganten',
    'elgiganten/deals',
    'backforce',
  ],
  creators: creators.flatMap(creator => creator.slug ?? []),
  news: readdirSync(new URL('news/', editionUrl)).map(file => file.replace(/\.md$/, '')),
};

/** Every page address of SPEC 2.2, as an internal path without language. */
export const routes: ReadonlySet<string> = new Set([
  ...fixed.map(path => `/${path}`),
  ...Object.entries(below).flatMap(([parent, children]) => [`/${parent}`, ...children.map(child => `/${parent}/${child}`)]),
]);

/** Whether a path, with or without query and hash, is a page. */
export const isRoute = (path: string): boolean => routes.has(path.replace(/[?#].*$/, ''));
