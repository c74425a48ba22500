import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ComparisonSection } from './index.ts';
import { words } from './ComparisonSection.fixtures.ts';

test('has one table with a row for each point and a column for each compared thing', () => {
  render(<ComparisonSection {...words.sv} />);
  const table = within(screen.getByRole('table', { name: words.sv.labels.caption }));
  expect(table.getAllByRole('columnheader').map(head => head.textContent)).toEqual(words.sv.columns);
  expect(table.getAllByRole('rowheader').map(head => head.textContent)).toEqual(words.sv.rows.map(({ label }) => label));
  const breakfast = within(table.getByRole('row', { name: /^Frukost/ }));
  expect(breakfast.getAllByRole('cell').map(cell => cell.textContent)).toEqual(['Ingår inte', 'Ingår inte', 'Ingår']);
});
