import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { TicketsSection } from './index.ts';
import { words } from './TicketsSection.fixtures.ts';

const pattern = <TicketsSection {...words.sv} />;
describeConformance(pattern);

test('every ticket leads to the shop in a new tab', () => {
  render(pattern);
  const cards = within(screen.getByRole('region', { name: 'Välj din ask' })).getAllByRole('article');
  expect(cards.map(card => within(card).getByRole('link').getAttribute('href'))).toEqual(
    ['lan', 'festival', 'day', 'parents'].map(id => `https://tickets.tand.example/sv/${id}-2025`),
  );
  expect(within(cards[0]!).getByRole('link', { name: /Köp LAN-biljett/ })).toHaveAttribute('target', '_blank');
});

// TICKET-3
test('no price is shown where there is none', () => {
  render(pattern);
  expect(screen.queryByText(/ kr$/)).toBeNull();
});
