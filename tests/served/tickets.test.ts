// Built first: @tand/site
import { expect, test } from 'vitest';
import { page } from '../support/app.ts';
import { shifted } from '../support/dates.ts';
import { copy, edition } from '../support/site.ts';

const { ticketRelease, saleLastDays, doorsOpen, doorsClose } = edition.dates;

/** Moments with the states of the cards: of LAN and festival tickets, then of tickets that are also sold at the door. */
const phases = [
  ['a minute before the release', 'sv', shifted(ticketRelease, -1), 'before-sale', 'notYet', 'notYet'],
  ['at the release', 'en', ticketRelease, 'on-sale', undefined, undefined],
  ['a minute before the last days', 'sv', shifted(saleLastDays, -1), 'on-sale', undefined, undefined],
  ['in the last days', 'en', saleLastDays, 'last-days', 'lastDays', 'lastDays'],
  ['with the doors open', 'sv', doorsOpen, 'during', 'over', 'atDoor'],
  ['with the doors closed again', 'en', doorsClose, 'after', 'over', 'over'],
] as const;
const states = ['notYet', 'lastDays', 'soldOut', 'over', 'atDoor'];

// FEST-6, TICKET-6
test.each(phases)('shows on the cards the phase of the sale %s, in %s', async (_when, lang, now, phase, lan, day) => {
  const tickets = await page(`/${lang}/tickets`, { now });
  const { cards } = await copy(lang, 'tickets');
  const { phases: names } = await copy(lang, 'common');
  expect(tickets.body.textContent).toContain(names[phase].headline);
  const items = [...tickets.querySelectorAll('#cards [data-component=TicketCard]')];
  const found = items.map(item => ({
    states: states.filter(state => item.textContent.toLowerCase().includes(cards[state].toLowerCase())),
    links: [...item.querySelectorAll('a')].map(link => link.textContent.includes(cards.watch)),
  }));
  expect(found).toEqual(
    [lan, lan, day, day].map(state => ({ states: state ? [state] : [], links: state === 'over' || state === 'notYet' ? [] : [false] })),
  );
});
