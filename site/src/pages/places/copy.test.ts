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
test('lists all pages of districts and activities in the sitemap', () => {
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
test('renders Veizla Mega and Warhammer 40,000 with the same page module', () => {
  const modules = places.filter(({ path }) => /veizla-mega|warhammer40k/.test(path)).map(({ module }) => module);
  expect(modules).toEqual(['places/veizla-mega', 'places/veizla-mega']);
});

test.each([
  ['sv', svArcade],
  ['en', enArcade],
])('links the arcade to its district, its neighbours and the arcade hall in %s', (_, arcade) => {
  expect(hrefs(arcade.links)).toEqual(['/universe/districts/tokyo-town', '/activities/console', '/activities/retro', 'ext:arcadeHall']);
});

test.each([
  ['sv', svConsole],
  ['en', enConsole],
])('has two formats of three rules for Console Corner in %s', (_, { formats }) => {
  expect(formats.items.map(({ id }) => id)).toEqual(['time-score', 'sit-n-go']);
  expect(formats.items.map(({ rules }) => rules.length)).toEqual([3, 3]);
});

test.each([
  ['sv', svSaab],
  ['en', enSaab],
])('links the page of Saab to its partner page in %s', (_, saab) => {
  expect(hrefs(saab.links)).toContain('/partners/saab');
});

test.each([
  ['sv', svVeizla],
  ['en', enVeizla],
])('describes concept, tickets, travel, beds, contact and channels of Veizla Mega in %s', (_, veizla) => {
  expect(Object.keys(veizla)).toEqual(expect.arrayContaining(['concept', 'tickets', 'travel', 'accommodation', 'contact', 'social']));
  expect(veizla.tickets.items).toHaveLength(3);
  expect(JSON.stringify(veizla)).not.toMatch(/\w@[\w-]+\.\w/);
});

test.each([
  ['sv', svArcane],
  ['en', enArcane],
])('hides the word HEADSET in the first letters of the lines of the clue in %s', (_, { clue }) => {
  expect(clue.lines.map(line => line[0]!.toUpperCase()).join('')).toBe('HEADSET');
});

// GUEST-2, GUEST-3
test('has a slug in lower case and a bio of four paragraphs in each language for every guest', () => {
  expect(cosplayGuests).toHaveLength(8);
  for (const { slug, bio_sv, bio_en } of cosplayGuests) {
    expect(slug).toMatch(/^[a-z-]+$/);
    expect(bio_sv.split('\n\n')).toHaveLength(4);
    expect(bio_en.split('\n\n')).toHaveLength(4);
  }
});

// GUEST-2
test('lists profiles in a fixed order, without missing channels', () => {
  const profiles = profilesOf({ web: 'https://a.example', twitch: 'https://b.example' }, { twitch: 'Twitch', web: 'Webbplats' });
  expect(profiles).toEqual([
    { id: 'twitch', text: 'Twitch', href: 'https://b.example' },
    { id: 'web', text: 'Webbplats', href: 'https://a.example' },
  ]);
});
