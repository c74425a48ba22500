import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ComparisonSection } from './index.ts';
import { words } from './ComparisonSection.fixtures.ts';

afterAll(() => page.viewport(1280, 800));

const cells = () => screen.getAllByRole('cell').filter(cell => cell.textContent && cell.checkVisibility());

test('shows one column at a time on a phone, and all on a desktop', async () => {
  await page.viewport(390, 800);
  render(<ComparisonSection {...words.sv} />);
  expect(cells().map(cell => cell.textContent)).toEqual(
    words.sv.rows.map(({ values: [first] }) => (typeof first === 'string' ? first : first!.label)),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Stuga' }));
  expect(cells().map(cell => cell.textContent)).toEqual(['Säng med madrass', 'Så tyst som sällskapet', 'Ingår', 'Åtta minuter']);
  await page.viewport(1280, 800);
  expect(cells()).toHaveLength(words.sv.columns.length * words.sv.rows.length);
  expect(screen.queryByRole('radio')).toBeNull();
});
