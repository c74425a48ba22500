import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { localToInstant, timeItems, walkMinutes } from '@tand/festival';
import { parseSchedule } from '@tand/festival/schemas';
import { describe, expect, it } from 'vitest';
import { edition } from '@edition/edition.ts';
import { districts } from '@edition/lists/districts.ts';
import { readProgramme } from '../check/programmeFile.ts';
import { editionUrl } from './support/folder.ts';
import { isRoute } from './support/routes.ts';

const { data: source } = readProgramme(fileURLToPath(editionUrl));
const log: string[] = [];
const { locations, items } = parseSchedule(source, message => log.push(message));
const timed = timeItems(edition, items, message => log.push(message));
const minutes = (item: (typeof timed)[number]) => (item.end === undefined ? undefined : (item.end - item.start) / 60_000);

it('reads the schedule without dropping an item or warning about times', () => {
  expect(log).toEqual([]);
  expect(items).toHaveLength(source.items.length);
  expect(items.length).toBeGreaterThanOrEqual(120);
});

it('has at least eight places, numbered from 1, each with an item on each day', () => {
  expect(locations.length).toBeGreaterThanOrEqual(8);
  expect(locations.map(place => place.id)).toEqual(locations.map((_, index) => index + 1));
  for (const day of edition.dates.days.keys())
    expect(new Set(items.filter(item => item.day === day).map(item => item.location)).size).toBe(locations.length);
});

it('has every item at an existing place', () => {
  const ids = new Set(locations.map(place => place.id));
  expect(items.filter(item => !ids.has(item.location))).toEqual([]);
});

it('gives the place of each district the name of the district', () => {
  for (const district of districts) expect(locations.find(place => place.id === district.location)?.name_sv).toBe(district.name.sv);
});

// SCHED-12
it('has unique ids without hyphens', () => {
  expect(new Set(items.map(item => item.id)).size).toBe(items.length);
  expect(items.filter(item => item.id.includes('-'))).toEqual([]);
});

it('has every text in both languages', () => {
  const names = new Set(['Cosplay Open', 'Geek Bazaar']);
  expect(items.filter(item => !item.short_desc_sv || !item.short_desc_en || item.short_desc_sv === item.short_desc_en)).toEqual([]);
  expect(items.filter(item => item.name_sv === item.name_en && !names.has(item.name_sv))).toEqual([]);
});

it('has no invalid link, and internal links only to pages', () => {
  for (const field of ['url', 'routerLink'] as const)
    expect(items.filter(item => item[field] !== undefined)).toHaveLength(source.items.filter(item => item[field] !== undefined).length);
  expect(items.flatMap(item => item.routerLink ?? []).filter(path => !isRoute(path))).toEqual([]);
});

// SCHED-47
it('has kind, language and only valid optional fields for every item', () => {
  expect(items.filter(item => !item.kind || !item.language)).toEqual([]);
  const fields = ['kind', 'tags', 'hosts', 'language', 'age', 'signUp', 'access', 'places'] as const;
  const added = (item: object) => Object.fromEntries(Object.entries(item).filter(([field]) => fields.some(one => one === field)));
  const given = new Map(source.items.map(item => [item.id, added(item)]));
  expect(items.filter(item => !isDeepStrictEqual(added(item), given.get(item.id)))).toEqual([]);
  const links = items.flatMap(({ hosts = [], signUp }) => [...hosts.map(({ href }) => href), signUp?.where]);
  expect(links.filter(link => link?.startsWith('/') && !isRoute(link))).toEqual([]);
});

// SCHED-47
it.each<[string, (item: (typeof items)[number]) => boolean, number]>([
  ['a host', item => item.hosts !== undefined, 30],
  ['a sign-up', item => item.signUp !== undefined, 25],
  ['a sign-up that is full', item => item.signUp?.full === true, 3],
  ['an age', item => item.age !== undefined, 5],
  ['sign language', item => item.access?.signLanguage === true, 5],
  ['several places', item => item.places !== undefined, 2],
  ['a language other than Swedish alone', item => item.language !== 'sv', 60],
])('has enough items with %s', (_, is, atLeast) => expect(items.filter(is).length).toBeGreaterThanOrEqual(atLeast));

// SCHED-49
it('has positions with a walk of one to eight minutes between any two places', () => {
  const ways = locations.flatMap(from => locations.map(to => (from === to ? 1 : walkMinutes(from, to))));
  expect(ways.filter(minutes => minutes === undefined || minutes < 1 || minutes > 8)).toEqual([]);
});

it('has its first start at the opening, and its last end at the close of the doors', () => {
  const first = Math.min(...timed.map(item => item.start));
  const last = Math.max(...timed.map(item => item.end ?? item.start));
  expect(first).toBe(localToInstant(edition.dates.doorsOpen, edition.timeZone));
  expect(last).toBe(localToInstant(edition.dates.doorsClose, edition.timeZone));
});

describe('the cases of a real programme', () => {
  it.each([
    ['an open end', (item: (typeof timed)[number]) => item.end === undefined, 3],
    ['an item without duration', item => minutes(item) === 0, 1],
    ['an item of five minutes', item => minutes(item) === 5, 3],
    ['an item of almost 24 hours', item => (minutes(item) ?? 0) > 23.5 * 60, 1],
    ['an item across midnight', item => item.start_time === '23:30' && item.end_time === '02:00', 1],
    ['a start before 05:00', item => item.start_time < '05:00', 3],
    ['a moved item', item => item.old_start_time !== undefined, 6],
    ['a link to another site', item => item.url !== undefined, 2],
    ['a link to a page of the site', item => item.routerLink !== undefined, 60],
    ['a highlight', item => item.highlight, 20],
    ['a name of 80 to 90 letters', item => item.name_sv.length >= 80 && item.name_sv.length <= 90, 2],
  ] as const satisfies readonly [string, (item: (typeof timed)[number]) => boolean, number][])('include %s', (_case, is, atLeast) => {
    expect(timed.filter(is).length).toBeGreaterThanOrEqual(atLeast);
  });

  it('include three items at once in one place', () => {
    const at = (item: (typeof timed)[number]) =>
      timed.filter(other => other.location === item.location && other.start <= item.start && (other.end ?? other.start) > item.start)
        .length;
    expect(Math.max(...timed.map(at))).toBeGreaterThanOrEqual(3);
  });

  it('include an item of the minimum height, and one over 48 units high', () => {
    expect(Math.min(...timed.map(item => item.height))).toBe(2.5);
    expect(Math.max(...timed.map(item => item.height))).toBeGreaterThan(48);
  });
});

it('has a final of each of thirteen tournaments', () => {
  const finals = items.filter(item => item.name_sv.endsWith('final')).flatMap(item => item.routerLink ?? []);
  for (const slug of [
    'cs2',
    'cs2-b',
    'dota2',
    'valorant',
    'valorant-lan',
    'lol',
    'pubg',
    'fortnite',
    'geoguessr',
    'ECEC',
    'cod',
    'aoe',
    'rocket-league',
  ])
    expect(finals).toContain(`/esports/tournaments/${slug}`);
});
