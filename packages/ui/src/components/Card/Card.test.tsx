import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from './index.ts';

test('has a band of its own', () => {
  render(<Card>Fakta</Card>);
  expect(screen.getByText('Fakta')).toHaveAttribute('data-band', 'card');
});

test('can be an article', () => {
  render(<Card element="article">Nyhet</Card>);
  expect(screen.getByRole('article')).toHaveTextContent('Nyhet');
});
