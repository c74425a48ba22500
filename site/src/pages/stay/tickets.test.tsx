import { edition } from '@edition/edition.ts';
import common from '@edition/copy/sv/common.json';
import ages from '@edition/copy/sv/ages.json';
import texts from '@edition/copy/sv/tickets.json';
import { festivalPhases, type FestivalPhase } from '@tand/festival';
import '@testing-library/jest-dom/vitest';
import { within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { Providers } from '../../app/Layout.tsx';
import { createI18n } from '@tand/runtime/i18n';
import { moments } from '../../reviewMoments.ts';
import { Served } from '@tand/runtime/render/served';
import { pages } from '../../sitemap.ts';
import TicketsPage from './tickets.tsx';

const route = {
  path: '/sv/tickets',
  element: (
    <Providers lang="sv">
      <TicketsPage />
    </Providers>
  ),
  handle: pages.find(({ path }) => path === 'tickets'),
};

function cards(phase: FestivalPhase): HTMLElement[] {
  const sale = edition.tickets as { isSoldOut?: boolean };
  if (phase === 'sold-out') {
    sale.isSoldOut = true;
    onTestFinished(() => void delete sale.isSoldOut);
  }
  document.body.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('sv', { sv: { ages, common, tickets: texts } })}>
      <Served value={{ moment: moments[phase === 'sold-out' ? 'on-sale' : phase].start }}>
        <RouterProvider router={createMemoryRouter([route], { initialEntries: [route.path] })} />
      </Served>
    </I18nextProvider>,
  );
  return [...document.querySelectorAll<HTMLElement>('#cards [data-component=TicketCard]')];
}
const buttons = (card: HTMLElement) =>
  within(card)
    .queryAllByRole('link')
    .map(link => link.textContent.replace(` (${common.newTab})`, ''));
const { soldOut, notYet, lastDays, over, atDoor, watch, valid } = texts.cards;

const sold: Readonly<Partial<Record<FestivalPhase, string[]>>> = { 'before-sale': [], during: ['day', 'parents'], after: [] };

// TICKET-2
it.each(festivalPhases)("links cards of tickets that are on sale or sold out to the shop in the page's language: %s", phase => {
  const all = cards(phase);
  expect(all).toHaveLength(4);
  const links = all.flatMap(card => within(card).queryAllByRole('link')).map(link => link.getAttribute('href'));
  const types = sold[phase] ?? ['lan', 'festival', 'day', 'parents'];
  expect(links).toEqual(types.map(type => `${edition.tickets.shopUrl}/sv/${type}-${edition.year}`));
});

it.each([
  ['before-sale', [notYet, notYet, notYet, notYet], []],
  ['last-days', [lastDays, lastDays, lastDays, lastDays], ['Köp LAN-biljett', 'Köp festivalpass', 'Köp dagsbiljett', 'Köp föräldrapass']],
  ['sold-out', [soldOut, soldOut, soldOut, soldOut], [watch, watch, watch, watch]],
  ['during', [over, over, atDoor, atDoor], ['Köp dagsbiljett', 'Köp föräldrapass']],
  ['after', [over, over, over, over], []],
] as [FestivalPhase, string[], string[]][])('shows the state of the sale: %s', (phase, states, named) => {
  const all = cards(phase);
  all.forEach((card, index) => expect(card).toHaveTextContent(states[index]!));
  expect(all.flatMap(buttons)).toEqual(named);
});

it('names the validity on the card of the day pass only', () => {
  expect(valid).not.toContain('{{');
  expect(cards('on-sale').map(card => card.textContent.includes(valid))).toEqual([false, false, true, false]);
});

it.each(['on-sale', 'last-days'] as const)('has buttons to buy all four tickets: %s', phase => {
  const names = cards(phase).flatMap(buttons);
  expect(names).toEqual(['Köp LAN-biljett', 'Köp festivalpass', 'Köp dagsbiljett', 'Köp föräldrapass']);
});
