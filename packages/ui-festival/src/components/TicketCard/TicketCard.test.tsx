import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TicketCard } from './index.ts';

const action = { href: 'https://tickets.tand.example/sv/lan', text: 'Köp LAN-biljett', isExternal: true };

test('shows title, contents, price and the link to buy', () => {
  render(
    <TicketCard title="LAN" price="995 kr" action={action}>
      Bord och stol
    </TicketCard>,
  );
  const ticket = within(screen.getByRole('article'));
  expect(ticket.getByRole('heading', { level: 3, name: 'LAN' })).toBeInTheDocument();
  expect(ticket.getByText('Bord och stol')).toBeInTheDocument();
  expect(ticket.getByText('995 kr')).toBeInTheDocument();
  expect(ticket.getByRole('link', { name: 'Köp LAN-biljett' })).toHaveAttribute('target', '_blank');
});

// TICKET-3
test('shows neither a price nor a link if they are missing', () => {
  render(<TicketCard title="Dagspass" />);
  expect(screen.queryByText(/ kr$/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['LAN', 'tiny'],
  ['4 dygn', 'short'],
  ['Dagspass', 'medium'],
  ['Festivalpass', 'long'],
  ['Föräldrar och vårdnadshavare', 'sentence'],
])('sets `data-fit` of the title "%s" to "%s"', (title, fit) => {
  render(<TicketCard title={title} />);
  expect(screen.getByRole('heading', { name: title })).toHaveAttribute('data-fit', fit);
});
