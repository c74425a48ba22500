import { festivalPhase, ticketUrl } from '@tand/festival';
import { describe, expect, it } from 'vitest';
import { copyVariables } from '../src/variables.ts';
import { edition } from './edition.ts';
import { partners } from './lists/partners.ts';
import { tournaments } from './lists/tournaments.ts';

// COUNT-4, FEST-5
it('has the dates of its days, sale and doors', () => {
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
] as const)('returns the phase at %s: %s', (now, phase) => {
  expect(festivalPhase(edition, new Date(now))).toBe(phase);
});

it('links to the LAN tickets of its year in the shop', () => {
  expect(ticketUrl(edition, 'en', 'lan')).toBe('https://tickets.tand.example/en/lan-2025');
});

describe('the variables of copy', () => {
  it('are Swedish words for Swedish copy', () => {
    expect(copyVariables(edition, 'sv')).toMatchObject({
      festival: 'TÄND',
      year: '2025',
      dates: '13–16 juni',
      doors: 'fredag 13 juni kl. 10.00',
      close: 'måndag 16 juni kl. 15.00',
      release: 'fredag 13 december kl. 13.37',
    });
  });

  it('are English words for English copy', () => {
    expect(copyVariables(edition, 'en')).toMatchObject({
      dates: '13–16 June',
      doors: 'Friday 13 June at 10:00',
      release: 'Friday 13 December at 13:37',
    });
  });

  it('name both months when the festival ends in another month', () => {
    const days = edition.dates.days.with(3, { date: '2025-07-01', name: { sv: 'Tisdag', en: 'Tuesday' } });
    const moved = { ...edition, dates: { ...edition.dates, days } };
    expect(copyVariables(moved, 'sv').dates).toBe('13 juni – 1 juli');
    expect(copyVariables(moved, 'en').dates).toBe('13 June – 1 July');
  });
});

const inTier = (tier: string) => partners.filter(partner => partner.tier === tier).map(partner => partner.slug);
const group = (name: string) => tournaments.filter(tournament => tournament.group === name).map(tournament => tournament.slug);

it('lists its partners and tournaments in their groups', () => {
  expect(inTier('presenting')).toEqual(['elgiganten']);
  expect(inTier('main')).toEqual(['asus-rog', 'tcl', 'saab']);
  expect(inTier('supporting')).toEqual(expect.arrayContaining(['vimla', 'jonkoping-energi', 'vhd-media']));
  expect(inTier('all')).toEqual(expect.arrayContaining(['cancerfonden', 'husqvarna', 'arla', 'backforce', 'esplay']));
  expect(group('official')).toEqual(['cs2', 'dota2', 'valorant-lan', 'lol', 'pubg', 'fortnite']);
  expect(group('partner')).toEqual(['geoguessr', 'ECEC', 'valorant', 'goals']);
  expect(group('community')).toEqual(['cod', 'aoe', 'rocket-league']);
});
