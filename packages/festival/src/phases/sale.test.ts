import { expect, it } from 'vitest';
import { edition } from '../test/fixtures.ts';
import { linkState, periodBoundaries } from './sale.ts';

const entry = { from: 'ticketRelease', until: { day: -12, time: '23:59' } } as const;
const dated = {
  ...edition,
  periods: { 'ext:entry': entry, 'ext:crewForm': { until: 'doorsOpen' }, 'ticket:food': { until: { day: -5, time: '23:59' } } },
} as const;
const moments = [
  '2024-12-13T13:36:59',
  '2024-12-13T13:37:00',
  '2025-06-01T23:58:59',
  '2025-06-01T23:59:00',
  '2025-06-08T23:59:00',
  '2025-06-13T10:00:00',
  '2025-06-16T15:00:00',
];
const [b, o, a] = ['before', 'open', 'after'] as const;

// FEST-6
it.each([
  ['ticket:lan', [b, o, o, o, o, a, a]],
  ['ticket:day', [b, o, o, o, o, o, a]],
  ['ticket:food', [b, o, o, o, a, a, a]],
  ['ext:entry', [b, o, o, a, a, a, a]],
  ['ext:crewForm', [o, o, o, o, o, a, a]],
  ['ext:discord', [o, o, o, o, o, o, o]],
  ['/tickets', [o, o, o, o, o, o, o]],
])('returns the states of the link %s at seven times: %j', (href, states) => {
  expect(moments.map(local => linkState(dated, href, Date.parse(`${local}${local > '2025' ? '+02:00' : '+01:00'}`)))).toEqual(states);
});

it('closes the sale when sold out, except for day passes at the entrance', () => {
  const soldOut = { ...dated, tickets: { ...dated.tickets, isSoldOut: true } };
  expect(linkState(soldOut, 'ticket:lan', Date.parse('2025-03-01T12:00Z'))).toBe('after');
  expect(linkState(soldOut, 'ticket:day', Date.parse('2025-06-14T12:00Z'))).toBe('open');
});

it('lists the instants at which a state changes', () => {
  expect(periodBoundaries(dated).map(instant => new Date(instant).toISOString())).toContain('2025-06-01T21:59:00.000Z');
  expect(periodBoundaries({ ...edition, periods: {} })).toEqual([]);
});
