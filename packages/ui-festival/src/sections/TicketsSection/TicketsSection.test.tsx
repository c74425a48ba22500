import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TicketsSection } from './index.ts';
import { words } from './TicketsSection.fixtures.ts';

// TICKET-3
test('shows no price if it is missing', () => {
  render(<TicketsSection {...words.sv} />);
  expect(screen.queryByText(/ kr$/)).toBeNull();
});
