import { hidden } from '../2025/lists/city.ts';
import { isShown, shownCreators, placeSlug } from '@tand/festival';
import * as schemas from '@tand/festival/schemas';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { edition } from '@edition/edition.ts';
import { facts } from '@edition/facts.ts';
import { readProgramme } from '../check/index.ts';
import { readLists } from '../src/lists.ts';
import { pictureOrders } from '../src/pictures.ts';
import { editionUrl } from './support/folder.ts';
import { isRoute } from './support/routes.ts';

const data = await readLists(fileURLToPath(editionUrl));

const valid = (schema: v.GenericSchema, entries: readonly object[]) =>
  entries.flatMap(entry => (v.safeParse(schema, entry).issues ?? []).map(issue => `${v.getDotPath(issue)}: ${issue.message}`));

const without = (entries: readonly object[], ...added: string[]) =>
  entries.map(entry => Object.fromEntries(Object.entries(entry).filter(([key]) => !added.includes(key))));

const slugs = (entries: readonly object[]) => entries.map(entry => ('slug' in entry ? entry.slug : undefined));

it.each([
  ['creators', schemas.creatorSchema, without(data.creators, 'line', 'page')],
  ['battlepass', schemas.battlepassCardSchema, data.battlepass],
  ['founders', schemas.founderSchema, data.founders],
  ['tickets', schemas.ticketCardSchema, data.tickets],
  ['food', schemas.foodCardSchema, without(data.food, 'page')],
  ['tournaments', schemas.tournamentCardSchema, without(data.tournaments, 'slug', 'line', 'page')],
  ['accommodation', schemas.accommodationCardSchema, without(data.accommodation, 'page')],
  ['cosplayGuests', schemas.cosplayGuestSchema, data.cosplayGuests],
  ['partners', schemas.partnerSchema, without(data.partners, 'page')],
  ['districts', schemas.districtSchema, without(data.districts, 'number', 'color', 'location', 'image', 'tagline', 'highlights', 'page')],
  ['activities', schemas.activitySchema, without(data.activities, 'district', 'page')],
  ['friends', schemas.friendSchema, without(data.friends, 'place', 'line')],
  ['sellers', schemas.sellerSchema, data.sellers],
] as [string, v.GenericSchema, readonly object[]][])('has only valid %s', (_name, schema, entries) => {
  expect(entries.length).toBeGreaterThan(0);
  expect(valid(schema, entries)).toEqual([]);
});

it.each([
  ['accommodation', data.accommodation, 3],
  ['battlepass', data.battlepass, 17],
  ['cosplayGuests', data.cosplayGuests, 8],
  ['deals', data.deals, 9],
  ['districts', data.districts, 7],
  ['food', data.food, 4],
  ['founders', data.founders, 3],
  ['friends', data.friends, 8],
  ['infoCards', data.infoCards, 5],
  ['instagram', data.instagram, 12],
  ['sellers', data.sellers, 10],
  ['tickets', data.tickets, 4],
  ['tournaments', data.tournaments, 13],
  ['valorantTeams', data.valorantTeams, 7],
])('has the required number of %s, without duplicates', (_name, entries, count) => {
  expect(entries).toHaveLength(count);
  const named = slugs(entries).filter(slug => slug !== undefined);
  expect(new Set(named).size).toBe(named.length);
});

