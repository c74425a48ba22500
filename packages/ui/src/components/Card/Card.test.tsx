import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from './index.ts';

test('has the band "card" by default', () => {
  render(<Card>Fakta</Card>);
  expect(screen.getByText('Fakta')).toHaveAttribute('data-band', 'card');
});

test('renders the given HTML element', () => {
  render(<Card element="article">Nyhet</Card>);
  expect(screen.getByRole('article')).toHaveTextContent('Nyhet');
});
