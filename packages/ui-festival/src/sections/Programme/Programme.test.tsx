import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Programme } from './index.ts';
import { words } from './Programme.fixtures.ts';

test('has the heading of the page, and renders `after` below the programme', () => {
  render(<Programme {...words.sv} after={<p>Öppna data</p>} />);
  expect(screen.getByRole('heading', { level: 1, name: words.sv.title })).toBeInTheDocument();
  const schedule = document.querySelector('[data-component=Schedule]')!;
  expect(schedule.compareDocumentPosition(screen.getByText('Öppna data'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
