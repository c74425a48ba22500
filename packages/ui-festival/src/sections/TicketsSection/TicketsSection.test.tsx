import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TicketsSection } from './index.ts';
import { words } from './TicketsSection.fixtures.ts';

// TICKET-3
test('shows no price of tickets that have none', () => {
  render(<TicketsSection {...words.sv} />);
  expect(screen.queryByText(/ kr$/)).toBeNull();
});
