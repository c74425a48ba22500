import { readFileSync } from 'node:fs';
import { edition } from '@edition/edition.ts';
import { cleanTicketQuery, expandTickets, localToInstant } from '@tand/festival';
import { expect, it } from 'vitest';
import { battlepass } from '@edition/lists/battlepass.ts';
import { editionUrl } from './support/folder.ts';

const [head, ...lines] = readFileSync(new URL('tickets.sample.csv', editionUrl), 'utf8').trim().split('\n');
const orders = lines.map(line => {
  const [reference = '', postal = '', start, end, name = '', timestamp = ''] = line.split(',');
  return { reference, postal, start: Number(start), end: Number(end), name, timestamp };
});

it('has the columns that the importer expects', () => expect(head).toBe('reference,postal,start,end,name,timestamp'));

it("has references and postal codes in the form to which visitors' input is normalized", () => {
  for (const { reference, postal } of orders) expect(cleanTicketQuery({ reference, postal })).toEqual({ reference, postal });
  expect(new Set(orders.map(order => order.reference)).size).toBe(orders.length);
  expect(orders.every(order => /^[A-Z0-9]{8}$/.test(order.reference) && /^\d{5}$/.test(order.postal))).toBe(true);
});

it('numbers each ticket once, in the order of purchase, with no purchase before the release', () => {
  for (const [index, order] of orders.entries()) {
    expect(expandTickets(order)).toHaveLength(order.end - order.start + 1);
    expect(Date.parse(order.timestamp)).toBeGreaterThanOrEqual(localToInstant(edition.dates.ticketRelease, edition.timeZone));
    const before = orders[index - 1];
    if (!before) continue;
    expect(order.start).toBeGreaterThan(before.end);
    expect(Date.parse(order.timestamp)).toBeGreaterThan(Date.parse(before.timestamp));
  }
});

// PASS-1
it('enables exactly those of the seventeen Battle Pass levels that ticket sales have reached', () => {
  const amounts = [100, 200, 350, 550, 650, 750, 800, 950, 1110, 1337, 1500, 1600, 1750, 2000, 2500, 4000, 5000];
  expect(battlepass.map(({ level, amount }) => [level, amount])).toEqual(amounts.map((amount, index) => [index + 1, amount]));
  const sold = orders.at(-1)?.end ?? 0;
  for (const card of battlepass) {
    expect([card.level, card.enabled]).toEqual([card.level, card.amount <= sold]);
    expect([card.level, (card.sold ?? 0) >= card.amount]).toEqual([card.level, card.enabled]);
  }
});
