import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TournamentTable } from './index.ts';
import { words } from './TournamentTable.fixtures.ts';

test('shows cover, link and values of a tournament in its row', () => {
  render(<TournamentTable {...words.sv} />);
  const [, first] = within(screen.getByRole('table', { name: 'Turneringar' })).getAllByRole('row');
  const row = within(first!);
  expect(row.getByRole('img', { name: 'En pokal' })).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Counter-Strike 2 Masters' })).toHaveAttribute('href', '/esports/tournaments/cs2');
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['', ...words.sv.rows[0]!.values]);
});

test('labels each value of a row with its column, for narrow screens that show rows as cards', () => {
  render(<TournamentTable {...words.sv} />);
  const { columns } = words.sv.labels;
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Turnering', ...columns]);
  const [, ...cells] = within(screen.getAllByRole('row')[1]!).getAllByRole('cell');
  expect(cells.map(cell => cell.dataset['label'])).toEqual(columns);
});
