import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Programme } from './index.ts';
import { words } from './Programme.fixtures.ts';

test('what went wrong takes its place', () => {
  render(<Programme {...words.sv} schedule={null} failure={<p>Schemat gick inte att hämta.</p>} after={<p>Öppna data</p>} />);
  expect(screen.getByText('Schemat gick inte att hämta.')).toBeInTheDocument();
  expect(screen.queryByText('Öppna data')).toBeNull();
});
