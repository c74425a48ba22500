import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TicketsError } from '../client/errors.ts';
import { cleanTicketQuery, expandTickets } from './ranges.ts';

// LOOKUP-3
describe('the ticket query', () => {
  it.each([
    [
      { reference: ' AB 12 3 ', postal: '554 54' },
      { reference: 'AB123', postal: '55454' },
    ],
    [
      { reference: 'AB\u00a0123', postal: '554\t54' },
      { reference: 'AB123', postal: '55454' },
    ],
    [{ reference: '   ', postal: '55454' }, undefined],
    [{ reference: '', postal: '55454' }, undefined],
    [{ reference: 'AB123', postal: '' }, undefined],
    [{ reference: 'AB123', postal: '  ' }, undefined],
  ])('has no spaces, and is undefined if a value is empty: %o', (query, clean) => {
    expect(cleanTicketQuery(query)).toEqual(clean);
  });

  it('loses nothing but spaces', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (reference, postal) => {
        const clean = cleanTicketQuery({ reference, postal });
        expect(clean?.reference ?? '').not.toMatch(/\s/);
        expect(clean).toEqual(
          reference.trim() && postal.trim()
            ? { reference: reference.split(/\s/).join(''), postal: postal.split(/\s/).join('') }
            : undefined,
        );
      }),
    );
  });
});

// LOOKUP-5
describe('expandTickets', () => {
  const range = { name: 'Kim', timestamp: '2024-12-13T13:37:05+01:00' };

  it.each([
    [1, 1, [1]],
    [41, 44, [41, 42, 43, 44]],
    [0, 2, [0, 1, 2]],
  ])('numbers tickets from %i to %i', (start, end, numbers) => {
    expect(expandTickets({ ...range, start, end })).toEqual(numbers.map(nr => ({ nr, ...range })));
  });

  // LOOKUP-6
  it('accepts 1,000 tickets but not more', () => {
    expect(expandTickets({ ...range, start: 1, end: 1000 })).toHaveLength(1000);
    expect(() => expandTickets({ ...range, start: 1, end: 1001 })).toThrow(new TicketsError('Unknown error'));
  });

  // LOOKUP-6
  it.each([
    [2, 1],
    [1.5, 2],
    [1, Number.NaN],
    [Number.NEGATIVE_INFINITY, 1],
    [1, Number.POSITIVE_INFINITY],
  ])('rejects a range from %s to %s', (start, end) => {
    expect(() => expandTickets({ ...range, start, end })).toThrow(new TicketsError('Unknown error'));
  });

  it('numbers each ticket once, in order, including both ends of the range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 999 }), (start, more) => {
        const tickets = expandTickets({ ...range, start, end: start + more });
        expect(tickets).toHaveLength(more + 1);
        expect(tickets.every((ticket, index) => ticket.nr === start + index)).toBe(true);
      }),
    );
  });
});
