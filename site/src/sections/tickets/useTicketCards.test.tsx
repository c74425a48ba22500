import { edition } from '@edition/edition.ts';
import { facts } from '@edition/facts.ts';
import common from '@edition/copy/sv/common.json';
import texts from '@edition/copy/sv/tickets.json';
import { copyVariables } from '@tand/editions';
import { festivalPhases, type FestivalPhase } from '@tand/festival';
import { TicketsSection } from '@tand/ui-festival';
import '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../i18n.ts';
import { useTicketCards } from './useTicketCards.ts';

const i18n = createI18n('sv', { sv: { common, tickets: texts } });

const Cards = ({ phase }: { phase: FestivalPhase }) => <TicketsSection {...useTicketCards(phase)} />;
const cards = (phase: FestivalPhase) => {
  render(
    <I18nextProvider i18n={i18n}>
      <Cards phase={phase} />
    </I18nextProvider>,
  );
  return screen.getAllByRole('listitem').filter(item => within(item).queryByRole('heading'));
};
const { soldOut, notYet, lastDays, over, atDoor, shop, watch } = texts.cards;
const release = notYet.replace('{{release}}', copyVariables(edition, 'sv').release);
const dayPass = copyVariables(edition, 'sv', facts)['dayPass'] ?? '';

const sold: Readonly<Partial<Record<FestivalPhase, string[]>>> = { during: ['day', 'parents'], after: [] };

// TICKET-2
it.each(festivalPhases)('four cards in the phase %s lead to the shop in the page’s language for as long as each is sold', phase => {
  const all = cards(phase);
  expect(all).toHaveLength(4);
  const links = all.flatMap(card => within(card).queryAllByRole('link')).map(link => link.getAttribute('href'));
  const types = sold[phase] ?? ['lan', 'festival', 'day', 'parents'];
  expect(links).toEqual(types.map(type => `${edition.tickets.shopUrl}/sv/${type}-${edition.year}`));
});

it.each([
  ['before-sale', [release, release, release, release], [shop, shop, shop, shop]],
  ['last-days', [lastDays, lastDays, lastDays, lastDays], ['Köp LAN-biljett', 'Köp festivalpass', 'Köp dagsbiljett', 'Köp föräldrapass']],
  ['sold-out', [soldOut, soldOut, soldOut, soldOut], [watch, watch, watch, watch]],
  ['during', [over, over, atDoor, atDoor], ['Köp dagsbiljett', 'Köp föräldrapass']],
  ['after', [over, over, over, over], []],
] as [FestivalPhase, string[], string[]][])('says where the sale stands: %s', (phase, states, buttons) => {
  const all = cards(phase);
  all.forEach((card, index) => expect(card).toHaveTextContent(states[index]!));
  expect(all.flatMap(card => within(card).queryAllByRole('link')).map(link => link.textContent)).toEqual(buttons);
});

it('says when a day pass is valid', () => {
  expect(cards('on-sale')[2]!.textContent.replaceAll('\u00A0', ' ')).toContain(`Gäller ${dayPass.replaceAll('\u00A0', ' ')}.`);
});

it.each(['on-sale', 'last-days'] as const)('sells all four: %s', phase => {
  const names = cards(phase).map(card => within(card).getByRole('link').textContent);
  expect(names).toEqual(['Köp LAN-biljett', 'Köp festivalpass', 'Köp dagsbiljett', 'Köp föräldrapass']);
});
