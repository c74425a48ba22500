import enArcade from '@edition/copy/en/activityArcade.json';
import svArcade from '@edition/copy/sv/activityArcade.json';
import enConsole from '@edition/copy/en/activityConsole.json';
import svConsole from '@edition/copy/sv/activityConsole.json';
import enSaab from '@edition/copy/en/activitySaab.json';
import svSaab from '@edition/copy/sv/activitySaab.json';
import enVeizla from '@edition/copy/en/veizlaMega.json';
import svVeizla from '@edition/copy/sv/veizlaMega.json';
import enArcane from '@edition/copy/en/arcaneGame.json';
import svArcane from '@edition/copy/sv/arcaneGame.json';
import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { districts } from '@edition/lists/districts.ts';
import { expect, test } from 'vitest';
import { pages } from '../../sitemap.ts';
import { profilesOf } from '../../app/cards.ts';

const places = pages.filter(({ path }) => /^(?:universe|activities)/.test(path));
const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href);

// ROUTE-12
test('the sitemap has all pages of districts and activities', () => {
  const wanted = [
    'universe/districts',
    ...districts.map(({ slug }) => `universe/districts/${slug}`),
    'activities',
    ...'retro console arcade veizla-mega warhammer40k cosplay arcane-game saab geek-bazaar'.split(' ').map(slug => `activities/${slug}`),
    'activities/cosplay/presentation/:name',
  ];
  expect(places.map(({ path }) => path).toSorted()).toEqual(wanted.toSorted());
});

// ROUTE-9
test('Veizla Mega and Warhammer 40,000 are one page', () => {
  const modules = places.filter(({ path }) => /veizla-mega|warhammer40k/.test(path)).map(({ module }) => module);
  expect(modules).toEqual(['places/veizla-mega', 'places/veizla-mega']);
});

test.each([
  ['sv', svArcade],
  ['en', enArcade],
])('the arcade leads to the district, its neighbours and the arcade hall in %s', (_, arcade) => {
  expect(hrefs(arcade.links)).toEqual(['/universe/districts/tokyo-town', '/activities/console', '/activities/retro', 'ext:arcadeHall']);
});

test.each([
  ['sv', svConsole],
  ['en', enConsole],
])('Console Corner has two formats of three rules in %s', (_, { formats }) => {
  expect(formats.items.map(({ id }) => id)).toEqual(['time-score', 'sit-n-go']);
  expect(formats.items.map(({ rules }) => rules.length)).toEqual([3, 3]);
});

test.each([
  ['sv', svSaab],
  ['en', enSaab],
])('the car maker’s page leads to its partner page in %s', (_, saab) => {
  expect(hrefs(saab.links)).toContain('/partners/saab');
});

test.each([
  ['sv', svVeizla],
  ['en', enVeizla],
])('Veizla Mega tells of concept, tickets, travel, beds, contact and channels in %s', (_, veizla) => {
  expect(Object.keys(veizla)).toEqual(expect.arrayContaining(['concept', 'tickets', 'travel', 'accommodation', 'contact', 'social']));
  expect(veizla.tickets.items).toHaveLength(3);
  expect(JSON.stringify(veizla)).not.toMatch(/\w@[\w-]+\.\w/);
});

test.each([
  ['sv', svArcane],
  ['en', enArcane],
])('the first clue reads the same from top to bottom in %s', (_, { clue }) => {
  expect(clue.lines.map(line => line[0]!.toUpperCase()).join('')).toBe('HEADSET');
});

// GUEST-2, GUEST-3
test('every guest can be found by an address in lower case, and has a long bio in both languages', () => {
  expect(cosplayGuests).toHaveLength(8);
  for (const { slug, bio_sv, bio_en } of cosplayGuests) {
    expect(slug).toMatch(/^[a-z-]+$/);
    expect(bio_sv.split('\n\n')).toHaveLength(4);
    expect(bio_en.split('\n\n')).toHaveLength(4);
  }
});

// GUEST-2
test('profiles come in a fixed order, without the channels somebody lacks', () => {
  const profiles = profilesOf({ web: 'https://a.example', twitch: 'https://b.example' }, { twitch: 'Twitch', web: 'Webbplats' });
  expect(profiles).toEqual([
    { id: 'twitch', text: 'Twitch', href: 'https://b.example' },
    { id: 'web', text: 'Webbplats', href: 'https://a.example' },
  ]);
});
