import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './index.ts';

const trail = (
  <Breadcrumbs
    labels={{ navigation: 'Du är här' }}
    items={[{ text: 'Hem', href: '/home' }, { text: 'Mat', href: '/food' }, { text: 'Kiosker' }]}
  />
);

test('links all pages but the current one', () => {
  render(trail);
  expect(screen.getByRole('navigation', { name: 'Du är här' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Hem', 'Mat']);
  expect(screen.getByText('Kiosker')).toHaveAttribute('aria-current', 'page');
});

test('renders no navigation without items', () => {
  render(<Breadcrumbs labels={{ navigation: 'Du är här' }} items={[]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
