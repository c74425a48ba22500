import { challenges } from '@edition/lists/challenges.ts';
import { tournamentParts, tournaments } from '@edition/lists/tournaments.ts';
import { valorantTeams } from '@edition/lists/valorantTeams.ts';
import { editionOf } from '@tand/editions';
import { readProgramme } from '@tand/editions/check';
import { readCopy } from '@tand/editions/node';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pages as all } from '../../sitemap.ts';

const esports = all.filter(({ path }) => path.startsWith('esports'));

const slugs = 'geoguessr ECEC cod aoe cs2 cs2-details cs2-b dota2 valorant valorant-lan lol pubg goals fortnite rocket-league'.split(' ');
const folder = resolve(import.meta.dirname, '../../../../packages/editions', editionOf(process.env));
const fileOf = (lang: string, name: string) => JSON.stringify(readCopy(lang, folder)[name]);
const pages = esports.flatMap(({ path, texts }) => (['sv', 'en'] as const).map(lang => ({ path, lang, copy: fileOf(lang, texts[0]!) })));
const tournamentPages = pages.filter(({ path }) => path !== 'esports');
const copyOf = (slug: string, lang: 'sv' | 'en') => pages.find(page => page.path.endsWith(`/${slug}`) && page.lang === lang)!.copy;

// ROUTE-12
test('lists all esports pages in the sitemap', () => {
  expect(esports.map(({ path }) => path).toSorted()).toEqual(['esports', ...slugs.map(slug => `esports/tournaments/${slug}`)].toSorted());
});

test('has a page for every tournament of the list', () => {
  const paths = esports.map(({ path }) => `/${path}`);
  for (const { link } of tournaments) expect(paths).toContain(link);
});

// ESPORT-1, ESPORT-4
test('lists four challenges and seven teams', () => {
  expect(challenges).toHaveLength(4);
  expect(valorantTeams).toHaveLength(7);
});

test.each(tournamentPages)('has more than 250 words on $path in $lang', ({ copy }) => {
  const { meta: _, ...texts }: Record<string, unknown> = JSON.parse(copy);
  const words = JSON.stringify(texts).match(/\p{L}{2,}/gu) ?? [];
  expect(words.length).toBeGreaterThan(250);
});

test.each(tournamentPages)('has an external link and a link to the prize policy on $path in $lang', ({ copy }) => {
  expect(copy).toMatch(/"href":"ext:\w+"/);
  expect(copy).toContain('(/prize-policy)');
});

test.each([
  ['cs2', ['/esports/tournaments/cs2-b', '/esports/tournaments/cs2-details']],
  ['valorant', ['/esports/tournaments/valorant-lan', '/esports/tournaments/lol']],
  ['aoe', ['/tickets', 'ext:aoeSignup', 'ext:aoeWiki']],
] as const)('has the required links on the page of %s', (slug, links) => {
  for (const lang of ['sv', 'en'] as const) for (const link of links) expect(copyOf(slug, lang)).toContain(link);
});

test('has times in the programme for every tournament', () => {
  const names = readProgramme(folder).data.items.map(item => item.name_sv);
  for (const { slug, page } of [...tournaments, ...tournamentParts])
    expect([slug, names.some(item => item.startsWith(page.programme))]).toEqual([slug, true]);
});

const dayNames = { sv: ['fre', 'lör', 'sön'], en: ['fri', 'sat', 'sun'] };

// ESPORT-8
test.each(['sv', 'en'] as const)('states only days on which a tournament has items, and always the last of these, in %s', lang => {
  const { items } = readProgramme(folder).data;
  for (const { slug, page } of tournaments) {
    const { facts } = JSON.parse(copyOf(slug, lang)) as { facts: { days: string } };
    const days = items.filter(item => item.name_sv.startsWith(page.programme)).map(({ day }) => dayNames[lang][day]);
    const named = facts.days
      .toLowerCase()
      .split('–')
      .map(name => name.slice(0, 3));
    expect([slug, days]).toEqual([slug, expect.arrayContaining(named)]);
    expect([slug, named.at(-1)]).toEqual([slug, dayNames[lang].findLast(name => days.includes(name))]);
  }
});
