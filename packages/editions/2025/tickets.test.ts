import { readFileSync } from 'node:fs';
import { battlepassLevels, cleanTicketQuery, expandTickets } from '@tand/festival';
import { expect, it } from 'vitest';
import { battlepass } from './lists/battlepass.ts';

const [head, ...lines] = readFileSync(new URL('tickets.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const orders = lines.map(line => {
  const [reference = '', postal = '', start, end, name = '', timestamp = ''] = line.split(',');
  return { reference, postal, start: Number(start), end: Number(end), name, timestamp };
});

it('has the columns of the importer and about sixty orders', () => {
  expect(head).toBe('reference,postal,start,end,name,timestamp');
  expect(orders).toHaveLength(60);
});

it('is found by what a visitor types, without spaces', () => {
  for (const { reference, postal } of orders) expect(cleanTicketQuery({ reference, postal })).toEqual({ reference, postal });
  expect(new Set(orders.map(order => order.reference)).size).toBe(orders.length);
  expect(orders.every(order => /^[A-Z0-9]{8}$/.test(order.reference) && /^\d{5}$/.test(order.postal))).toBe(true);
});

it('holds orders of one ticket and one of forty', () => {
  const sizes = orders.map(order => expandTickets(order).length);
  expect(Math.min(...sizes)).toBe(1);
  expect(Math.max(...sizes)).toBe(40);
});

it('numbers tickets once, in the order they were bought, from the release on', () => {
  for (const [index, order] of orders.entries()) {
    const before = orders[index - 1];
    if (!before) continue;
    expect(order.start).toBeGreaterThan(before.end);
    expect(Date.parse(order.timestamp)).toBeGreaterThan(Date.parse(before.timestamp));
  }
  expect(Date.parse(orders[0]!.timestamp)).toBeGreaterThanOrEqual(Date.parse('2024-12-13T13:37:00+01:00'));
});

it('has sold past the last level that burns, not past the next', () => {
  const last = orders.at(-1)!.end;
  expect(last).toBeGreaterThan(battlepassLevels[11]!.amount);
  expect(last).toBeLessThan(battlepassLevels[12]!.amount);
});

it('has the levels of SPEC 3, with a count on those that burn', () => {
  expect(battlepass.map(({ level, amount, enabled }) => ({ level, amount, enabled }))).toEqual(battlepassLevels);
  for (const card of battlepass) expect(card.sold === undefined).toBe(!card.enabled);
  for (const card of battlepass.filter(({ enabled }) => enabled)) expect(card.sold).toBeGreaterThanOrEqual(card.amount);
});
