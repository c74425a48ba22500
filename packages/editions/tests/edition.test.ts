import { festivalPhase, localToInstant, ticketUrl } from '@tand/festival';
import { editionSchema } from '@tand/festival/schemas';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { edition } from '@edition/edition.ts';

it('is a valid edition', () => {
  const result = v.safeParse(editionSchema, edition);
  expect(result.issues ?? []).toEqual([]);
});

// SCHED-2
it('has consecutive days, one of them at a weekend, and its sale and doors dates in order', () => {
  const { days, ticketRelease, saleLastDays, doorsOpen, doorsClose } = edition.dates;
  const first = Date.parse(days[0]!.date);
  expect(days.map(({ date }) => (Date.parse(date) - first) / 86_400_000)).toEqual([...days.keys()]);
  expect(days.some(({ date }) => [6, 0].includes(new Date(date).getUTCDay()))).toBe(true);
  expect(doorsOpen.slice(0, 10)).toBe(days[0]!.date);
  const targets = [ticketRelease, saleLastDays, doorsOpen, doorsClose];
  expect(targets.toSorted()).toEqual(targets);
  expect(doorsOpen.slice(0, 4)).toBe(String(edition.year));
});

const phaseAt = (local: string, milliseconds: number) =>
  festivalPhase(edition, new Date(localToInstant(local, edition.timeZone) + milliseconds));

it('passes through its phases at its own dates', () => {
  const { ticketRelease, saleLastDays, doorsOpen, doorsClose } = edition.dates;
  expect(phaseAt(ticketRelease, -1)).toBe('before-sale');
  expect(phaseAt(ticketRelease, 0)).toBe('on-sale');
  expect(phaseAt(saleLastDays, 0)).toBe('last-days');
  expect(phaseAt(doorsOpen, 0)).toBe('during');
  expect(phaseAt(doorsClose, 0)).toBe('after');
});

it('has one e-mail address at a partner, and all others at the festival', () => {
  const hosts = Object.values(edition.emails).map(address => address.split('@')[1]);
  expect(hosts.filter(host => host !== 'tand.example')).toEqual(['veizla.example']);
});

// FEST-2
it('links only to hosts under .example and to listed real organisations', () => {
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

it('lists the seven social channels, each also among the links', () => {
  expect(edition.social.map(profile => profile.id)).toEqual(['x', 'discord', 'facebook', 'instagram', 'snapchat', 'tiktok', 'twitch']);
  const links: Record<string, string> = edition.links;
  for (const { id, url } of edition.social) expect(links[id]).toBe(url);
});

it('builds ticket addresses from the language and a unique product group', () => {
  expect(ticketUrl(edition, 'en', 'lan')).toBe(`${edition.tickets.shopUrl}/en/${edition.tickets.productGroups.lan}`);
  expect(new Set(Object.values(edition.tickets.productGroups)).size).toBe(Object.keys(edition.tickets.productGroups).length);
});
