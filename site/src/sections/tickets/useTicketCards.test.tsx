import { edition } from '@edition/edition.ts';
import { facts } from '@edition/facts.ts';
import common from '@edition/copy/sv/common.json';
import texts from '@edition/copy/sv/tickets.json';
import { copyVariables } from '@tand/editions';
import { festivalPhases, type FestivalPhase } from '@tand/festival';
import { TicketsSection } from '@tand/ui-festival';
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../i18n.ts';
import { useTicketCards } from './useTicketCards.ts';

afterEach(cleanup);
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

describe.each(festivalPhases)('in the phase %s', phase => {
  it('shows four cards that lead to the shop in the page’s language', () => {
    const links = cards(phase).map(card => within(card).getByRole('link').getAttribute('href'));
    expect(links).toEqual(['lan', 'festival', 'day', 'parents'].map(type => `${edition.tickets.shopUrl}/sv/${type}-${edition.year}`));
  });
});

it.each([
  ['before-sale', [release, release, release, release], [shop, shop, shop, shop]],
  ['last-days', [lastDays, lastDays, lastDays, lastDays], ['Köp LAN-biljett', 'Köp festivalpass', 'Köp dagsbiljett', 'Köp föräldrapass']],
  ['sold-out', [soldOut, soldOut, soldOut, soldOut], [watch, watch, watch, watch]],
  ['during', [over, over, atDoor, atDoor], [shop, shop, 'Köp dagsbiljett', 'Köp föräldrapass']],
  ['after', [over, over, over, over], [shop, shop, shop, shop]],
] as [FestivalPhase, string[], string[]][])('says where the sale stands: %s', (phase, states, buttons) => {
  cards(phase).forEach((card, index) => {
    expect(card).toHaveTextContent(states[index]!);
    expect(within(card).getByRole('link', { name: buttons[index]! })).toBeVisible();
  });
});

it('says when a day pass is valid', () => {
  expect(cards('on-sale')[2]!.textContent.replaceAll('\u00A0', ' ')).toContain(`Gäller ${dayPass.replaceAll('\u00A0', ' ')}.`);
});

it.each(['on-sale', 'last-days'] as const)('sells all four: %s', phase => {
  const names = cards(phase).map(card => within(card).getByRole('link').textContent);
  expect(names).toEqual(['Köp LAN-biljett', 'Köp festivalpass', 'Köp dagsbiljett', 'Köp föräldrapass']);
});