describe('creators', () => {
  // CREATOR-4
  it('include at least forty shown creators, and hidden ones', () => {
    expect(data.creators.length).toBeGreaterThanOrEqual(40);
    expect(data.creators.filter(creator => creator.image === '').length).toBeGreaterThan(0);
    expect(data.creators.filter(creator => creator.image !== '' && !isShown(creator)).length).toBeGreaterThan(0);
    expect(shownCreators(data.creators).length).toBeGreaterThanOrEqual(40);
  });

  it('have unique nicks and pictures, but not always unique ids', () => {
    expect(new Set(data.creators.map(creator => creator.id)).size).toBeLessThan(data.creators.length);
    expect(new Set(data.creators.map(creator => creator.nick.toLowerCase())).size).toBe(data.creators.length);
    const pictures = data.creators.flatMap(creator => creator.image || []);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  // CREATOR-4
  it('include two with pages of their own, both shown', () => {
    const own = data.creators.filter(creator => creator.slug !== undefined);
    expect(new Set(slugs(own))).toEqual(new Set(['kebnekajsa', 'turbotant']));
    expect(own.every(isShown)).toBe(true);
  });
});

const inTier = (tier: string) => data.partners.filter(partner => partner.tier === tier);

describe('partners', () => {
  it('are one presenting, three main and eight supporting partners, and others', () => {
    expect(['presenting', 'main', 'supporting'].map(tier => inTier(tier).length)).toEqual([1, 3, 8]);
    expect(inTier('all').length).toBeGreaterThan(4);
    expect(new Set(slugs(data.partners)).size).toBe(data.partners.length);
  });

  it('have a link or a page, except the last', () => {
    const last = data.partners.at(-1)!;
    expect(data.partners.filter(partner => !partner.url && !partner.page)).toEqual([last]);
  });
});

const group = (name: string) => slugs(data.tournaments.filter(tournament => tournament.group === name));

it('lists six official, four partner and three community tournaments', () => {
  expect(['official', 'partner', 'community'].map(name => group(name).length)).toEqual([6, 4, 3]);
});

it('numbers districts and gives each three to five highlights', () => {
  expect(data.districts.map(district => district.number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const { highlights } of data.districts) {
    expect(highlights.length).toBeGreaterThanOrEqual(3);
    expect(highlights.length).toBeLessThanOrEqual(5);
  }
});

it('sells four kinds of tickets, each in the shop', () => {
  expect(data.tickets.map(ticket => ticket.headline.en)).toEqual(['LAN ticket', 'Festival pass', 'Day pass', 'Parents pass']);
  for (const { productGroup } of data.tickets) expect(edition.tickets.productGroups).toHaveProperty(productGroup!);
});

it('links activities to their pages, at most one to each', () => {
  const targets = data.activities.map(activity => activity.routerLink);
  expect(data.activities.length).toBeGreaterThanOrEqual(28);
  expect(targets).toEqual(
    expect.arrayContaining([
      ...['rocket-league', 'geoguessr', 'aoe', 'ECEC', 'cod'].map(slug => `/esports/tournaments/${slug}`),
      ...['elgiganten', 'husqvarna', 'arla', 'cancerfonden'].map(slug => `/partners/${slug}`),
      ...['geek-bazaar', 'saab', 'arcane-game', 'cosplay', 'veizla-mega'].map(slug => `/activities/${slug}`),
      ...['turbotant', 'kebnekajsa'].map(slug => `/creators/${slug}`),
    ]),
  );
  expect(targets.some(path => path?.startsWith('/news/'))).toBe(true);
  const linked = targets.filter(Boolean);
  expect(new Set(linked).size).toBe(linked.length);
});

// TICKET-4
it('describes the LAN hall: rows for all seats, districts and walks as in the programme', () => {
  const { left, right, far, rows, walk, location } = data.hall;
  const letters = Object.values(rows).flatMap(row => row.split(' '));
  expect(letters.toSorted()).toEqual('A B C D E F G H J K L M N P Q R S T U V W X Y Z'.split(' '));
  expect([letters.length, letters.length * facts.rowSeats.number]).toEqual([facts.rows.number, facts.seats.number]);
  const { locations } = readProgramme(fileURLToPath(editionUrl)).data;
  expect(locations.find(({ id }) => id === location)?.name_sv).toBe('LAN-hallen');
  const at = new Map(data.districts.map(({ slug, location: id }) => [slug, locations.find(place => place.id === id)!.at!]));
  const byDepth = (isLeft: boolean) =>
    [...at]
      .filter(([, { y }]) => y > 60 === isLeft)
      .toSorted(([, a], [, b]) => a.x - b.x)
      .map(([slug]) => slug);
  expect([left, right]).toEqual([byDepth(true), byDepth(false)]);
  // Minutes from the main entrance, 30 m beyond the end of the hall, at 75 m a minute.
  for (const place of locations) if (far.includes(placeSlug(place))) at.set(placeSlug(place), place.at!);
  const minutes = (slug: string) => (slug ? Math.round((290 - at.get(slug)!.x + 30) / 75) : 0);
  expect(walk).toEqual({ left: left.map(minutes), right: right.map(minutes), far: far.map(minutes) });
});

const paths = (block: { links: readonly { path: string }[] }) => block.links.map(link => link.path);

describe('navigation', () => {
  // NAV-1
  it('has the links of the bar, and menu blocks of 7, 7, 7 and 4 links', () => {
    expect(data.navbar.map(link => link.path)).toEqual(
      'news eventinfo faq partners esports activities food accommodation schedule tickets'.split(' ').map(page => `/${page}`),
    );
    expect(data.menu.map(block => paths(block).length)).toEqual([7, 7, 7, 4]);
  });

  it('lists each required page once in the footer, and no other page', () => {
    const footer = data.footer.flatMap(paths);
    const required = [
      '/accommodation/camping',
      '/universe/districts',
      '/creators',
      '/tickets/seatbooking',
      '/tickets/battlepass',
      '/tickets/groups',
      '/crew',
      '/local-ambassador',
      '/signup',
      '/prize-policy',
      '/privacy',
      '/label',
      '/accessibility',
      '/eventinfo/parents',
      '/eventinfo/first-lan',
      '/eventinfo/access',
      '/eventinfo/easy-read',
      '/contact',
      '/eventrules',
      '/friends',
      '/press',
      '/about',
      ...data.navbar.map(link => link.path),
    ];
    expect(footer.toSorted()).toEqual([...new Set(required)].toSorted());
  });
});

function valuesOf(field: RegExp, value: unknown = data): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (typeof child === 'string' && field.test(key) ? [child] : valuesOf(field, child)));
}

it('links inside the site only to existing pages', () => {
  const links = valuesOf(/^(routerLink|path|href|link)$/);
  expect(links.length).toBeGreaterThan(80);
  expect(links.filter(path => !isRoute(path))).toEqual([]);
});

it('links out of the site only to .example, partners, the venue or links of the edition', () => {
  const own = new Set<string>([...data.partners.flatMap(partner => partner.url ?? []), ...Object.values(edition.links), edition.venue.url]);
  const links = valuesOf(/^(url|twitch2?|tiktok|youtube|instagram|kick|x|facebook|web)$/).filter(url => url.startsWith('http'));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(url => !own.has(url) && !new URL(url).hostname.endsWith('.example'))).toEqual([]);
});

it('has no text that is equal in both languages, except names', () => {
  const same: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { sv, en } = value as { sv?: unknown; en?: unknown };
    if (typeof sv === 'string' && sv === en) same.push(sv);
    Object.values(value).forEach(walk);
  };
  walk(data);
  const names = new Set([
    ...data.districts.map(district => district.name.sv),
    ...data.tournaments.map(tournament => tournament.title.sv),
    ...hidden.map(({ name }) => name.sv),
  ]);
  expect(same.filter(text => !names.has(text) && text !== 'Console Corner')).toEqual([]);
});

it('has exactly one order of a drawing for each picture that the lists show', () => {
  const wanted = [...new Set(valuesOf(/^(image|image2x|photoUrl)$/).filter(Boolean))];
  const ordered = pictureOrders(data).map(picture => `/img/${picture.name}.svg`);
  expect(ordered.toSorted()).toEqual(wanted.toSorted());
});
