import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from './index.ts';

test('renders its title and its button', () => {
  render(<EmptyState title="Inget här" actions={<button type="button">Visa alla</button>} />);
  expect(screen.getByText('Inget här')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Visa alla' })).toBeInTheDocument();
});
