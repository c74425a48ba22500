import type { FestivalPhase } from './phases.ts';
import { expect, it } from 'vitest';
import { isClosed } from './sale.ts';

const phases: FestivalPhase[] = ['before-sale', 'on-sale', 'last-days', 'sold-out', 'during', 'after'];

// FEST-6
it.each([
  ['ticket:lan', ['on-sale', 'last-days']],
  ['ticket:camping', ['on-sale', 'last-days']],
  ['ticket:day', ['on-sale', 'last-days', 'during']],
  ['ext:crewForm', ['before-sale', 'on-sale', 'last-days', 'sold-out', 'during']],
  ['ext:tournamentPlatform', ['on-sale', 'last-days', 'sold-out', 'during']],
  ['ext:ecec', ['on-sale', 'last-days', 'sold-out', 'during']],
  ['ext:discord', phases],
  ['/tickets', phases],
])('%s is on sale only in the phases %j', (href, open) => {
  expect(phases.filter(phase => !isClosed(href, phase))).toEqual(open);
});
