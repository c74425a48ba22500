import { festivalPhase, ticketUrl } from '@tand/festival';
import { editionSchema } from '@tand/festival/schemas';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { edition } from './edition.ts';
import { copyVariables } from '../src/variables.ts';

it('is a valid edition', () => {
  const result = v.safeParse(editionSchema, edition);
  expect(result.issues ?? []).toEqual([]);
});

it('has the dates of SPEC 9', () => {
  expect(edition.dates.days.map(day => day.date)).toEqual(['2025-06-13', '2025-06-14', '2025-06-15', '2025-06-16']);
  expect(edition.dates.doorsOpen).toBe('2025-06-13T10:00');
  expect(edition.dates.ticketRelease).toBe('2024-12-13T13:37');
  expect(edition.dates.doorsClose).toBe('2025-06-16T15:00');
});

it.each([
  ['2024-12-13T12:36:59Z', 'before-sale'],
  ['2024-12-13T12:37:00Z', 'on-sale'],
  ['2025-06-05T22:00:00Z', 'last-days'],
  ['2025-06-13T08:00:00Z', 'during'],
  ['2025-06-16T13:00:00Z', 'after'],
] as const)('is at %s in the phase %s', (now, phase) => {
  expect(festivalPhase(edition, new Date(now))).toBe(phase);
});

it('gives every role an address under .example, one of them at a partner', () => {
  const hosts = Object.values(edition.emails).map(address => address.split('@')[1]);
  expect(hosts.filter(host => host !== 'tand.example')).toEqual(['veizla.example']);
});

it('links to hosts under .example and to real organisations only', () => {
  const real = new Set([
    'www.elmia.se',
    'www.openstreetmap.org',
    'www.jlt.se',
    'www.sj.se',
    'www.counter-strike.net',
    'www.dota2.com',
    'playvalorant.com',
    'www.leagueoflegends.com',
    'pubg.com',
    'www.fortnite.com',
    'www.geoguessr.com',
    'goals.co',
    'www.callofduty.com',
    'www.ageofempires.com',
    'liquipedia.net',
    'www.rocketleague.com',
    'www.warhammer.com',
  ]);
  const hosts = Object.values(edition.links).map(url => new URL(url).hostname);
  expect(hosts.filter(host => !host.endsWith('.example') && !real.has(host))).toEqual([]);
});

it('lists the seven social channels of SPEC 2.3, each also among the links', () => {
  expect(edition.social.map(profile => profile.id)).toEqual(['x', 'discord', 'facebook', 'instagram', 'snapchat', 'tiktok', 'twitch']);
  const links: Record<string, string> = edition.links;
  for (const { id, url } of edition.social) expect(links[id]).toBe(url);
});

it('forms ticket addresses with language and product group', () => {
  expect(ticketUrl(edition, 'en', 'lan')).toBe('https://tickets.tand.example/en/lan-2025');
  expect(new Set(Object.values(edition.tickets.productGroups)).size).toBe(Object.keys(edition.tickets.productGroups).length);
});

describe('the words copy may use', () => {
  it('are Swedish in Swedish', () => {
    expect(copyVariables(edition, 'sv')).toMatchObject({
      festival: 'TÄND',
      year: '2025',
      dates: '13–16 juni',
      doors: 'fredag 13 juni kl. 10.00',
      close: 'måndag 16 juni kl. 15.00',
      release: 'fredag 13 december kl. 13.37',
    });
  });

  it('are English in English', () => {
    expect(copyVariables(edition, 'en')).toMatchObject({
      dates: '13–16 June',
      doors: 'Friday 13 June at 10:00',
      release: 'Friday 13 December at 13:37',
    });
  });

  it('name both months when the festival crosses into another', () => {
    const days = edition.dates.days.with(3, { date: '2025-07-01', name: { sv: 'Tisdag', en: 'Tuesday' } });
    const moved = { ...edition, dates: { ...edition.dates, days } };
    expect(copyVariables(moved, 'sv').dates).toBe('13 juni – 1 juli');
    expect(copyVariables(moved, 'en').dates).toBe('13 June – 1 July');
  });
});
