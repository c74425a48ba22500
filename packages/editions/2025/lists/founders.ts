import type { Founder } from '@tand/festival';
import { profile } from '../../src/builders.ts';

export const founders: readonly Founder[] = [
  {
    id: 1,
    name: 'Sanna Wikdahl',
    roles: { sv: 'Grundare och projektledare', en: 'Founder and project manager' },
    photoUrl: '/img/founders/sanna-wikdahl.svg',
    facts: [
      { sv: 'Höll sitt första LAN i mormors garage 2003.', en: 'Hosted her first LAN in her grandmother’s garage in 2003.' },
      { sv: 'Kan alla utrymningsvägar utantill.', en: 'Knows every emergency exit by heart.' },
      { sv: 'Har aldrig vunnit en match hon själv ordnat.', en: 'Has never won a match she organised.' },
    ],
    links: [
      { id: 1, type: 'li', url: profile('linkedin', 'sannawikdahl') },
      { id: 2, type: 'ig', url: profile('instagram', 'sannawikdahl') },
      { id: 3, type: 'email', url: 'sanna@tand.example' },
    ],
  },
  {
    id: 2,
    name: 'Tobias Malmgren',
    roles: { sv: 'Grundare och nätverkschef', en: 'Founder and head of network' },
    photoUrl: '/img/founders/tobias-malmgren.svg',
    facts: [
      { sv: 'Ritade årets nät på en pizzakartong.', en: 'Drew this year’s network on a pizza box.' },
      { sv: 'Äger en jacka som bor i serverrummet.', en: 'Owns a jacket that lives in the server room.' },
      { sv: 'Säger hej till switchar.', en: 'Says hello to switches.' },
    ],
    links: [
      { id: 1, type: 'x', url: profile('x', 'tobiasmalmgren') },
      { id: 2, type: 'twitch', url: profile('twitch', 'tobiasmalmgren') },
      { id: 3, type: 'email', url: 'tobias@tand.example' },
    ],
  },
  {
    id: 3,
    name: 'Nour Haddad',
    roles: { sv: 'Grundare och scenograf', en: 'Founder and set designer' },
    photoUrl: '/img/founders/nour-haddad.svg',
    facts: [
      { sv: 'Ritar stadsdelarna och skruvar ihop dem själv.', en: 'Draws the districts and screws them together herself.' },
      { sv: 'Sa inte emot i tid när någon föreslog en helikopter.', en: 'Did not object in time when someone suggested a helicopter.' },
      { sv: 'Är Gunvors talesperson.', en: 'Serves as Gunvor’s spokesperson.' },
    ],
    links: [
      { id: 1, type: 'ig', url: profile('instagram', 'nourhaddad') },
      { id: 2, type: 'fb', url: profile('facebook', 'nourhaddad') },
      { id: 3, type: 'email', url: 'nour@tand.example' },
    ],
  },
];
